import { INK, LINE, shape, stroke, tint, type Pen } from './pen.ts';

export type Hair = 'short' | 'spiky' | 'curly' | 'pigtails' | 'ponytail' | 'bob' | 'thin' | 'bun';

/** What hangs behind the head. */
export function hairBehind(head: Pen, hair: Hair, colour: string): string {
  if (hair === 'pigtails') {
    const tail = (side: number) =>
      shape(head.path(`M${side * 44} -18C${side * 92} -40 ${side * 96} 18 ${side * 72} 44C${side * 74} 20 ${side * 62} 8 ${side * 42} 4Z`), colour) +
      head.oval([side * 52, -12], 9, 9, '#D9433B');
    return tail(-1) + tail(1);
  }
  if (hair === 'ponytail') return shape(head.path('M-36 -34C-92 -50 -98 20 -78 62C-72 30 -64 8 -38 4Z'), colour) + head.oval([-50, -28], 9, 9, '#D9A63A');
  if (hair === 'bob') return shape(head.path('M-50 -20C-66 10 -66 40 -52 52C-30 58 30 58 52 52C64 40 64 10 50 -20Z'), colour);
  if (hair === 'bun') return head.oval([-22, -56], 24, 21, colour);
  return '';
}

/** What lies on the skull. */
export function hairOn(head: Pen, hair: Hair, colour: string, turn: number): string {
  const k = 14 * turn;
  const shine = (path: string) => stroke(head.path(path), tint(colour, colour === '#1F1A1C' ? 2 : 1.25), Math.max(2.5, 4 * head.scale));
  if (hair === 'thin')
    return (
      shape(head.path(`M-52 14C-60 -14 -50 -34 -36 -42C-34 -26 -38 -14 -40 0Q-44 10 -52 14Z`), colour) +
      (turn < 0.5 ? shape(head.path('M52 14C60 -14 50 -34 36 -42C34 -26 38 -14 40 0Q44 10 52 14Z'), colour) : '')
    );
  if (hair === 'spiky')
    return (
      shape(
        head.path(
          `M-52 4C-58 -16 -56 -32 -48 -44L-50 -62L-30 -58L-20 -76L-4 -62L14 -78L22 -60L42 -64L42 -48C56 -34 56 -14 52 2Q46 -10 42 -22L${24 + k} -28L${12 + k} -18L${-4 + k} -30L${-18 + k} -20L${-30 + k * 0.5} -30Q-40 -18 -43 -2Z`,
        ),
        colour,
      ) + shine('M-34 -46Q-20 -56 -6 -54')
    );
  if (hair === 'curly')
    return (
      shape(
        head.path(
          `M-50 8C-66 2 -66 -18 -56 -24C-64 -40 -50 -56 -38 -52C-34 -68 -10 -72 -2 -62C10 -74 32 -66 34 -54C50 -56 62 -40 54 -26C64 -18 62 0 51 4C48 -8 46 -16 40 -22C34 -32 ${24 + k} -34 ${16 + k} -26C${8 + k} -34 ${-6 + k} -34 ${-12 + k} -24C${-22 + k * 0.6} -32 -36 -28 -40 -16C-42 -6 -44 2 -50 8Z`,
        ),
        colour,
      ) + shine('M-30 -48Q-18 -58 -6 -52')
    );
  if (hair === 'short' || hair === 'bun')
    return (
      shape(head.path(`M-53 8C-61 -38 -34 -61 2 -60C38 -60 60 -36 52 2Q46 -8 42 -22Q${14 + k} -18 ${-20 + k} -34Q-36 -24 -42 -4Q-45 4 -53 8Z`), colour) +
      shine('M-34 -40Q-22 -52 -4 -53')
    );
  // A fringe: the girl and the women.
  const parted =
    hair === 'ponytail'
      ? `Q${30 + k * 0.5} -38 ${6 + k} -40Q-30 -34 -42 0`
      : `Q${38 + k * 0.4} -16 36 -17L${20 + k} -20L${16 + k} -15L${-10 + k} -19L${-14 + k * 0.8} -15L-34 -16Q-40 -10 -43 6`;
  return shape(head.path(`M-53 16C-62 -38 -34 -62 0 -61C36 -61 61 -38 53 12Q46 0 43 -14${parted}Z`), colour) + shine('M-34 -38Q-22 -52 -2 -53');
}

/** The head from behind: nothing but hair (and a bald spot). */
export function hairBack(head: Pen, hair: Hair, colour: string, skin: string): string {
  if (hair === 'thin') return head.oval([0, 0], 50, 50, skin) + shape(head.path('M-51 -14C-58 20 -36 50 0 51C36 50 58 20 51 -14C34 2 -34 2 -51 -14Z'), colour);
  const tail = hair === 'ponytail' ? shape(head.path('M-12 -26C-26 10 -20 52 0 76C20 52 26 10 12 -26Z'), colour) + head.oval([0, -24], 12, 8, '#D9A63A') : '';
  const parting = hair === 'pigtails' ? stroke(head.path('M0 -52Q4 0 0 50'), tint(colour, 2), 3) : '';
  return shape(head.path('M-53 0C-56 -40 -32 -61 0 -61C32 -61 56 -40 53 0C52 30 38 54 0 54C-38 54 -52 30 -53 0Z'), colour) + parting + tail;
}

export type Extra = 'glasses' | 'moustache' | 'beret' | 'scarf' | 'cap' | 'band';

/** What is worn on the head. */
export function worn(head: Pen, extra: Extra, turn: number, back: boolean): string {
  const k = 15 * turn;
  if (extra === 'glasses') {
    if (back) return '';
    const thin = Math.max(2.5, 3.4 * head.scale);
    return (
      head.oval([k - 18 + 2 * turn, -3], 14.5, 14.5, 'none', thin) +
      head.oval([k + 18 - 4 * turn, -3], 14.5, 14.5, 'none', thin) +
      stroke(head.path(`M${k - 4} -5Q${k} -8 ${k + 3} -5M${k - 32} -5L-46 -2`), INK, thin)
    );
  }
  if (extra === 'moustache')
    return back
      ? ''
      : shape(
          head.path(
            `M${k * 1.2} 14C${k * 1.2 + 10} 10 ${k * 1.2 + 22} 18 ${k * 1.2 + 25} 25C${k * 1.2 + 12} 26 ${k * 1.2 + 5} 23 ${k * 1.2} 20C${k * 1.2 - 5} 23 ${k * 1.2 - 12} 26 ${k * 1.2 - 25} 25C${k * 1.2 - 22} 18 ${k * 1.2 - 10} 10 ${k * 1.2} 14Z`,
          ),
          '#F1ECE2',
          Math.max(2.5, 3 * head.scale),
        );
  if (extra === 'beret')
    return (
      shape(head.path(`M-52 -16C-66 -34 -50 -66 -4 -68C44 -70 70 -44 60 -28C56 -20 50 -20 48 -16C20 -30 -24 -30 -52 -16Z`), '#6B4A2F') +
      stroke(head.path(`M-44 -24Q0 -38 46 -22`), tint('#6B4A2F', 0.7), LINE)
    );
  if (extra === 'band') return stroke(head.path('M-50 -18Q0 -42 50 -20'), '#F6F1E7', 9 * head.scale);
  const peak = back ? '' : shape(head.path(`M${-18 + k} -30C${10 + k} -44 ${50 + k} -38 ${66 + k} -18C${40 + k} -24 ${10 + k} -22 ${-20 + k} -20Z`), '#C1362F');
  return shape(head.path('M-53 -14C-58 -48 -32 -68 0 -68C34 -68 58 -46 53 -16C24 -32 -24 -32 -53 -14Z'), '#D9433B') + peak;
}
