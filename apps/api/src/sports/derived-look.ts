import { hash32 } from '@portal/domain';
import { clubWords } from './bare-name.ts';

/** Pairs that can be told apart on both themes. */
const palettes = [
  ['#d32f2f', '#ffffff'],
  ['#1565c0', '#ffffff'],
  ['#2e7d32', '#ffffff'],
  ['#f9a825', '#1a1a1a'],
  ['#6a1b9a', '#ffffff'],
  ['#00838f', '#ffffff'],
  ['#ef6c00', '#1a1a1a'],
  ['#37474f', '#ffffff'],
  ['#ad1457', '#ffffff'],
  ['#283593', '#ffd54f'],
] as const;

const fillers = new Set([...clubWords, 'the', 'de', 'of', 'do', 'da']);

/** Code, monogram and colours for a team nobody has described: the same for the same name, in every process. */
export function derivedLook(nameSlug: string, key: string): { code: string; monogram: string; colours: readonly string[] } {
  const words = nameSlug
    .split('-')
    .map((word) => word.replace(/\d/g, ''))
    .filter(Boolean);
  const telling = words.filter((word) => !fillers.has(word));
  const chosen = telling.length > 0 ? telling : words;
  const initials = chosen.map((word) => word.charAt(0)).join('');
  const first = chosen[0] ?? 'xxx';
  const code = (initials.length >= 3 ? initials : first.length >= 3 ? first : `${initials}${first}xxx`).slice(0, 3).toUpperCase();
  const monogram = (initials.length >= 2 ? initials : `${first}xx`).slice(0, 2).toUpperCase();
  return { code, monogram, colours: palettes[hash32(key) % palettes.length] ?? palettes[0] };
}
