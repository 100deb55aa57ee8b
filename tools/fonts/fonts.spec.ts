import { readFileSync } from 'node:fs';
import path from 'node:path';
import { cuts } from './cuts.ts';
import { BEGINNING, sheetOf } from './sheet.ts';
import { deviceWidth, faceOfOurs, faces, standIns, textOf, widthIn, type StandIn } from './stand-ins.ts';
import { LETTERS, MARKED } from './text.ts';

const root = path.resolve(import.meta.dirname, '../..');
const sheet = readFileSync(path.join(root, 'libs/ui/src/fonts.css'), 'utf8');
const tokens = readFileSync(path.join(root, 'libs/ui/src/tokens.css'), 'utf8');
const [, computed = ''] = sheet.split(BEGINNING);
const all = standIns();
const keyOf = ({ family, weight, style }: { family: string; weight: number; style: string }) => `${family} ${weight} ${style}`;

it('what the sheet says is what the files of the fonts say', () => {
  expect(computed).toBe(sheetOf(all));
});

it('every weight that is fetched has its own stand-ins, and no other has', () => {
  const fetched = [...computed.matchAll(/font-family: '([^']+)';\s+font-style: (\w+);\s+font-weight: (\d+)(?: (\d+))?;\s+font-display/g)];
  const ranges = fetched.map(([, family = '', style = '', from = '', to = from]) => `${family} ${style} ${from}-${to}`);
  expect(ranges).toEqual(cuts.flatMap(({ family, style, weights }) => Array(2).fill(`${family} ${style} ${weights[0]}-${weights.at(-1)}`)));
  expect(new Set(all.map(keyOf))).toEqual(new Set(faces.map(keyOf)));
});

it('they are asked for where their face is, in the order of devices', () => {
  for (const family of new Set(faces.map((face) => face.family))) {
    const stack = tokens.slice(tokens.indexOf(`: '${family}'`)).split(';')[0] ?? '';
    const names = [...new Set(all.filter((one) => one.family === family).map(({ name }) => name))];
    expect(names).toHaveLength(3);
    expect([...stack.matchAll(/'([^']+fallback[^']*)'/g)].map(([, name]) => name)).toEqual(names);
  }
});

const cutOf = ({ style, weight }: StandIn) => (style === 'italic' ? (weight < 600 ? 'italic' : 'boldItalic') : weight < 600 ? 'regular' : 'bold');
const lineOf = (ours: StandIn, text: string) => {
  const face = faceOfOurs(ours);
  return [...text].reduce((sum, letter) => sum + widthIn(face, letter, ours), 0);
};
const SENTENCES = [
  'Bóng đá không dừng đồng hồ mỗi khi bóng chết. Trọng tài cộng những khoảng mất đi rồi trả lại ở cuối mỗi hiệp: thay người, chấn thương, kỷ luật, ăn mừng bàn thắng.',
  'Xem ở nhà rõ hơn, xem ở sân nhớ lâu hơn. Nếu đây là lần đầu, vài điều nhỏ dưới đây giúp bạn đỡ bỡ ngỡ; và hát, không thuộc lời thì vỗ tay theo.',
];
const heights = (one: StandIn) => [one.ascent, one.descent, one.lineGap].map((part) => (part * one.size) / 10_000);

describe.each(all.filter(({ family, range, name }) => family === 'Be Vietnam Pro' && range === undefined && name.endsWith('fallback')))(
  '$name $weight $style',
  (one) => {
    it.each(SENTENCES)('is as wide as ours, but for a letter or so in a hundred, in words that it was not measured by: %s', (text) => {
      const width = [...text].reduce((sum, letter) => sum + (deviceWidth('arial', cutOf(one), letter) * one.size) / 100, 0);
      expect(Math.abs(width / lineOf(one, text) - 1)).toBeLessThan(0.015);
    });

    it.each(SENTENCES)('and so it is where Linux takes marked letters of another face: %s', (text) => {
      const marked = all.find(({ name, weight, style, range }) => name.endsWith('wide') && range && weight === one.weight && style === one.style)!;
      const width = [...text].reduce((sum, letter) => {
        const [device, { size }] = MARKED.holds(letter) ? (['dejavu', marked] as const) : (['arial', one] as const);
        return sum + (deviceWidth(device, cutOf(one), letter) * size) / 100;
      }, 0);
      expect(Math.abs(width / lineOf(one, text) - 1)).toBeLessThan(0.015);
    });
  },
);

it('a bolder face of ours is wider, and so is its stand-in as long as the device has no bolder one', () => {
  const sizes = (weights: readonly number[]) =>
    weights.map((weight) => all.find((one) => one.name === 'Be Vietnam Pro fallback' && one.style === 'normal' && one.weight === weight)!.size);
  for (const same of [sizes([400, 500]), sizes([600, 700, 800])]) expect(same).toEqual(same.toSorted((a, b) => a - b));
  expect(new Set(sizes([400, 500, 600, 700, 800])).size).toBe(5);
});

it('lines are as high as with our faces', () => {
  for (const one of all) {
    const { ascent, descent, lineGap } = faceOfOurs(one);
    for (const [place, height] of [ascent, descent, lineGap].entries()) expect(heights(one)[place]).toBeCloseTo(height, 3);
  }
});

it('figures of tables are all as wide as each other, where the file has such', () => {
  const ours = faces.find(({ family }) => family === 'Barlow Semi Condensed')!;
  const face = faceOfOurs(ours);
  expect(new Set([...'0123456789'].map((letter) => widthIn(face, letter, ours))).size).toBe(1);
  expect(new Set([...'0123456789'].map((letter) => face.widthOf(letter))).size).toBeGreaterThan(1);
});

it('every letter of the texts is known of every device', () => {
  for (const face of faces) expect([...textOf(face)].filter((letter) => !LETTERS.includes(letter))).toEqual([]);
});
