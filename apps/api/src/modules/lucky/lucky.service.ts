import { randomBytes } from 'node:crypto';
import { codes, type Output } from '@portal/contracts';
import { luckyTypes, type LuckyBoard, type luckyCalls, type LuckyDrawn, type LuckyProof, type LuckyTickets } from '@portal/contracts/lucky';
import { dayInZone, LUCKY_BOX, luckyBox, luckyCommitment, luckyKind, luckyWeek, MISSION_ZONE, missionSubject } from '@portal/domain';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/open.ts';
import { readCursor, stretchBy, stretchOf, writeCursor } from '../../http/cursor.ts';
import { refused } from '../../http/refusal.ts';
import { Turns } from '../../limits/turns.ts';
import { checkInRepository, ledgerRepository, type Ledger } from '../points/index.ts';
import { isOver, presentBoard, presentDraw, presentRound, TOLD_AFTER } from './lucky.presenter.ts';
import { luckyRepository, type StoredDraw, type StoredRound } from './lucky.repository.ts';

const NOTHING: LuckyBoard = { round: null, list: [] };
/** Points of a ticket: which one it was. */
const subjectOf = ({ round, number }: Pick<StoredDraw, 'round' | 'number'>) => `${round}/${number}`;

interface Parts {
  readonly db: Db;
  readonly clock: Clock;
  readonly ledger: Ledger;
  /** Tickets of a box; those of `LUCKY_BOX` unless said. */
  readonly tickets?: number | undefined;
  /** 64 hexadecimal figures that nobody can guess. */
  readonly newSeed?: () => string;
}
interface Ask {
  readonly round: number;
  readonly uuid: string;
}
interface Stretch {
  readonly type?: number | undefined;
  readonly cursor?: string | undefined;
  readonly pageSize: number;
}

/** Draws of a node that are under way at once, and that wait; who comes then waits some seconds. */
const AT_ONCE = 2;
const LONGEST_LINE = 2_000;
const SHORT_WAIT = 5;

/** Boxes of tickets, one after the other: each with its own seed, told of by its hash before the first draw and told once the box is over (ADR 56). */
export class LuckyService {
  readonly #parts: Parts & { readonly newSeed: () => string };
  readonly #turns = new Turns(AT_ONCE, LONGEST_LINE);

  constructor(parts: Parts) {
    this.#parts = { newSeed: () => randomBytes(32).toString('hex'), ...parts };
  }

  async board(type: number | undefined): Promise<LuckyBoard> {
    if (isOther(type)) return NOTHING;
    return presentBoard(await this.#current(), this.#now());
  }

  async own(accountId: number, { type, cursor, pageSize }: Stretch): Promise<Output<typeof luckyCalls.result>> {
    const { db } = this.#parts;
    const tickets = await this.#tickets(db, accountId, this.#now());
    if (isOther(type)) return { list: [], nextCursor: null, tickets };
    const found = await luckyRepository(db).newest(accountId, readCursor(cursor), pageSize);
    const { rows, nextCursor } = stretchOf(found, pageSize, ({ drawnAt, id }) => ({ at: drawnAt, id }));
    return { list: rows.map(presentDraw), nextCursor, tickets };
  }

  /**
   * Draws one ticket of that box; a second time with the same uuid draws nothing and answers the same. Throws Refused: 401 when the account is gone, code
   * 40991 where one has no ticket, 40992 when that box is over or never was; 429 when too many wait.
   */
  async draw(accountId: number, ask: Ask): Promise<LuckyDrawn> {
    // Draws of a box wait for each other: here, and not each with a connection that others need.
    const drawn = await this.#turns.take(() => this.#drawn(accountId, ask));
    if (!drawn) throw refused.tooMany(SHORT_WAIT);
    return drawn;
  }

  async #drawn(accountId: number, { round: number, uuid }: Ask): Promise<LuckyDrawn> {
    const { db, ledger } = this.#parts;
    const { draw, balance, round } = await db.transaction(async (tx) => {
      const lucky = luckyRepository(tx);
      // One draw of a member after the other, and none of their tickets twice.
      const have = await ledgerRepository(tx).lockBalance(accountId);
      if (have === undefined) throw refused.noToken();
      const before = await lucky.byUuid(accountId, uuid);
      if (before && before.round !== number) throw refused.business(codes.luckyOver);
      if (before) return { draw: before, balance: have, round: await lucky.round(before.round) };
      const found = await lucky.lockRound(number);
      // Only under the lock it is known how late it is.
      const now = this.#now();
      const { left: own, drawn: used } = await this.#tickets(tx, accountId, now);
      if (own <= 0) throw refused.business(codes.luckyNoTicket);
      if (!found || isOver(found, now)) throw refused.business(codes.luckyOver);
      const place = found.drawn + 1;
      const kind = luckyKind(found.seed, { number: place, uuid }, found.left);
      const { prize, points } = found.prizes[kind]!;
      const left = found.left.map((of, at) => (at === kind ? of - 1 : of));
      const soldOutAt = left.some((of) => of > 0) ? null : new Date(now);
      await lucky.take(number, { left, drawn: place, soldOutAt });
      const week = luckyWeek(dayOf(now)).monday;
      const drawn = await lucky.add({ round: number, number: place, accountId, uuid, prize, points, week, ticket: used + 1, drawnAt: new Date(now) });
      return { draw: drawn, balance: await ledger.earn(tx, accountId, points, 'draw', subjectOf(drawn)), round: { ...found, left, drawn: place, soldOutAt } };
    });
    return {
      draw: presentDraw(draw),
      tickets: await this.#tickets(db, accountId, this.#now()),
      balance,
      board: presentBoard(round && !isOver(round, this.#now()) ? round : await this.#current(), this.#now()),
    };
  }

  async rounds({ cursor, pageSize }: Stretch): Promise<Output<typeof luckyCalls.rounds>> {
    const now = this.#now();
    const found = await luckyRepository(this.#parts.db).over(new Date(now - TOLD_AFTER), readCursor(cursor)?.id ?? null, pageSize);
    const { rows, nextCursor } = stretchBy(found, pageSize, ({ openedAt, number }) => writeCursor({ at: openedAt, id: number }));
    return { list: rows.map((row) => presentRound(row, now)), nextCursor };
  }

  /** Throws Refused 404 for a box that never was. */
  async proof(number: number, after: number, pageSize: number): Promise<LuckyProof> {
    const lucky = luckyRepository(this.#parts.db);
    const round = await lucky.round(number);
    if (!round) throw refused.notFound();
    const found = await lucky.drawsOf(number, after, round.drawn, pageSize);
    const list = found.slice(0, pageSize);
    return { round: presentRound(round, this.#now()), prizes: round.prizes, list, next: found.length > pageSize ? (list.at(-1)?.number ?? null) : null };
  }

  /** The box of now; where the last one is over the next is opened, by whoever asks first. */
  async #current(): Promise<StoredRound> {
    const { db, tickets, newSeed } = this.#parts;
    const lucky = luckyRepository(db);
    const last = await lucky.newestRound();
    const now = this.#now();
    if (last && !isOver(last, now)) return last;
    const contents = { number: (last?.number ?? 0) + 1, seed: newSeed(), prizes: tickets === undefined ? [...LUCKY_BOX] : luckyBox(tickets) };
    await lucky.open({
      ...contents,
      commitment: luckyCommitment(contents),
      left: contents.prizes.map(({ stock }) => stock),
      openedAt: new Date(now),
      endsAt: new Date(luckyWeek(dayOf(now)).endsAt),
    });
    const opened = await lucky.newestRound();
    if (!opened) throw new Error('no box is open');
    return opened;
  }

  /** One's tickets of the week. */
  async #tickets(db: Db, accountId: number, now: number): Promise<LuckyTickets> {
    const { monday, days, endsAt } = luckyWeek(dayOf(now));
    const checkIns = await checkInRepository(db).countOf(accountId, days);
    const missions = (
      await ledgerRepository(db).subjects(
        accountId,
        'mission',
        days.map((day) => missionSubject(day, 'all')),
      )
    ).length;
    const drawn = await luckyRepository(db).used(accountId, monday);
    return { left: Math.max(0, checkIns + missions - drawn), checkIns, missions, drawn, until: new Date(endsAt).toISOString() };
  }

  #now(): number {
    return this.#parts.clock.now();
  }
}

const dayOf = (now: number) => dayInZone(now, MISSION_ZONE);
const isOther = (type: number | undefined) => type !== undefined && type !== luckyTypes.box;
