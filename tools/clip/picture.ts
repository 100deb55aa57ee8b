// One picture of the clip as SVG: stand, boards, mown pitch, lines, goals, players and ball.
import { HEIGHT, PITCH, WIDTH, arc, path, project } from './camera.ts';
import { LOOP, PLAYERS } from './match.ts';
import type { Scene } from './scene.ts';
import { stand } from './stand.ts';

const SHIRT = { purple: '#7B4BC0', red: '#E0392F' } as const;
const KEEPER = { purple: '#F2B705', red: '#1FA3B8' } as const;
const SHORTS = { purple: '#F3EEFB', red: '#2A1210' } as const;
const SKIN = ['#E9C9A6', '#D9A877', '#B97F50', '#8A5A36'] as const;
const f = (value: number) => value.toFixed(1);

const mown = Array.from({ length: 21 }, (_, stripe) => {
  const from = stripe * 5;
  return stripe % 2 === 0
    ? ''
    : `<path d="${path(
        [
          [from, -4],
          [from + 5, -4],
          [from + 5, 74],
          [from, 74],
        ],
        true,
      )}"/>`;
}).join('');

const box = (left: boolean, depth: number, half: number): [number, number][] => {
  const edge = left ? 0 : PITCH.length;
  const inner = left ? depth : PITCH.length - depth;
  return [
    [edge, 34 - half],
    [inner, 34 - half],
    [inner, 34 + half],
    [edge, 34 + half],
  ];
};

const lines = [
  path(
    [
      [0, 0],
      [105, 0],
      [105, 68],
      [0, 68],
    ],
    true,
  ),
  path([
    [52.5, 0],
    [52.5, 68],
  ]),
  path(arc(52.5, 34, 9.15), true),
  ...[true, false].flatMap((left) => [path(box(left, 16.5, 20.16)), path(box(left, 5.5, 9.16))]),
  path(arc(11, 34, 9.15, -0.925, 0.925)),
  path(arc(94, 34, 9.15, Math.PI - 0.925, Math.PI + 0.925)),
]
  .map((d) => `<path d="${d}"/>`)
  .join('');

const spots = [
  [11, 34],
  [52.5, 34],
  [94, 34],
]
  .map(([x, y]) => {
    const spot = project(x!, y!);
    return `<ellipse cx="${f(spot.x)}" cy="${f(spot.y)}" rx="${f(0.3 * spot.scale)}" ry="${f(0.15 * spot.scale)}"/>`;
  })
  .join('');

function goal(x: number, back: number): string {
  const corners = [
    [x, 30.3, 0],
    [x, 30.3, 2.6],
    [x, 37.7, 2.6],
    [x, 37.7, 0],
  ].map(([a, b, c]) => project(a!, b!, c!));
  const [a, b, c, d] = corners as [(typeof corners)[0] & object, (typeof corners)[0] & object, (typeof corners)[0] & object, (typeof corners)[0] & object];
  const e = project(x + back, 30.3);
  const g = project(x + back, 37.7);
  const net = `M${f(b.x)} ${f(b.y)}L${f(e.x)} ${f(e.y)}L${f(g.x)} ${f(g.y)}L${f(c.x)} ${f(c.y)}ZM${f(a.x)} ${f(a.y)}L${f(e.x)} ${f(e.y)}M${f(d.x)} ${f(d.y)}L${f(g.x)} ${f(g.y)}`;
  const posts = `M${f(a.x)} ${f(a.y)}L${f(b.x)} ${f(b.y)}L${f(c.x)} ${f(c.y)}L${f(d.x)} ${f(d.y)}`;
  return `<path d="${net}" fill="#fff" fill-opacity=".14" stroke="#fff" stroke-opacity=".35"/><path d="${posts}" fill="none" stroke="#fff" stroke-width="3.4" stroke-linejoin="round"/>`;
}

/** What does not move: drawn behind every picture. */
const ground =
  `<path fill="#05261A" d="M0 0H${WIDTH}V190H0z"/>` +
  `<path fill="#0A4B31" d="M0 186H${WIDTH}V${HEIGHT}H0z"/><g fill="#0E5A3B">${mown}</g>` +
  `<path fill="#06301F" d="M0 180H${WIDTH}V189H0z"/>` +
  `<g fill="none" stroke="#fff" stroke-opacity=".72" stroke-width="2.6">${lines}</g><g fill="#fff" fill-opacity=".72">${spots}</g>` +
  goal(0, -2.2) +
  goal(PITCH.length, 2.2);

/** Boards between stand and pitch: three colours that run once around per loop. */
function boards(seconds: number): string {
  const shift = ((seconds / LOOP) * 1920) % 480;
  const marks = Array.from({ length: 12 }, (_, index) => {
    const x = index * 160 - 480 + shift;
    return `<path fill="${['#FFCD4A', '#2EC47C', '#EE3A2C'][index % 3]}" opacity=".8" d="M${f(x)} 182h70l-6 5h-70z"/>`;
  });
  return marks.join('');
}

function player({ playerAt, strideAt }: Scene, index: number, seconds: number): { y: number; svg: string } {
  const { side, keeper } = PLAYERS[index]!;
  const place = playerAt(index, seconds);
  const spot = project(place.x, place.y);
  const { phase, speed } = strideAt(index, seconds);
  const swing = Math.min(1, speed / 3.2) * 4.6 * Math.sin(phase);
  const bob = Math.min(1, speed / 3.2) * 0.8 * Math.abs(Math.cos(phase));
  const skin = SKIN[(index * 7) % SKIN.length]!;
  const shirt = (keeper ? KEEPER : SHIRT)[side];
  const legs = `<path d="M-2.4 8L${f(-2.4 + swing)} 16.5M2.4 8L${f(2.4 - swing)} 16.5" stroke="${skin}" stroke-width="2.9" stroke-linecap="round"/>`;
  const arms = `<path d="M-5.4 -1.5L${f(-6.6 - swing * 0.5)} 5M5.4 -1.5L${f(6.6 - swing * 0.5)} 5" stroke="${shirt}" stroke-width="2.6" stroke-linecap="round"/>`;
  const svg =
    `<g transform="translate(${f(spot.x)} ${f(spot.y - 16.5 * spot.scale * 0.104)}) scale(${(spot.scale * 0.104).toFixed(3)})">` +
    `<ellipse cy="17" rx="10" ry="3.4" fill="#000" opacity=".32"/>${legs}` +
    `<g transform="translate(0 ${f(-bob)})">${arms}<path d="M-5.6 9.4V5h11.2v4.4z" fill="${SHORTS[side]}"/>` +
    `<path d="M-6 6.5V0c0-5.6 12-5.6 12 0v6.5z" fill="${shirt}"/><circle cy="-8" r="4.1" fill="${skin}"/><path d="M-4.1-8.4a4.1 4.1 0 0 1 8.2 0z" fill="#241712"/></g></g>`;
  return { y: spot.y, svg };
}

function ball({ ballAt }: Scene, seconds: number): { y: number; svg: string } {
  const place = ballAt(seconds);
  const onGrass = project(place.x, place.y);
  const up = project(place.x, place.y, place.height);
  const radius = Math.max(3, 0.33 * onGrass.scale);
  const svg =
    `<ellipse cx="${f(onGrass.x)}" cy="${f(onGrass.y)}" rx="${f(radius * 1.05)}" ry="${f(radius * 0.45)}" fill="#000" opacity=".35"/>` +
    `<circle cx="${f(up.x)}" cy="${f(up.y - radius)}" r="${f(radius)}" fill="#fff"/>`;
  return { y: onGrass.y + 0.1, svg };
}

/** What of the picture is seen: pixels of it, and whether left and right change places. */
export interface View {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly mirrored?: boolean | undefined;
}
const WHOLE: View = { x: 0, y: 0, width: WIDTH, height: HEIGHT };

/** What somebody else draws into a picture, in pixels as `project` gives them: on the grass under the players, and above everything. */
export interface Overlay {
  readonly grass?: string | undefined;
  readonly above?: string | undefined;
}

/** The picture at a second of a scene. */
export function picture(
  scene: Scene,
  seconds: number,
  { x, y, width, height, mirrored = false }: View = WHOLE,
  { grass = '', above = '' }: Overlay = {},
): string {
  const moving = [...PLAYERS.map((_, index) => player(scene, index, seconds)), ball(scene, seconds)];
  const nearest = moving
    .sort((a, b) => a.y - b.y)
    .map(({ svg }) => svg)
    .join('');
  const turned = mirrored ? ` transform="translate(${f(2 * x + width)} 0) scale(-1 1)"` : '';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}" width="${width}" height="${height}"><defs>` +
    '<g id="seat"><path d="M3 0h10a2 2 0 0 1 2 2v6H1V2a2 2 0 0 1 2-2z"/><path d="M0 9h16v2.4a1.6 1.6 0 0 1-1.6 1.6H1.6A1.6 1.6 0 0 1 0 11.4z"/></g>' +
    '<linearGradient id="night" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#000" stop-opacity=".45"/><stop offset=".3" stop-color="#000" stop-opacity="0"/></linearGradient>' +
    `</defs><g${turned}>${ground}${stand(seconds, scene.excitement(seconds))}${boards(seconds)}${grass}${nearest}<path fill="url(#night)" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>${above}</g></svg>`
  );
}
