import { MATCHDAY, stageOf } from '../stages.ts';

/** Where in the competition the following matches stand. */
export interface Place {
  readonly stage: string | null;
  readonly group: string | null;
  readonly round: string | null;
}

export const NOWHERE: Place = { stage: null, group: null, round: null };

/** `▪ First Stage`, `▪▪ Group A`, `» League, Matchday 1`, `== Finals`; null when the line is no marked heading. */
export function readHeading(text: string): { level: 1 | 2; words: string } | null {
  const match = /^(={2,}|[▪»]+)\s*([\p{L}\d].*?)\s*=*$/u.exec(text);
  if (!match?.[1] || !match[2]) return null;
  const marks = match[1].startsWith('=') ? match[1].length - 1 : match[1].length;
  return { level: marks > 1 ? 2 : 1, words: match[2] };
}

/** '7. Spieltag', 'Jornada 7', 'Round'. */
const NUMBERED = String.raw`(?:\d+[.ªa]? ?)?(?:${MATCHDAY}|round|runde)(?:\s+\d+)?`;
const bare = new RegExp(
  String.raw`^(group\s+\w{1,3}|regular season.*|${NUMBERED}|round of \d+|(?:last|best of) \d+|1\/\d+ finals?|(?:quarter|semi|eighth)[- ]?finals?|finals?|(?:match|play-?off) for third place|third[- ]place.*|play-?offs?.*|(?:league|group|knockout|preliminary|qualifying) (?:stage|phase|round).*)$`,
  'i',
);

/** A heading without a mark in front, as older files have it: `Group A:`, `Matchday 7`, `Quarter-finals`. */
export function readBareHeading(text: string): string | null {
  const words = text.replace(/:$/, '').trim();
  return bare.test(words) ? words : null;
}

/** The place after a heading. A first-level heading closes what stood before it. */
export function placeAfter(place: Place, level: 1 | 2, words: string): Place {
  const [first = '', ...others] = words.replace(/\s*\|.*$/, '').split(/,\s+/);
  const base = level === 1 ? NOWHERE : { ...place, group: null, round: null };
  const placed = put(base, level, first.trim());
  return others.length > 0 ? put(placed, 2, others.join(', ').trim()) : placed;
}

/** A heading without a mark ends a round or group, never the stage above it. */
export function placeAfterBare(place: Place, words: string): Place {
  const base = { ...place, group: null, round: null };
  const numbered = /^group\s/i.test(words) || new RegExp(`^${NUMBERED}$`, 'i').test(words);
  return numbered ? put(base, 2, words) : put(NOWHERE, 1, words);
}

function put(place: Place, level: 1 | 2, words: string): Place {
  if (/^group\s+\S+$/i.test(words)) return { ...place, group: words };
  const { key } = stageOf({ stage: null, group: null, round: words });
  return key === 'matchday' || key === 'round' || level === 2 ? { ...place, round: words } : { ...place, stage: words };
}
