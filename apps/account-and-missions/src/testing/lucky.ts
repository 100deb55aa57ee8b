import {
  luckyBoard,
  luckyDraw,
  luckyRound,
  luckyTickets,
  type LuckyBoard,
  type LuckyDraw,
  type LuckyProof,
  type LuckyRound,
  type LuckyTickets,
} from '@portal/contracts/lucky';
import { LUCKY_BOX, luckyBox, luckyCommitment, luckyKind } from '@portal/domain';

/** A seed that everybody knows. */
export const SEED = 'e'.repeat(64);

export const aBox = (own: Partial<LuckyRound> = {}): LuckyRound =>
  luckyRound.parse({
    number: 12,
    tickets: 1_000,
    drawn: 40,
    openedAt: '2026-11-16T00:00:00+07:00',
    endsAt: '2026-11-23T00:00:00+07:00',
    over: false,
    commitment: luckyCommitment({ number: 12, seed: SEED, prizes: LUCKY_BOX }),
    seed: null,
    ...own,
  });

/** Box 12 as it was opened, but for forty of its last kind. */
export const aLuckyBoard = (own: Partial<LuckyRound> = {}): LuckyBoard =>
  luckyBoard.parse({
    round: aBox(own),
    list: LUCKY_BOX.map((kind, at) => ({ ...kind, left: at === 4 ? kind.stock - 40 : kind.stock, odds: (at === 4 ? kind.stock - 40 : kind.stock) / 960 })),
  });

export const someTickets = (own: Partial<LuckyTickets> = {}): LuckyTickets =>
  luckyTickets.parse({ left: 2, checkIns: 2, missions: 1, drawn: 1, until: '2026-11-23T00:00:00+07:00', ...own });

export const aDraw = (number: number, own: Partial<LuckyDraw> = {}): LuckyDraw =>
  luckyDraw.parse({ id: number, round: 12, number, uuid: `ticket-${number}`, prize: 4, points: 20, drawnAt: '2026-11-19T20:05:00+07:00', ...own });

/** A box of thirty that is over, drawn as it should be. */
export function aProof(number = 11, seed = SEED): LuckyProof {
  const prizes = luckyBox(30);
  const left = prizes.map(({ stock }) => stock);
  const list = Array.from({ length: 30 }, (_, at) => {
    const draw = { number: at + 1, uuid: `ticket-${at + 1}` };
    const kind = luckyKind(seed, draw, left);
    left[kind]! -= 1;
    return { ...draw, prize: prizes[kind]!.prize };
  });
  return { round: aBox({ number, tickets: 30, drawn: 30, over: true, commitment: luckyCommitment({ number, seed, prizes }), seed }), prizes, list, next: null };
}
