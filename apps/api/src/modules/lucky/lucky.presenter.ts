import type { LuckyBoard, LuckyDraw, LuckyPrize, LuckyRound } from '@portal/contracts/lucky';
import type { StoredDraw, StoredRound } from './lucky.repository.ts';

const sum = (of: readonly number[]) => of.reduce((all, one) => all + one, 0);
/** Nodes' clocks are not quite the same: a seed is told when even the slowest draws no more. */
export const TOLD_AFTER = 60_000;
export const isOver = ({ soldOutAt, endsAt }: StoredRound, now: number): boolean => soldOutAt !== null || now >= endsAt.getTime();
const isTold = ({ soldOutAt, endsAt }: StoredRound, now: number): boolean => soldOutAt !== null || now >= endsAt.getTime() + TOLD_AFTER;

/** A box as everybody may see it: its seed only once nothing more is drawn from it. */
export function presentRound(row: StoredRound, now: number): LuckyRound {
  const { number, drawn, openedAt, endsAt, commitment, seed, prizes } = row;
  return {
    number,
    tickets: sum(prizes.map(({ stock }) => stock)),
    drawn,
    openedAt: openedAt.toISOString(),
    endsAt: endsAt.toISOString(),
    over: isOver(row, now),
    commitment,
    seed: isTold(row, now) ? seed : null,
  };
}

export function presentBoard(row: StoredRound, now: number): LuckyBoard {
  const all = sum(row.left);
  const list = row.prizes.map(({ prize, points, stock }, at): LuckyPrize => {
    const left = row.left[at] ?? 0;
    return { prize, points, stock, left, odds: all > 0 ? left / all : 0 };
  });
  return { round: presentRound(row, now), list };
}

export const presentDraw = ({ id, round, number, uuid, prize, points, drawnAt }: StoredDraw): LuckyDraw => ({
  id,
  round,
  number,
  uuid,
  prize,
  points,
  drawnAt: drawnAt.toISOString(),
});
