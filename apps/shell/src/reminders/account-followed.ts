import { reaction } from 'mobx';
import { isApiError, type ApiClient } from '@portal/api-client';
import { codes, stored } from '@portal/contracts';
import { followedCalls, type FollowedKept } from '@portal/contracts/followed';
import { followedOf, FOLLOWS_NOTHING, followSame, mergedFollowed, readFollowed, stillWaited, type Followed } from '@portal/domain';
import { NOBODY, viewerOf, type Clock, type Session, type Viewer } from '@portal/platform';

/** What was last the same here and in the account, and whose it is. */
const FOLLOWED_OF = 'followed-of';
/** What could not be sent any more when its member left: theirs alone, until they are here again. */
const FOLLOWED_LEFT = 'followed-left';
/** Presses of one moment are one change (ms). */
const PAUSE = 2_000;
/** Who comes back to a page after so long sees what they follow by now (ms). */
const STALE = 5 * 60_000;
/** Another browser was first: so often it is tried anew. */
const TRIES = 3;

type Target = Pick<Window, 'addEventListener' | 'removeEventListener' | 'dispatchEvent'>;
interface Parts {
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  api: Pick<ApiClient, 'call'>;
  session: Pick<Session, 'state'>;
  clock: Clock;
  /** Runs the work of one tab at a time. */
  lock(work: () => Promise<void>): Promise<void>;
}
interface Base {
  readonly userId: number;
  readonly followed: Followed;
}
interface Left extends Base {
  /** What stood here at the end. */
  readonly mine: Followed;
}

/**
 * What a member follows goes with their account: what this browser has (`stored.followed`; pages and reminders read it there) and what the account has become the same when one
 * comes, after a press, and when one comes back to the page. Put on here or there it is on, taken off here or there it is off. Whoever leaves takes it along: the next one at this browser finds none
 * of it, and what could not be sent any more waits until they are here again.
 */
export function createAccountFollowed({ storage, api, session, clock, lock }: Parts) {
  let target: Target | undefined;
  let cancel = () => {};
  let asked = Number.NEGATIVE_INFINITY;

  const kept = () => storage.getItem(stored.followed);
  const baseHere = () => readBase(storage.getItem(FOLLOWED_OF));
  const here = (before: Followed): Followed => stillWaited(readFollowed(kept(), before), clock.now());

  /** Pages of this tab hear of it as of another tab's change. */
  const tell = () => target?.dispatchEvent(new StorageEvent('storage', { key: stored.followed }));
  const write = (followed: Followed) => storage.setItem(stored.followed, JSON.stringify(followed));

  /** What was the account's goes with its member. */
  function leave({ userId, followed }: Base): void {
    const mine = here(followed);
    try {
      if (!followSame(mine, followed)) storage.setItem(FOLLOWED_LEFT, JSON.stringify({ userId, followed, mine } satisfies Left));
    } catch {
      /* No room for it: it is not shown to the next one for that. */
    }
    storage.removeItem(FOLLOWED_OF);
    write(FOLLOWS_NOTHING);
    tell();
  }

  /** What was last the same here and there, what stands here, and that with what was left unsent. */
  function standing(userId: number): { base: Followed; start: Followed; mine: Followed } {
    const known = baseHere();
    if (known?.userId === userId) {
      const start = here(known.followed);
      return { base: known.followed, start, mine: start };
    }
    const start = here(FOLLOWS_NOTHING);
    const left = readLeft(storage.getItem(FOLLOWED_LEFT));
    return left?.userId === userId
      ? { base: left.followed, start, mine: mergedFollowed(FOLLOWS_NOTHING, start, left.mine) }
      : { base: FOLLOWS_NOTHING, start, mine: start };
  }

  /** Saves what is new here; answers how the account stands. `moved`: others change it all the time; `other`: it is somebody else's by now. */
  async function saved(userId: number, base: Followed, mine: Followed): Promise<FollowedKept | 'moved' | 'other'> {
    for (let time = 0; time < TRIES; time += 1) {
      const there = await api.call(followedCalls.list, {});
      // Whoever is logged in by now is asked with their own token, whatever this page knows of them yet.
      if (there.owner !== userId || viewerOf(session.state) !== userId) return 'other';
      const theirs = stillWaited(followedOf(there.followed), clock.now());
      const merged = mergedFollowed(base, mine, theirs);
      if (followSame(merged, theirs)) return there;
      try {
        return await api.call(followedCalls.save, { owner: userId, version: there.version, followed: writable(merged) });
      } catch (error) {
        if (!isApiError(error) || error.code !== codes.followedMoved) throw error;
      }
    }
    return 'moved';
  }

  async function meet(userId: number): Promise<void> {
    if (viewerOf(session.state) !== userId) return;
    const before = storage.getItem(FOLLOWED_OF);
    const { base, start, mine } = standing(userId);
    const answer = await saved(userId, base, mine);
    // Another tab has seen them leave.
    if (answer === 'other' || viewerOf(session.state) !== userId || storage.getItem(FOLLOWED_OF) !== before) return;
    if (answer === 'moved') return soon();
    asked = clock.now();
    const now = stillWaited(followedOf(answer.followed), clock.now());
    // What was pressed meanwhile is newer than what was sent.
    const next = mergedFollowed(start, here(start), now);
    // Also where an older release left out what it knows nothing of. First what one sees: without room for it nothing was agreed upon.
    const changes = JSON.stringify(readFollowed(kept())) !== JSON.stringify(next);
    if (changes) write(next);
    storage.setItem(FOLLOWED_OF, JSON.stringify({ userId, followed: now } satisfies Base));
    if (readLeft(storage.getItem(FOLLOWED_LEFT))?.userId === userId) storage.removeItem(FOLLOWED_LEFT);
    if (changes) tell();
    if (!followSame(next, now)) soon();
  }

  function begin(): void {
    cancel();
    const userId = viewerOf(session.state);
    if (userId === NOBODY) return;
    void lock(() => meet(userId)).catch((error: unknown) => {
      asked = Number.NEGATIVE_INFINITY;
      // Whoever is away, or not here any more, is asked the next time.
      if (!isApiError(error) || (error.kind !== 'offline' && error.kind !== 'noToken' && error.kind !== 'aborted'))
        console.warn('[followed]', error instanceof Error ? error.message : error);
    });
  }
  function soon(): void {
    cancel();
    cancel = clock.after(PAUSE, begin);
  }
  function become(viewer: Viewer): void {
    cancel();
    const known = baseHere();
    if (known && known.userId !== viewer) leave(known);
    if (viewer !== NOBODY) begin();
  }

  return {
    /** Goes with the session from now on. Returns how to stop. */
    begin(of: Target): () => void {
      target = of;
      const changed = ({ key }: StorageEvent) => {
        const known = baseHere();
        if ((key !== null && key !== stored.followed) || known?.userId !== viewerOf(session.state)) return;
        if (!followSame(here(known.followed), known.followed)) soon();
      };
      const back = () => {
        if (clock.now() - asked >= STALE) begin();
      };
      of.addEventListener('storage', changed);
      of.addEventListener('focus', back);
      of.addEventListener('online', begin);
      const stop = reaction(
        () => (session.state.status === 'starting' || session.state.status === 'unavailable' ? session.state.status : viewerOf(session.state)),
        (viewer, before) => {
          // Who logs out is nobody at once, before it is known who comes next; who cannot be asked about may still be here.
          if (viewer === 'starting') {
            if (typeof before === 'number') become(NOBODY);
          } else if (viewer !== 'unavailable') become(viewer);
        },
        { fireImmediately: true },
      );
      return () => {
        stop();
        cancel();
        of.removeEventListener('storage', changed);
        of.removeEventListener('focus', back);
        of.removeEventListener('online', begin);
      };
    },
  };
}

function read(kept: string | null): { base: Base; mine: unknown } | undefined {
  try {
    const { userId, followed, mine } = JSON.parse(kept ?? 'null') as Record<string, unknown>;
    return typeof userId === 'number' && Number.isSafeInteger(userId) && userId > 0 ? { base: { userId, followed: followedOf(followed) }, mine } : undefined;
  } catch {
    return undefined;
  }
}
const readBase = (kept: string | null): Base | undefined => read(kept)?.base;
function readLeft(kept: string | null): Left | undefined {
  const left = read(kept);
  return left && { ...left.base, mine: followedOf(left.mine) };
}

const writable = ({ matches, tournaments, teams, commentators, names }: Followed): FollowedKept['followed'] => ({
  matches: matches.map((match) => ({ ...match })),
  tournaments: [...tournaments],
  teams: [...teams],
  commentators: [...commentators],
  names: { ...names },
});
