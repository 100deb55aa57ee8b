import { knownWord } from '@portal/contracts';
import { coverMotifs, type ArticleCover } from '@portal/contracts/article';
import { pick } from '@portal/ui';
import { drawings, type Ground } from './drawings.ts';

const GROUNDS: readonly Ground[] = [
  { base: '#0A4B31', stripe: '#0E5A3B' },
  { base: '#6B1426', stripe: '#831A30' },
  { base: '#0C4A58', stripe: '#10596A' },
  { base: '#123C7B', stripe: '#174B99' },
  { base: '#27313A', stripe: '#313D48' },
  { base: '#5A3A06', stripe: '#6C470A' },
];
/** What a drawing cannot do without: grass is green, a hall has its floor. */
const OWN_GROUND: Partial<Record<ArticleCover['motif'], Ground>> = {
  pitch: { base: '#0A4B31', stripe: '#0E5A3B' },
  basketball: { base: '#7A2E10', stripe: '#8F3814' },
};
const WITHOUT_COLOUR = '#5B6B79';

/**
 * The drawn cover of an article as the address of a picture: SVG in 16:9, small enough to travel with the page.
 * Always the same for an article; `seed` is its id. A picture rather than elements of the page, so that many covers
 * share no ids, and each can stand wherever a photo could.
 */
export function coverPicture({ motif, colors, monograms }: Pick<ArticleCover, 'motif' | 'colors' | 'monograms'>, seed: string | number): string {
  const ground = OWN_GROUND[motif] ?? pick(GROUNDS, `cover ${seed}`);
  // Far apart where something stands between the teams.
  const reach = motif === 'pitch' || motif === 'stand' ? 72 : 124;
  const shields = colors
    .map((color, place) => shield(colors.length === 1 ? 200 : 200 + (place === 0 ? -reach : reach), color, monograms[place] ?? ''))
    .join('');
  return addressOf(
    `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 400 225' width='400' height='225'><path d='M0 0h400v225H0z' fill='${ground.base}'/>${drawings[knownWord(coverMotifs, motif) ?? 'ball'](ground)}${shields}</svg>`,
  );
}

/** A shield in a team's colour. Drawn here: no club's badge. */
function shield(x: number, given: string, monogram: string): string {
  const color = /^#[\da-f]{6}$/i.test(given) ? given : WITHOUT_COLOUR;
  const words = monogram
    ? `<text x='0' y='8' font-family='sans-serif' font-size='30' font-weight='700' text-anchor='middle' fill='${isLight(color) ? '#12211A' : '#fff'}'>${escaped(monogram.slice(0, 4))}</text>`
    : '';
  return `<g transform='translate(${x} 112)'><path d='M-40-48h80v44c0 26-17 40-40 52c-23-12-40-26-40-52z' fill='${color}' stroke='#fff' stroke-width='5' stroke-linejoin='round'/>${words}</g>`;
}

/** Whether dark letters read better on it (relative luminance above a half of what the eye takes for the middle). */
function isLight(hex: string): boolean {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255);
  return 0.2126 * red ** 2.2 + 0.7152 * green ** 2.2 + 0.0722 * blue ** 2.2 > 0.36;
}

const escaped = (words: string) => words.replace(/[<>&'"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
/** Only what an address must not hold is encoded: half as long as all of it. */
const addressOf = (svg: string) => `data:image/svg+xml,${svg.replace(/[%#<>"&]|[^\x20-\x7e]+/g, (part) => encodeURIComponent(part.toWellFormed()))}`;
