import type { LuckyDraw, LuckyProof } from '@portal/contracts/lucky';
import { luckyFaults, type LuckyFault } from '@portal/domain';

export interface VerdictOn {
  readonly draws: number;
  /** Draws of one's own that stand in the box as one knows them, and that do not. */
  readonly mine: number;
  readonly missing: number;
  readonly faults: readonly LuckyFault[];
  /** Measured by a seal that this browser saw while the box was open; else by the one that is told now. */
  readonly bySeen: boolean;
}

/** Draws a box again by its seal and looks for one's own draws in it. Undefined where its key is not told yet. */
export function verdictOn({ round, prizes, list }: LuckyProof, seen: string | undefined, own: readonly LuckyDraw[]): VerdictOn | undefined {
  const { number, seed, drawn } = round;
  if (seed === null) return undefined;
  const faults = luckyFaults({ commitment: seen ?? round.commitment, number, seed, prizes, drawn, draws: list });
  const there = new Map(list.map((draw) => [draw.number, draw]));
  const worth = new Map(prizes.map(({ prize, points }) => [prize, points]));
  const mine = own.filter((draw) => {
    const found = there.get(draw.number);
    return found?.uuid === draw.uuid && found.prize === draw.prize && worth.get(draw.prize) === draw.points;
  }).length;
  return { draws: list.length, mine, missing: own.length - mine, faults, bySeen: seen !== undefined };
}
