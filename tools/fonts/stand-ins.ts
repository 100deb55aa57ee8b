import { cuts, sourceOf, type Cut as FontCut } from './cuts.ts';
import devices from './devices.json' with { type: 'json' };
import { faceOf, type Face } from './face.ts';
import { FIGURES, LETTERS, MARKED, PROSE } from './text.ts';

/** One weight of ours. */
export interface Ours extends Pick<FontCut, 'family' | 'style'> {
  readonly weight: number;
}
type DeviceName = keyof typeof devices.faces;
type Cut = 'regular' | 'medium' | 'bold' | 'italic' | 'boldItalic';
/** What stands in its place on a device: `size` and the three measures of lines as CSS wants them, in percent. */
export interface StandIn extends Ours {
  readonly name: string;
  readonly local: readonly string[];
  /** Where it is for some letters only. */
  readonly range?: string;
  readonly size: number;
  readonly ascent: number;
  readonly descent: number;
  readonly lineGap: number;
}

/** As fonts.css has them; its spec says so. */
export const faces: readonly Ours[] = cuts.flatMap(({ family, style, weights }) => weights.map((weight) => ({ family, style, weight })));

/**
 * What devices have, the most usual first: Arial on Windows and Apple's, or what has its measures (Helvetica, Liberation Sans), then Android's Roboto, then DejaVu Sans,
 * from which Linux also takes the Vietnamese letters that its Liberation Sans lacks. Later Androids have one Roboto for all weights: its plain face comes last.
 */
const kinds: Readonly<Record<DeviceName, { suffix: string; local: Readonly<Partial<Record<Cut, readonly string[]>>> }>> = {
  arial: {
    suffix: 'fallback',
    local: {
      regular: ['Arial', 'ArialMT', 'Helvetica', 'Liberation Sans'],
      bold: ['Arial Bold', 'Arial-BoldMT', 'Helvetica-Bold', 'Liberation Sans Bold'],
      italic: ['Arial Italic', 'Arial-ItalicMT', 'Helvetica-Oblique', 'Liberation Sans Italic'],
      boldItalic: ['Arial Bold Italic', 'Arial-BoldItalicMT', 'Helvetica-BoldOblique', 'Liberation Sans Bold Italic'],
    },
  },
  roboto: {
    suffix: 'fallback android',
    local: {
      regular: ['Roboto', 'Roboto-Regular'],
      medium: ['Roboto Medium', 'Roboto-Medium', 'Roboto', 'Roboto-Regular'],
      bold: ['Roboto Bold', 'Roboto-Bold', 'Roboto', 'Roboto-Regular'],
      italic: ['Roboto Italic', 'Roboto-Italic'],
      boldItalic: ['Roboto Bold Italic', 'Roboto-BoldItalic'],
    },
  },
  dejavu: {
    suffix: 'fallback wide',
    local: {
      regular: ['DejaVu Sans', 'DejaVuSans'],
      bold: ['DejaVu Sans Bold', 'DejaVuSans-Bold'],
      italic: ['DejaVu Sans Oblique', 'DejaVuSans-Oblique'],
      boldItalic: ['DejaVu Sans Bold Oblique', 'DejaVuSans-BoldOblique'],
    },
  },
};

/** For every face of ours what stands in its place on each kind of device, in the order of fonts.css. */
export function standIns(): StandIn[] {
  const mine = faces.map(faceOfOurs);
  return (Object.keys(kinds) as DeviceName[]).flatMap((device) =>
    faces.flatMap((ours, place) => partsOf(ours, device).map((part) => standIn(ours, mine[place] as Face, device, part))),
  );
}

interface Part {
  readonly range?: string;
  readonly holds: (letter: string) => boolean;
}
const WHOLE: Part = { holds: () => true };
/** The marked letters of DejaVu Sans stand among others of its own or of Liberation Sans: as wide as ours either way, if they are measured by themselves. */
const partsOf = ({ family }: Ours, device: DeviceName): readonly Part[] =>
  device === 'dejavu' && family === 'Be Vietnam Pro' ? [{ holds: (letter) => !MARKED.holds(letter) }, MARKED] : [WHOLE];

function standIn(ours: Ours, mine: Face, device: DeviceName, { range, holds }: Part): StandIn {
  const { suffix, local } = kinds[device];
  const cut = cutOf(ours, device);
  const size = ratio(ours, mine, (letter) => deviceWidth(device, cut, letter), holds);
  const { ascent, descent, lineGap } = mine;
  // Measures of lines are scaled by size-adjust as well: ours, once scaled.
  const measure = (length: number) => percent(length / size);
  return {
    ...ours,
    name: `${ours.family} ${suffix}`,
    local: local[cut] ?? [],
    ...(range !== undefined && { range }),
    size: percent(size),
    ascent: measure(ascent),
    descent: measure(descent),
    lineGap: measure(lineGap),
  };
}

const percent = (part: number): number => Math.round(part * 10_000) / 100;

function cutOf({ weight, style }: Ours, device: DeviceName): Cut {
  if (style === 'italic') return weight < 600 ? 'italic' : 'boldItalic';
  if (weight >= 600) return 'bold';
  return weight === 500 && 'medium' in devices.faces[device] ? 'medium' : 'regular';
}

/** How much wider the text is in our face than in the device's. */
function ratio(ours: Ours, mine: Face, there: (letter: string) => number, holds: Part['holds']): number {
  const letters = [...textOf(ours)].filter(holds);
  const sum = (width: (letter: string) => number) => letters.reduce((all, letter) => all + width(letter), 0);
  return sum((letter) => widthIn(mine, letter, ours)) / sum(there);
}

export const textOf = ({ family }: Ours): string => (family === 'Be Vietnam Pro' ? PROSE : FIGURES);

/** In ems. Throws for a letter that the family lacks. */
export function widthIn(mine: Face, letter: string, { family }: Pick<Ours, 'family'>): number {
  const width = mine.widthOf(letter, family === 'Barlow Semi Condensed');
  if (width === undefined) throw new Error(`${family} has no ${letter}`);
  return width;
}

/** In ems. Throws for a letter that devices.json does not know. */
export function deviceWidth(device: DeviceName, cut: Cut, letter: string): number {
  const row: Partial<Record<Cut, (number | null)[]>> = devices.faces[device];
  const width = row[cut]?.[[...LETTERS].indexOf(letter)];
  if (typeof width !== 'number') throw new Error(`${letter} of ${device} (${cut}) is not known: see README.md`);
  return width / devices.em;
}

/** As its family drew it; what is fetched has the same measures (files.spec.ts). */
export const faceOfOurs = (ours: Ours): Face => faceOf(sourceOf(ours, ours.weight));

/** As it stands in fonts.css. */
export const cssOf = (all: readonly StandIn[]): string =>
  all
    .map(({ name, style, weight, local, range, size, ascent, descent, lineGap }) =>
      [
        '@font-face {',
        `  font-family: '${name}';`,
        `  font-style: ${style};`,
        `  font-weight: ${weight};`,
        `  src: ${local.map((one) => `local('${one}')`).join(', ')};`,
        ...(range ? [`  unicode-range: ${range};`] : []),
        `  size-adjust: ${size}%;`,
        `  ascent-override: ${ascent}%;`,
        `  descent-override: ${descent}%;`,
        `  line-gap-override: ${lineGap}%;`,
        '}',
        '',
      ].join('\n'),
    )
    .join('\n');
