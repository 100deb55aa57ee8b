import type { Output } from '@portal/contracts';
import type { liveCalls } from '@portal/contracts/live';
import type { z } from 'zod';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/open.ts';
import { refused } from '../../http/refusal.ts';
import type { Caller } from '../../identity/caller.ts';
import type { TokenBuckets } from '../../limits/token-bucket.ts';
import { stillThere } from '../people/index.ts';
import type { UploadService } from '../uploads/index.ts';
import { feedbackRepository } from './feedback.repository.ts';

const pace = { sender: { perSecond: 1 / 60, burst: 5 }, address: { perSecond: 1 / 20, burst: 20 } } as const;

interface Parts {
  db: Db;
  clock: Clock;
  limits: TokenBuckets;
  uploads: UploadService;
}
type Given = z.output<typeof liveCalls.createFeedback.body>;
type Listed = Output<typeof liveCalls.feedbackList>;

/** Words to the makers. */
export class FeedbackService {
  private readonly parts: Parts;

  constructor(parts: Parts) {
    this.parts = parts;
  }

  /** Throws Refused: 400 for pictures that are not the sender's, 401, 429. */
  async create({ contact, pagePath, ...given }: Given, caller: Caller, ip: string): Promise<number> {
    const { db, clock, limits } = this.parts;
    const sender = caller.kind === 'nobody' ? `ip ${ip}` : `id ${caller.userId}`;
    for (const taken of [limits.take(`feedback ${sender}`, pace.sender), limits.take(`feedback of ${ip}`, pace.address)]) {
      if (!taken.allowed) throw refused.tooMany(taken.retryAfter);
    }
    const accountId = caller.kind === 'user' ? caller.userId : null;
    if (accountId !== null) await stillThere(db, accountId);
    await this.checkPictures(given.pictures, accountId);
    return feedbackRepository(db).add({ ...given, sender, accountId, contact: contact || null, pagePath: pagePath || null, createdAt: new Date(clock.now()) });
  }

  async list(page: { pageNum: number; pageSize: number }): Promise<Listed> {
    const feedback = feedbackRepository(this.parts.db);
    const list = (await feedback.newest(page)).map(({ id, kind, content, contact, pagePath, pictures, accountId, createdAt }) => ({
      id,
      kind: kind as Listed['list'][number]['kind'],
      content,
      contact,
      pagePath,
      pictures,
      userId: accountId,
      createdAt: createdAt.toISOString(),
    }));
    return { list, total: await feedback.count(page.pageSize), ...page };
  }

  private async checkPictures(urls: readonly string[], accountId: number | null): Promise<void> {
    if (urls.length === 0) return;
    const known = await this.parts.uploads.picturesOf(urls);
    const problems = urls.flatMap((url, place) =>
      accountId !== null && known.get(url)?.ownerId === accountId ? [] : [{ path: `pictures.${place}`, message: 'upload' }],
    );
    if (problems.length > 0) throw refused.badInput(problems);
  }
}
