import { codes } from '@portal/contracts';
import type { followedCalls, FollowedKept } from '@portal/contracts/followed';
import { followedOf, FOLLOWS_NOTHING, stillWaited, type Followed } from '@portal/domain';
import type { z } from 'zod';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/open.ts';
import { refused } from '../../http/refusal.ts';
import type { Allowance, TokenBuckets } from '../../limits/token-bucket.ts';
import { stillThere } from '../people/index.ts';
import { followedRepository } from './followed.repository.ts';

/** Bells and stars, pressed one after the other. */
const changes: Allowance = { perSecond: 1, burst: 60 };

interface Parts {
  db: Db;
  clock: Clock;
  limits: TokenBuckets;
}

/** What a member follows: read and written as one. */
export class FollowedService {
  private readonly parts: Parts;

  constructor(parts: Parts) {
    this.parts = parts;
  }

  /** Throws Refused 401 when the account is gone. */
  async of(accountId: number): Promise<FollowedKept> {
    await stillThere(this.parts.db, accountId);
    const { version, followed } = (await followedRepository(this.parts.db).of(accountId)) ?? { version: 0, followed: FOLLOWS_NOTHING };
    return present(accountId, version, followed);
  }

  /** Throws Refused: 401 when the account is gone, `followedMoved`, 429. */
  async save(accountId: number, { owner, version, followed }: z.output<typeof followedCalls.save.body>): Promise<FollowedKept> {
    const { db, clock, limits } = this.parts;
    const taken = limits.take(`followed ${accountId}`, changes);
    if (!taken.allowed) throw refused.tooMany(taken.retryAfter);
    await stillThere(db, accountId);
    if (owner !== accountId) throw refused.business(codes.followedMoved);
    // Read as a browser reads it: once each, names of what is followed and of nothing else.
    const saved = await followedRepository(db).save(accountId, version, stillWaited(followedOf(followed), clock.now()), new Date(clock.now()));
    if (!saved) throw refused.business(codes.followedMoved);
    return present(accountId, saved.version, saved.followed);
  }
}

const present = (owner: number, version: number, { matches, tournaments, teams, commentators, names }: Followed): FollowedKept => ({
  owner,
  version,
  followed: {
    matches: matches.map((match) => ({ ...match })),
    tournaments: [...tournaments],
    teams: [...teams],
    commentators: [...commentators],
    names: { ...names },
  },
});
