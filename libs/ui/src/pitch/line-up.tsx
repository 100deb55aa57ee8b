import { Shirt } from 'lucide-react';
import type { CSSProperties } from 'react';
import { cx } from '../foundation/class-names.ts';
import { FootballIcon, CardIcon, SubstitutionIcon, type CardTone } from '../icons/sport-icons.tsx';
import styles from './line-up.module.css';

export type LineUpPlayer = {
  readonly id: string;
  readonly number?: number | null | undefined;
  /** Short enough for the pitch: "Rashford". */
  readonly shortName: string;
  readonly captain?: string | undefined;
  readonly card?: { readonly tone: CardTone; readonly label: string } | null | undefined;
  readonly goals?: { readonly count: number; readonly label: string } | null | undefined;
  /** He left the pitch: "71'" and the words for it ("ra sân phút 71"). */
  readonly off?: { readonly minute: string; readonly label: string } | null | undefined;
};
export type LineUpSide = {
  readonly name: string;
  readonly formation?: string | undefined;
  /** Shirt and number colours as #rrggbb. */
  readonly shirt: string;
  readonly ink: string;
  /** From the goalkeeper to the forwards; each row from left to right. */
  readonly rows: readonly (readonly LineUpPlayer[])[];
};
export type PitchLineupProps = { readonly home: LineUpSide; readonly away: LineUpSide; readonly className?: string | undefined };

/** Both teams on the pitch: upright where it is narrow, lying where it is wide. */
export function PitchLineup({ home, away, className }: PitchLineupProps) {
  return (
    <div className={cx(styles.frame, className)}>
      <div className={styles.pitch}>
        <PitchLines />
        <Team side={home} end="home" />
        <Team side={away} end="away" />
      </div>
    </div>
  );
}

function Team({ side, end }: { side: LineUpSide; end: 'home' | 'away' }) {
  return (
    <>
      <p className={cx(styles.name, styles[end])} aria-hidden="true">
        {side.name}
        {side.formation && <span>{side.formation}</span>}
      </p>
      <ul
        className={styles.team}
        aria-label={side.formation ? `${side.name}, ${side.formation}` : side.name}
        style={{ '--shirt': side.shirt, '--ink': side.ink } as CSSProperties}
      >
        {side.rows.flatMap((row, depth) =>
          row.map((player, place) => (
            <Player key={player.id} player={player} position={positionOf({ depth, depths: side.rows.length, place, places: row.length, end })} />
          )),
        )}
      </ul>
    </>
  );
}

type Position = { readonly along: number; readonly across: number; readonly places: number };

/** Shares of the pitch: `along` from the home goal to the away goal, `across` from one touchline to the other. */
function positionOf({ depth, depths, place, places, end }: { depth: number; depths: number; place: number; places: number; end: 'home' | 'away' }): Position {
  const along = 0.05 + (depth / Math.max(1, depths - 1)) * 0.395;
  const across = (place + 0.5) / places;
  return end === 'home' ? { along, across, places } : { along: 1 - along, across: 1 - across, places };
}

function Player({ player, position }: { player: LineUpPlayer; position: Position }) {
  return (
    <li className={styles.player} style={{ '--along': position.along, '--across': position.across, '--places': position.places } as CSSProperties}>
      <span className={styles.shirt}>
        {player.number ?? <Shirt size={17} fill="currentColor" aria-hidden="true" />}
        {player.card && (
          <span className={styles.card}>
            <CardIcon tone={player.card.tone} label={player.card.label} />
          </span>
        )}
        {player.goals && (
          <span className={styles.goals} role="img" aria-label={player.goals.label}>
            <FootballIcon size={13} />
            {player.goals.count > 1 && player.goals.count}
          </span>
        )}
        {player.off && (
          <span className={styles.off} role="img" aria-label={player.off.label}>
            <SubstitutionIcon size={11} />
          </span>
        )}
      </span>
      <span className={styles.playerName}>
        {player.captain && <abbr title={player.captain}>C</abbr>}
        {player.shortName}
      </span>
    </li>
  );
}

/** Upright lines; CSS lays the drawing on its side where it is wide. */
function PitchLines() {
  return (
    <>
      <svg className={cx(styles.lines, styles.upright)} viewBox="0 0 68 105" preserveAspectRatio="none" aria-hidden="true">
        <path d="M2 2h64v101H2zM2 52.5h64M18 2v13h32V2M26 2v5h16V2M18 103V90h32v13M26 103v-5h16v5M28.5 15a7 4.5 0 0 0 11 0M28.5 90a7 4.5 0 0 1 11 0" />
        <ellipse cx="34" cy="52.5" rx="9" ry="9" />
      </svg>
      <svg className={cx(styles.lines, styles.lying)} viewBox="0 0 105 68" preserveAspectRatio="none" aria-hidden="true">
        <path d="M2 2h101v64H2zM52.5 2v64M2 18h13v32H2M2 26h5v16H2M103 18H90v32h13M103 26h-5v16h5M15 28.5a4.5 7 0 0 1 0 11M90 28.5a4.5 7 0 0 0 0 11" />
        <ellipse cx="52.5" cy="34" rx="9" ry="9" />
      </svg>
    </>
  );
}
