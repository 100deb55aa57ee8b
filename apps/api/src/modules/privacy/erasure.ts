import { isStaff } from '@portal/domain';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/open.ts';
import { commentRepository } from '../comments/index.ts';
import { eventRepository } from '../events/index.ts';
import { relationRepository } from '../friends/index.ts';
import type { PostRemoval } from '../newsfeed/index.ts';
import { reactionRepository, reactionTargets } from '../reactions/index.ts';
import type { UploadService } from '../uploads/index.ts';
import { accountRepository } from '../user/index.ts';
import { leavingRepository } from './leaving.repository.ts';

const AT_ONCE = 200;
/** A round of housekeeping is not held up for longer (ms); the next one goes on. */
const ROUND = 20_000;
/** What a member had under way when they left has arrived by then, and goes in a later round (ms). */
const ARRIVED = 20 * 60_000;

interface Parts {
  readonly db: Db;
  readonly clock: Clock;
  readonly removal: Pick<PostRemoval, 'eraseOf'>;
  readonly uploads: Pick<UploadService, 'forgetOf'>;
  readonly onError: (error: unknown) => void;
}

/**
 * What goes with an account, once its day has come. First the account is nobody's, in one transaction: no name, no way in. Then its things go, a few at a
 * time, with all that others count of them; whatever ends the work in between, the next round finds the account again and goes on. What remains, and that
 * it does, the page says before (ADR 58).
 */
export class Erasure {
  readonly #parts: Parts;
  #over = false;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Housekeeping. One account that does not go keeps none of the others. */
  async goOn(): Promise<void> {
    const { clock } = this.#parts;
    const until = clock.now() + ROUND;
    const goesOn = () => !this.#over && clock.now() <= until;
    await this.#each(false, goesOn, (accountId) => this.#becomeNobody(accountId));
    await this.#each(true, goesOn, (accountId) => this.#takeAway(accountId, goesOn));
  }

  /** Ends a round that runs. */
  close(): void {
    this.#over = true;
  }

  async #each(left: boolean, goesOn: () => boolean, take: (accountId: number) => Promise<void>): Promise<void> {
    const { db, clock, onError } = this.#parts;
    for (let after = 0; goesOn(); ) {
      const ids = await leavingRepository(db).due(new Date(clock.now()), { left, after, most: AT_ONCE });
      for (const accountId of ids) if (goesOn()) await take(accountId).catch(onError);
      const last = ids.at(-1);
      if (last === undefined) return;
      after = last;
    }
  }

  /** Not of who has thought better of it meanwhile, nor of who has come to work for the portal since: they stay. */
  async #becomeNobody(accountId: number): Promise<void> {
    const { db, clock } = this.#parts;
    const now = new Date(clock.now());
    await db.transaction(async (tx) => {
      const held = await accountRepository(tx).lock(accountId);
      if (!held?.leavesAt || held.leavesAt > now || held.leftAt) return;
      if (isStaff(held)) await leavingRepository(tx).setLeaving(accountId, null);
      else await leavingRepository(tx).becomeNobody(held, now);
    });
  }

  /** Each kind of things by itself: one that does not go keeps none of the others, but the account is found again. */
  async #takeAway(accountId: number, goesOn: () => boolean): Promise<void> {
    const { db, clock, removal, uploads, onError } = this.#parts;
    const steps = [
      () => leavingRepository(db).takeNameOffMessages(accountId),
      () => leavingRepository(db).forgetAlone(accountId),
      () => removal.eraseOf(accountId, goesOn),
      () => this.#comments(accountId, goesOn),
      () => this.#reactions(accountId, goesOn),
      () => this.#relations(accountId, goesOn),
      () => eventRepository(db).forgetGuest(accountId),
      () => uploads.forgetOf(accountId, goesOn),
    ];
    let failed = false;
    for (const step of steps)
      await step().catch((error: unknown) => {
        failed = true;
        onError(error);
      });
    // What was broken off for the time is not done either.
    if (!failed && goesOn()) await leavingRepository(db).done(accountId, new Date(clock.now() - ARRIVED));
  }

  async #comments(accountId: number, goesOn: () => boolean): Promise<void> {
    const { db, clock } = this.#parts;
    const comments = commentRepository(db);
    await inRounds(
      goesOn,
      () => comments.of(accountId, AT_ONCE),
      (id) => comments.remove(id, new Date(clock.now())),
    );
  }

  async #reactions(accountId: number, goesOn: () => boolean): Promise<void> {
    const { db, clock } = this.#parts;
    const reactions = reactionRepository(db);
    const at = new Date(clock.now());
    await inRounds(
      goesOn,
      () => reactions.of(accountId, AT_ONCE),
      async (target) => {
        // The score of a comment knows of its reactions; of one that is only a place any more nobody counts them.
        const known = target.objectType === reactionTargets.comment && (await commentRepository(db).react(target.objectId, accountId, null, at)) !== undefined;
        if (!known) await reactions.set(target, accountId, null, at);
      },
    );
  }

  async #relations(accountId: number, goesOn: () => boolean): Promise<void> {
    const relations = relationRepository(this.#parts.db);
    await inRounds(
      goesOn,
      () => relations.around(accountId, AT_ONCE),
      (otherId) => relations.drop(accountId, otherId),
    );
    await relations.forgetCounts(accountId);
  }
}

/** Takes away what is found until nothing is found any more, as long as it goes on. What is found and does not go is an error, not a loop. */
async function inRounds<Thing>(goesOn: () => boolean, find: () => Promise<readonly Thing[]>, take: (thing: Thing) => Promise<unknown>): Promise<void> {
  let before: string | undefined;
  while (goesOn()) {
    const found = await find();
    if (found.length === 0) return;
    const said = JSON.stringify(found);
    if (said === before) throw new Error('what was to go is still there');
    before = said;
    for (const thing of found) if (goesOn()) await take(thing);
  }
}
