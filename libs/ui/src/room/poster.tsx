import { useId, type ReactElement } from 'react';
import { cx } from '../foundation/class-names.ts';
import { pick, sequenceFrom } from '../foundation/seed.ts';
import styles from './poster.module.css';

export const FOOTBALL_POSTERS = ['pitch', 'floodlights', 'corner', 'crowd', 'ball', 'net'] as const;
export const OTHER_POSTERS = ['basketball', 'esport', 'race'] as const;
export type PosterMotif = (typeof FOOTBALL_POSTERS)[number] | (typeof OTHER_POSTERS)[number];
type Ground = { readonly base: string; readonly stripe: string };

const GROUNDS: readonly Ground[] = [
  { base: '#0A4B31', stripe: '#0E5A3B' },
  { base: '#6B1426', stripe: '#831A30' },
  { base: '#0C4A58', stripe: '#10596A' },
  { base: '#123C7B', stripe: '#174B99' },
  { base: '#27313A', stripe: '#313D48' },
  { base: '#5A3A06', stripe: '#6C470A' },
];
/** Sports other than football keep the ground of their hall. */
const OWN_GROUND: Partial<Record<PosterMotif, Ground>> = {
  basketball: { base: '#7A2E10', stripe: '#8F3814' },
  esport: { base: '#3A2468', stripe: '#482E80' },
  race: { base: '#123C7B', stripe: '#174B99' },
};

export type PosterProps = {
  /** Decides motif and colours: the match's id. */
  readonly seed: string;
  /** A fixed motif; without it one of the football drawings. */
  readonly motif?: PosterMotif | undefined;
  readonly className?: string | undefined;
};

/** A drawing in the place of a picture, always the same for a seed. Fills its box. */
export function Poster({ seed, motif, className }: PosterProps) {
  const id = useId();
  const chosen = motif ?? pick(FOOTBALL_POSTERS, `motif ${seed}`);
  const ground = OWN_GROUND[chosen] ?? pick(GROUNDS, `ground ${seed}`);
  return (
    <svg className={cx(styles.poster, className)} viewBox="0 0 400 225" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path d="M0 0h400v225H0z" fill={ground.base} />
      {MOTIFS[chosen]({ ground, next: sequenceFrom(seed), id })}
    </svg>
  );
}

type Drawing = (brush: { readonly ground: Ground; readonly next: () => number; readonly id: string }) => ReactElement;
const white = { fill: 'none', stroke: '#fff' } as const;
const tenth = (value: number) => Math.round(value * 10) / 10;

const MOTIFS: Readonly<Record<PosterMotif, Drawing>> = {
  pitch: ({ ground, next }) => (
    <>
      <path d="M0 0h40v225H0zM80 0h40v225H80zM160 0h40v225h-40zM240 0h40v225h-40zM320 0h40v225h-40z" fill={ground.stripe} />
      <g {...white} strokeOpacity=".55" strokeWidth="2.5" transform={`rotate(${tenth(next() * 28 - 14)} 200 112)`}>
        <path d="M200-60v360M40 20h320v190H40zM40 70h56v90H40zM360 70h-56v90h56z" />
        <circle cx="200" cy="115" r="38" />
      </g>
      <circle cx={tenth(110 + next() * 180)} cy={tenth(60 + next() * 90)} r="6" fill="#fff" />
    </>
  ),
  floodlights: ({ ground, id }) => (
    <>
      <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
        <stop stopColor="#fff" stopOpacity=".5" />
        <stop offset="1" stopColor="#fff" stopOpacity="0" />
      </linearGradient>
      <path d="M70 58 0 225h190zM330 58 220 225h190z" fill={`url(#${id})`} />
      <path
        className={styles.lamps}
        d="M48 46h0M62 46h0M76 46h0M90 46h0M48 58h0M62 58h0M76 58h0M90 58h0M48 70h0M62 70h0M76 70h0M90 70h0M308 46h0M322 46h0M336 46h0M350 46h0M308 58h0M322 58h0M336 58h0M350 58h0M308 70h0M322 70h0M336 70h0M350 70h0"
      />
      <path d="M0 180q200-46 400 0v45H0z" fill={ground.stripe} />
      <path d="M0 186q200-46 400 0" {...white} strokeOpacity=".5" strokeWidth="2.5" />
    </>
  ),
  corner: ({ ground }) => (
    <>
      <path d="M0 40h400v22H0zM0 84h400v22H0zM0 128h400v22H0zM0 172h400v22H0zM0 216h400v22H0z" fill={ground.stripe} />
      <path d="M60-20 330 260M60 250 400 120" {...white} strokeOpacity=".6" strokeWidth="5" />
      <path d="M196 26v150" {...white} strokeWidth="5" />
      <path d="m198 28 76 22-76 26z" fill="#FFCD4A" />
      <path d="M150 180a90 90 0 0 1 90-60" {...white} strokeOpacity=".6" strokeWidth="4" />
    </>
  ),
  crowd: ({ next }) => <Crowd next={next} />,
  ball: ({ ground }) => (
    <>
      <path d="M-20 190Q150-40 420 60" className={styles.flight} />
      <path d="M0 170h400v55H0z" fill={ground.stripe} />
      <circle cx="212" cy="78" r="40" fill="#fff" />
      <path d="m212 60 17 12-6.5 20h-21L195 72z" fill={ground.base} />
      <path d="M212 60V38M229 72l22-6M222 92l13 18M202 92l-13 18M195 72l-22-6" stroke={ground.base} strokeWidth="4" />
    </>
  ),
  net: ({ next }) => (
    <>
      <path
        {...white}
        strokeOpacity=".38"
        strokeWidth="1.8"
        d={[
          ...Array.from({ length: 16 }, (_, index) => `M${index * 28 - 10} 0q${tenth(next() * 18)} 110 ${index * 3 - 20} 225`),
          ...Array.from({ length: 9 }, (_, index) => `M0 ${index * 28 + 6}q200 ${tenth(8 + next() * 10)} 400 0`),
        ].join('')}
      />
      <path d="M20 225V14h360v211" {...white} strokeWidth="9" />
      <circle cx={tenth(120 + next() * 160)} cy="112" r="24" fill="#fff" />
    </>
  ),
  basketball: () => (
    <>
      <g {...white} strokeOpacity=".6" strokeWidth="3">
        <path d="M-10 30h420M110 30v110h180V30M60 30q0 170 140 170T340 30" />
        <circle cx="200" cy="140" r="46" />
      </g>
      <circle cx="200" cy="66" r="20" fill="#F08A3C" />
      <path d="M180 66h40M200 46v40" stroke="#3A1B06" strokeWidth="2.5" />
    </>
  ),
  esport: () => (
    <>
      <path d="M90 210V40h230M90 210h230V40M90 210 320 40" {...white} strokeOpacity=".2" strokeWidth="26" strokeLinejoin="round" />
      <path d="M110 20 330 200" stroke="#5298FB" strokeOpacity=".55" strokeWidth="10" />
      <path d="m90 197 12 13-12 13-12-13zm0-90 12 13-12 13-12-13zm75 35 12 13-12 13-12-13zm35 55 12 13-12 13-12-13z" fill="#FFCD4A" />
      <path d="m320 27 12 13-12 13-12-13zm-110 0 12 13-12 13-12-13zm45 48 12 13-12 13-12-13zm65 42 12 13-12 13-12-13z" fill="#FF6D60" />
    </>
  ),
  race: ({ ground }) => (
    <>
      <path d="M-10 180C100 20 200 240 410 40" {...white} strokeOpacity=".35" strokeWidth="44" />
      <path d="M-10 180C100 20 200 240 410 40" fill="none" stroke={ground.stripe} strokeWidth="36" />
      {(
        [
          [70, 116, '#FF6D60'],
          [140, 112, '#FFCD4A'],
          [206, 134, '#5298FB'],
          [282, 116, '#2EC47C'],
        ] as const
      ).map(([x, y, fill]) => (
        <g key={x}>
          <circle cx={x} cy={y} r="15" fill={fill} />
          <circle cx={x - 5} cy={y - 5} r="4" fill="#fff" opacity=".8" />
        </g>
      ))}
    </>
  ),
};

const SHIRTS = ['#FFCD4A', '#FF6D60', '#2EC47C', '#fff'] as const;

/** Rows of people, nearer rows stronger, two flags over them: one path per shirt and row. */
function Crowd({ next }: { next: () => number }) {
  const rows = [0, 1, 2, 3, 4, 5].map((row) => {
    const paths: Record<(typeof SHIRTS)[number], string> = { '#FFCD4A': '', '#FF6D60': '', '#2EC47C': '', '#fff': '' };
    for (let x = row % 2 === 0 ? -4 : -17; x < 400; x += 26) {
      const y = tenth(58 + row * 30 + next() * 7);
      const shirt = SHIRTS[Math.floor(next() * SHIRTS.length)] ?? '#fff';
      paths[shirt] += `M${x + 3} ${y}a6 6 0 1 1 12 0a6 6 0 1 1-12 0M${x} ${y + 22}c0-18 18-18 18 0z`;
    }
    return paths;
  });
  return (
    <>
      {rows.map((paths, row) => (
        <g key={row} opacity={tenth(0.22 + row * 0.13)}>
          {SHIRTS.map((shirt) => (
            <path key={shirt} d={paths[shirt]} fill={shirt} />
          ))}
        </g>
      ))}
      <path d="M98 44v134M312 52v130" {...white} strokeWidth="3" />
      <path d="m98 44-60 4 10 17-10 19 60-4z" fill="#EE3A2C" />
      <path d="m312 52 58 6-9 17 9 19-58-6z" fill="#FFCD4A" />
    </>
  );
}
