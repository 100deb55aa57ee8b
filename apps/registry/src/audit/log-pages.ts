import { auditEntry, type AuditEntry, type HistoryPage, type RemoteName } from '@portal/contracts';
import { auditKey } from '../store/keys.ts';
import type { ObjectStore } from '../store/object-store.ts';
import { BEGINNING } from './chain.ts';

/** Lines looked at for one page of a remote's history, so that a quiet remote does not cost the whole log. */
const LOOKED_AT = 500;

export function createLogPages({ store, last }: { store: ObjectStore; last: () => AuditEntry | null }) {
  /** A line as it is stored; undefined: missing. The newest one may stand in the book only. */
  async function line(n: number): Promise<unknown> {
    const bytes = (await store.get(auditKey(n)))?.bytes.toString('utf8');
    if (bytes === undefined) return last()?.n === n ? last() : undefined;
    try {
      return JSON.parse(bytes);
    } catch {
      return bytes.slice(0, 200);
    }
  }

  return {
    /** Newest first. A page may be short, or empty, and still have a `next`. */
    async history({ remote, before, limit }: { remote?: RemoteName | undefined; before?: number | undefined; limit: number }): Promise<HistoryPage> {
      const list: AuditEntry[] = [];
      let n = Math.min(before ?? Infinity, (last()?.n ?? 0) + 1) - 1;
      for (let looked = 0; n > 0 && looked < LOOKED_AT && list.length < limit; n -= 1, looked += 1) {
        const { data } = auditEntry.safeParse(await line(n));
        if (data && (remote === undefined || data.moves.some(({ program }) => program === remote))) list.push(data);
      }
      return { list, next: n > 0 ? n + 1 : null };
    },
    /** Oldest first and as stored, for who verifies: a missing line is left out, an unreadable one comes as text. */
    async audit({ after, limit }: { after: number; limit: number }): Promise<{ list: unknown[]; next: number | null; head: { n: number; hash: string } }> {
      const { n: newest, hash } = last() ?? BEGINNING;
      const end = Math.min(after + limit, newest);
      const lines = await Promise.all(Array.from({ length: Math.max(0, end - after) }, (_, at) => line(after + at + 1)));
      return { list: lines.filter((one) => one !== undefined), next: end < newest ? end : null, head: { n: newest, hash } };
    },
  };
}
export type LogPages = ReturnType<typeof createLogPages>;
