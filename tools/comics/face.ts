import { INK, LINE, shape, stroke, type Pen } from './pen.ts';

export type Mood = 'calm' | 'happy' | 'laugh' | 'shout' | 'wonder' | 'sad' | 'cross' | 'puzzled' | 'asleep' | 'sly' | 'hurt';
type Eyes = 'open' | 'arched' | 'shut' | 'tight' | 'half';
type Mouth = 'smile' | 'grin' | 'shout' | 'round' | 'frown' | 'flat' | 'wry' | 'teeth';

/** Brows: how high they are at the nose and at the temple (up is negative), of the near eye and of the far one. */
interface Look {
  readonly brows: readonly [inner: number, outer: number];
  readonly farBrow?: readonly [inner: number, outer: number];
  readonly eyes: Eyes;
  readonly mouth: Mouth;
}

const LOOKS: Readonly<Record<Mood, Look>> = {
  calm: { brows: [-20, -19], eyes: 'open', mouth: 'smile' },
  happy: { brows: [-24, -20], eyes: 'open', mouth: 'grin' },
  laugh: { brows: [-23, -19], eyes: 'arched', mouth: 'grin' },
  shout: { brows: [-25, -21], eyes: 'open', mouth: 'shout' },
  wonder: { brows: [-27, -23], eyes: 'open', mouth: 'round' },
  sad: { brows: [-26, -17], eyes: 'open', mouth: 'frown' },
  cross: { brows: [-14, -23], eyes: 'open', mouth: 'frown' },
  puzzled: { brows: [-18, -20], farBrow: [-27, -26], eyes: 'open', mouth: 'flat' },
  asleep: { brows: [-19, -17], eyes: 'shut', mouth: 'smile' },
  sly: { brows: [-17, -20], farBrow: [-24, -23], eyes: 'half', mouth: 'wry' },
  hurt: { brows: [-20, -16], eyes: 'tight', mouth: 'teeth' },
};

function eye(head: Pen, kind: Eyes, x: number, side: number, gaze: readonly [number, number], skin: string): string {
  const thin = Math.max(2.5, 3.2 * head.scale);
  const line = (path: string) => stroke(head.path(path), INK, Math.max(3, 4 * head.scale));
  if (kind === 'arched') return line(`M${x - 9} 2Q${x} -12 ${x + 9} 2`);
  if (kind === 'shut') return line(`M${x - 9} -4Q${x} 6 ${x + 9} -4`);
  if (kind === 'tight') return line(`M${x + side * 8} -10L${x - side * 7} -3L${x + side * 8} 4`);
  // From afar only the pupil is seen.
  if (head.scale < 0.5) return head.oval([x + gaze[0] * 2, -3 + gaze[1] * 2], 5.5, 5.5, INK, 0);
  const pupil =
    head.oval([x + gaze[0] * 3.6, -3 + gaze[1] * 4.5], 5.8, 5.8, INK, 0) +
    (head.scale < 1.2 ? '' : head.oval([x + gaze[0] * 3.6 + 1.6, -5.4 + gaze[1] * 4.5], 1.9, 1.9, '#fff', 0));
  const lid = kind === 'half' ? shape(head.path(`M${x - 9} -3L${x - 9} -16L${x + 9} -16L${x + 9} -5Z`), skin, 0) + line(`M${x - 9} -3L${x + 9} -5`) : '';
  return head.oval([x, -3], 8.8, 11, '#fff', thin) + pupil + lid;
}

function mouth(head: Pen, kind: Mouth, x: number): string {
  const m = head.sub([x, 24]);
  const thick = Math.max(3, 4 * head.scale);
  const thin = Math.max(2.5, 3.4 * head.scale);
  if (kind === 'smile') return stroke(m.path('M-13 -2Q0 11 13 -3'), INK, thick);
  if (kind === 'frown') return stroke(m.path('M-10 5Q0 -6 11 5'), INK, thick);
  if (kind === 'flat') return stroke(m.path('M-9 3Q0 -2 10 2'), INK, thick);
  if (kind === 'wry') return stroke(m.path('M-10 2Q2 6 13 -5'), INK, thick);
  if (kind === 'round') return m.oval([0, 3], 7, 9, '#7A2230', thin);
  if (kind === 'teeth') return shape(m.path('M-13 -2Q0 -9 13 -2Q14 8 10 9Q0 4 -10 9Q-14 8 -13 -2Z'), '#fff', thin) + stroke(m.path('M-12 3Q0 -2 12 3'), INK, 2);
  const open = kind === 'shout' ? 'M-17 -7Q0 -13 17 -7Q20 22 0 22Q-20 22 -17 -7Z' : 'M-18 -6Q0 -1 18 -6Q16 16 0 16Q-16 16 -18 -6Z';
  const teeth = kind === 'shout' ? 'M-14 -7Q0 -12 14 -7L13 -2Q0 -6 -13 -2Z' : 'M-16 -5Q0 -1 16 -5L14 1Q0 4 -14 1Z';
  const tongue = kind === 'shout' ? 'M-11 17Q-6 8 1 11Q7 8 11 17Q0 23 -11 17Z' : 'M-9 12Q-4 6 1 8Q6 6 9 12Q0 17 -9 12Z';
  return shape(m.path(open), '#7A2230', 0) + shape(m.path(tongue), '#E2726E', 0) + shape(m.path(teeth), '#fff', 0) + shape(m.path(open), 'none', thin);
}

/** Eyes, brows, nose and mouth on a head of radius 50. `turn`: 0 looks at us, 1 nearly to the side. `gaze`: where the pupils are, from -1 to 1. */
export function face(head: Pen, mood: Mood, turn: number, gaze: readonly [number, number], skin: string, brow: string, shadow: string): string {
  const look = LOOKS[mood];
  const shift = 15 * turn;
  const near = shift - 18 + 2 * turn;
  const far = shift + 18 - 4 * turn;
  const [inner, outer] = look.brows;
  const [farInner, farOuter] = look.farBrow ?? look.brows;
  const thick = Math.max(3.5, 5 * head.scale);
  const cheek = (x: number) => head.oval([x, 15], 7, 7, '#E2726E', 0);
  return [
    `<g opacity=".4">${cheek(near - 8)}${cheek(far + 7 - 3 * turn)}</g>`,
    eye(head, look.eyes, near, -1, gaze, skin) + eye(head, look.eyes, far, 1, gaze, skin),
    stroke(head.path(`M${near - 10} ${outer}Q${near} ${Math.min(inner, outer) - 4} ${near + 9} ${inner}`), brow, thick),
    stroke(head.path(`M${far + 10} ${farOuter}Q${far} ${Math.min(farInner, farOuter) - 4} ${far - 9} ${farInner}`), brow, thick),
    stroke(head.path(`M${shift * 1.3 - 2} 4Q${shift * 1.3 + 8 + 3 * turn} 10 ${shift * 1.3 - 3} 13`), shadow, Math.min(LINE, Math.max(2.5, 4 * head.scale))),
    mouth(head, look.mouth, shift * 1.15),
  ].join('');
}
