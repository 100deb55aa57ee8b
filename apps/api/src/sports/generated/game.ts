import type { RacePlan } from './marble.ts';
import type { GamePlan } from './plan.ts';

/** A club that nobody has founded; no real brand is meant. `colors` are hex, the shirt first. */
export interface Club {
  readonly key: string;
  readonly name: string;
  readonly monogram: string;
  readonly colors: readonly string[];
  readonly strength: number;
}

export interface Marble {
  readonly key: string;
  readonly names: Readonly<Record<'vi' | 'en' | 'zh', string>>;
  readonly color: string;
}
export interface Track {
  readonly name: string;
  readonly monogram: string;
}

interface Placed {
  readonly fixtureId: number;
  readonly kickOffAt: number;
  readonly endsAt: number;
  /** Day of a season of thirty, or place in the day for a race; from 1. */
  readonly round: number;
}

/** Two clubs against each other. Epoch milliseconds. */
export interface Duel extends Placed {
  readonly sportId: 20 | 30;
  readonly home: Club;
  readonly away: Club;
  readonly plan: GamePlan;
}
export interface MarbleRace extends Placed {
  readonly sportId: 40;
  readonly track: Track;
  readonly marbles: readonly Marble[];
  readonly plan: RacePlan;
}

/** A game that the portal makes up where there is no open data; labelled 'mô phỏng' (decisions, "Sports data"). */
export type Game = Duel | MarbleRace;
export const isRace = (game: Game): game is MarbleRace => game.sportId === 40;
