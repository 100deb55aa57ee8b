import type { Output } from '@portal/contracts';
import type { reportCalls, ReportedThing, ReportReason } from '@portal/contracts/report';
import type { z } from 'zod';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/open.ts';
import { readCursor, stretchOf } from '../../http/cursor.ts';
import { refused } from '../../http/refusal.ts';
import type { Caller, Member } from '../../identity/caller.ts';
import type { TokenBuckets } from '../../limits/token-bucket.ts';
import { peopleRepository, stillThere } from '../people/index.ts';
import { presentCase } from './report.presenter.ts';
import { reportRepository, type CaseState, type StoredCase } from './report.repository.ts';
import { ReportTargets, type Read, type Seen } from './report.targets.ts';

/** Of one member, and of an address that many may share. */
const pace = { member: { perSecond: 10 / 60, burst: 10 }, address: { perSecond: 1, burst: 30 } } as const;

interface Parts {
  db: Db;
  clock: Clock;
  limits: TokenBuckets;
}
type Given = z.output<typeof reportCalls.create.body>;
type Decided = z.output<typeof reportCalls.decide.body>;

/** What members report, and what staff decide about it. */
export class ReportService {
  readonly targets = new ReportTargets();
  private readonly parts: Parts;

  constructor(parts: Parts) {
    this.parts = parts;
  }

  /** Throws Refused: 401 where the account is gone, 403 for one’s own, 404 for what the caller cannot see, 429. */
  async create({ objectType, objectId, reason, text }: Given, caller: Member, ip: string): Promise<void> {
    const { db, clock } = this.parts;
    this.take(caller.userId, ip);
    await stillThere(db, caller.userId);
    const rule = this.targets.of(objectType);
    const seen = await rule?.see(objectId, caller);
    if (!rule || !seen) throw refused.notFound();
    if (seen.authorId === caller.userId) throw refused.notAllowed();
    const now = new Date(clock.now());
    await db.transaction(async (tx) => {
      // Whoever deletes it waits, or was faster: of what is gone there is no case.
      if (!(await rule.hold(objectId, tx))) throw refused.notFound();
      const reports = reportRepository(tx);
      const { authorId, on } = seen;
      const row = await reports.take({ objectType, objectId, authorId, onType: on?.objectType ?? null, onId: on?.objectId ?? null, reportedAt: now });
      const before = await reports.by(row.id, caller.userId);
      const again = isAnother(seen, row);
      if (before && !again) return;
      await reports.put({ caseId: row.id, reporterId: caller.userId, reason, text, createdAt: now });
      const opened = again && { verdict: null, decidedAt: null, decidedBy: null, keptSince: null };
      await reports.change(row.id, { ...counted(row, before?.reason, reason), ...opened, reportedAt: now });
    });
  }

  async list(
    { state, cursor, pageSize }: { state: CaseState; cursor?: string | undefined; pageSize: number },
    staff: Caller,
  ): Promise<Output<typeof reportCalls.list>> {
    const found = await reportRepository(this.parts.db).list(state, readCursor(cursor), pageSize);
    const { rows, nextCursor } = stretchOf(found, pageSize, (row) => ({ at: row.decidedAt ?? row.reportedAt, id: row.id }));
    return { list: await this.present(rows, staff), nextCursor };
  }

  /** What was taken away, or is gone, stays so, and nothing is let stand that was not read: the answer tells what stands. Throws Refused: 403 for one’s own, 404. */
  async decide({ id, verdict, since }: Decided, staff: Member): Promise<ReportedThing> {
    const { db, clock } = this.parts;
    const row = await this.there(id);
    const reports = reportRepository(db);
    if (row.authorId === staff.userId) throw refused.notAllowed();
    const rule = this.targets.of(row.objectType);
    const decided = { decidedAt: new Date(clock.now()), decidedBy: staff.userId };
    if (verdict === 'kept') {
      const read = (await rule?.read([row.objectId], staff))?.get(row.objectId);
      if (read && since !== null && read.since === Date.parse(since)) await reports.keep(id, { ...decided, keptSince: new Date(read.since) });
    } else if (row.verdict === null || row.verdict === 'kept') {
      if (await rule?.remove(row.objectId, staff)) await reports.change(id, { verdict, ...decided, keptSince: null });
      // Gone of itself: nobody of the staff has done it.
      else await reports.gone(row, decided.decidedAt);
    }
    const [shown] = await this.present([await this.there(id)], staff);
    if (!shown) throw refused.notFound();
    return shown;
  }

  private async there(id: number): Promise<StoredCase> {
    const row = await reportRepository(this.parts.db).byId(id);
    if (!row) throw refused.notFound();
    return row;
  }

  private take(userId: number, ip: string): void {
    const { limits } = this.parts;
    for (const taken of [limits.take(`report ${userId}`, pace.member), limits.take(`reports of ${ip}`, pace.address)]) {
      if (!taken.allowed) throw refused.tooMany(taken.retryAfter);
    }
  }

  private async present(rows: readonly StoredCase[], staff: Caller): Promise<ReportedThing[]> {
    const { db } = this.parts;
    const latest = await reportRepository(db).latest(rows.map(({ id }) => id));
    const types = [...new Set(rows.map(({ objectType }) => objectType))];
    const reading = types.map(async (type): Promise<[number, ReadonlyMap<number, Read>]> => {
      const ids = rows.filter(({ objectType }) => objectType === type).map(({ objectId }) => objectId);
      return [type, (await this.targets.of(type)?.read(ids, staff)) ?? new Map<number, Read>()];
    });
    const [people, ...readings] = await Promise.all([
      peopleRepository(db).byIds([
        ...rows.flatMap(({ authorId, decidedBy }) => [authorId, ...(decidedBy === null ? [] : [decidedBy])]),
        ...latest.map(({ reporterId }) => reporterId),
      ]),
      ...reading,
    ]);
    const read = new Map(readings);
    return rows.flatMap((row) => presentCase(row, { read: read.get(row.objectType)?.get(row.objectId), latest, people }) ?? []);
  }
}

/** With a report of this reason, which stands in place of an earlier one of the same member. */
function counted({ count, reasons }: StoredCase, before: ReportReason | undefined, reason: ReportReason): Pick<StoredCase, 'count' | 'reasons'> {
  const less = before === undefined ? reasons : { ...reasons, [before]: (reasons[before] ?? 1) - 1 };
  const now = { ...less, [reason]: (less[reason] ?? 0) + 1 };
  return {
    count: count + (before === undefined ? 1 : 0),
    reasons: Object.fromEntries(Object.entries(now).filter(([, times]) => times > 0)),
  };
}

/** Whether it is another thing by now than the one that was decided: what somebody sees is not gone, and another version was not let stand. */
const isAnother = ({ since }: Seen, { verdict, keptSince }: StoredCase): boolean => verdict !== null && (verdict !== 'kept' || keptSince?.getTime() !== since);
