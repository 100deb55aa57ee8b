/** Which years a file may speak of, from its title or its "# Date" line. */
export interface Season {
  readonly label: string;
  readonly years: readonly number[];
}

/** '2026' -> 2026, '2026/27' and '2026-2027' -> 2026 and 2027, both called '2026/27'. Behind it may stand a part of the season: 'Liga MX 2019/20 - Apertura'. */
export function readSeason(text: string): { season: Season; rest: string } | null {
  const match = /\s*\b((?:18|19|20)\d{2})(?:\s?[/-]\s?(\d{4}|\d{2}))?(?<part>\s*[-–,|]\s*\p{L}[\p{L} ]{2,30})?\s*$/u.exec(text);
  if (!match?.[1]) return null;
  const first = Number(match[1]);
  const second = match[2] === undefined ? null : Math.floor(first / 100) * 100 + (Number(match[2]) % 100);
  const years = second === null ? [first] : [first, second < first ? second + 100 : second];
  const label = match[2] === undefined ? match[1] : `${match[1]}/${match[2].slice(-2)}`;
  return { season: { label, years }, rest: `${text.slice(0, match.index)}${match.groups?.part ?? ''}`.trim() };
}
