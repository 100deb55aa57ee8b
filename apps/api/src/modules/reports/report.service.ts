import type { Output } from '@portal/contracts';
import type { reportCalls, ReportedThing, ReportReason } from '@portal/contracts/report';
import type { z } from 'zod';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/open.ts';
import { readCursor, stretchOf } from '../../http/cursor.ts';
import { Refused, refused } from '../../http/refusal.ts';
import type { Caller } from '../../identity/caller.ts';
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
type Member = Caller & { kind: 'user' };

/** What members report, and what staff decide about it. */
export class ReportService {
  readonly targets = new ReportTargets();
  private readonly parts: Parts;

  constructor(parts: Parts) {
    this.parts = parts;
  }

  /** Throws Refused: 403 for one's own, 404 for what the caller cannot see, 429. */
  async create({ objectType, objectId, reason, text }: Given, caller: Member, ip: string): Promise<void> {
    const { db, clock } = this.parts;
    this.take(caller.userId, ip);
    await stillThere(db, caller.userId);
    const seen = await this.targets.of(objectType)?.see(objectId, caller);
    if (!seen) throw refused.notFound();
    if (seen.authorId === caller.userId) throw refused.notAllowed();
    const now = new Date(clock.now());
    await db.transaction(async (tx) => {
      const reports = reportRepository(tx);
      const { authorId, on } = seen;
      const row = await reports.take({ objectType, objectId, authorId, onType: on?.objectType ?? null, onId: on?.objectId ?? null, reportedAt: now });
      const added = await reports.add({ caseId: row.id, reporterId: caller.userId, reason, text, createdAt: now });
      const values = { ...(added && counted(row, reason)), ...(isAnother(seen, row) && { verdict: null, decidedAt: null, decidedBy: null }) };
      if (Object.keys(values).length > 0) await reports.change(row.id, { ...values, reportedAt: now });
    });
  }

  async list({ state, cursor, pageSize }: { state: CaseState; cursor?: string | undefined; pageSize: number }): Promise<Output<typeof reportCalls.list>> {
    const found = await reportRepository(this.parts.db).list(state, readCursor(cursor), pageSize);
    const { rows, nextCursor } = stretchOf(found, pageSize, (row) => ({ at: row.decidedAt ?? row.reportedAt, id: row.id }));
    return { list: await this.present(rows), nextCursor };
  }

  /** What was taken away, or is gone, stays so: the answer tells what stands. Throws Refused 404. */
  async decide({ id, verdict }: Decided, staff: Member): Promise<ReportedThing> {
    const { db, clock } = this.parts;
    const row = await this.there(id);
    const reports = reportRepository(db);
    const decided = { decidedAt: new Date(clock.now()), decidedBy: staff.userId };
    if (verdict === 'kept') await reports.keep(id, decided);
    else if (row.verdict === null || row.verdict === 'kept') {
      if (await this.remove(row, staff)) await reports.change(id, { verdict, ...decided });
      // Gone of itself: nobody of the staff has done it.
      else await reports.gone(row, decided.decidedAt);
    }
    const [shown] = await this.present([await this.there(id)]);
    if (!shown) throw refused.notFound();
    return shown;
  }

  /** False when it was gone before. */
  private async remove({ objectType, objectId }: StoredCase, staff: Member): Promise<boolean> {
    try {
      await this.targets.of(objectType)?.remove(objectId, staff);
      return true;
    } catch (error) {
      if (error instanceof Refused && error.status === 404) return false;
      throw error;
    }
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

  private async present(rows: readonly StoredCase[]): Promise<ReportedThing[]> {
    const { db } = this.parts;
    const latest = await reportRepository(db).latest(rows.map(({ id }) => id));
    const people = peopleRepository(db).byIds([
      ...rows.flatMap(({ authorId, decidedBy }) => [authorId, ...(decidedBy === null ? [] : [decidedBy])]),
      ...latest.map(({ reporterId }) => reporterId),
    ]);
    const types = [...new Set(rows.map(({ objectType }) => objectType))];
    const read = new Map(
      await Promise.all(
        types.map(async (type): Promise<[number, ReadonlyMap<number, Read>]> => {
          const ids = rows.filter(({ objectType }) => objectType === type).map(({ objectId }) => objectId);
          return [type, (await this.targets.of(type)?.read(ids)) ?? new Map<number, Read>()];
        }),
      ),
    );
    const known = await people;
    return rows.flatMap((row) => presentCase(row, { read: read.get(row.objectType)?.get(row.objectId), latest, people: known }) ?? []);
  }
}

const counted = ({ count, reasons }: StoredCase, reason: ReportReason): Pick<StoredCase, 'count' | 'reasons'> => ({
  count: count + 1,
  reasons: { ...reasons, [reason]: (reasons[reason] ?? 0) + 1 },
});

/** Whether it is another thing by now than the one that staff let stand. */
const isAnother = ({ since }: Seen, { decidedAt }: StoredCase): boolean => decidedAt !== null && since > decidedAt.getTime();
