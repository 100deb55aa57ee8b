import type { ReportedThing, ReportReason } from '@portal/contracts/report';
import type { People } from '../people/index.ts';
import type { StoredCase, StoredReport } from './report.repository.ts';
import type { Read } from './report.targets.ts';

interface Surroundings {
  /** Undefined where the thing is gone. */
  readonly read: Read | undefined;
  /** Of all that are shown, newest first. */
  readonly latest: readonly StoredReport[];
  readonly people: People;
}

/** A case as staff see it; undefined when its author is gone. */
export function presentCase(row: StoredCase, { read, latest, people }: Surroundings): ReportedThing | undefined {
  const { id, objectType, objectId, authorId, onType, onId, count, reasons, reportedAt, verdict, decidedAt, decidedBy } = row;
  const author = people.get(authorId);
  return (
    author && {
      id,
      objectType,
      objectId,
      on: onType === null || onId === null ? null : { objectType: onType, objectId: onId },
      author,
      content: read?.content ?? null,
      since: read ? new Date(read.since).toISOString() : null,
      typed: read?.typed ?? null,
      media: [...(read?.media ?? [])],
      earlier: read?.earlier ?? 0,
      card: read?.card ? { title: read.card.title, link: read.card.link } : null,
      sharedId: read?.sharedId ?? null,
      count,
      reasons: (Object.entries(reasons) as [ReportReason, number][])
        .map(([reason, times]) => ({ reason, count: times }))
        .sort((a, b) => b.count - a.count || (a.reason < b.reason ? -1 : 1)),
      latest: latest.flatMap(({ caseId, reporterId, reason, text, createdAt }) => {
        const by = caseId === id ? people.get(reporterId) : undefined;
        return by ? [{ by, reason, text, at: createdAt.toISOString() }] : [];
      }),
      reportedAt: reportedAt.toISOString(),
      decision:
        verdict === null || decidedAt === null ? null : { verdict, by: (decidedBy !== null && people.get(decidedBy)) || null, at: decidedAt.toISOString() },
    }
  );
}
