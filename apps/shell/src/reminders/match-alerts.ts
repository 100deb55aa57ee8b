import { liveFrame, matchTopics, type LiveFrame, type MatchMoving } from '@portal/contracts/match';
import { heardOf, matchAlert, matchesOnAir, type FollowedMatch, type Heard, type MatchAlert } from '@portal/domain';
import type { Clock, LiveSocket } from '@portal/platform';
import { followedIn, listIn, LOOK_AGAIN, lookWhenFollowedChanges, type Kept } from './followed-here.ts';

/** What this browser has heard of the matches it follows. */
const HEARD = 'heard';
const MOST_HEARD = 100;

interface Parts {
  storage: Kept;
  clock: Clock;
  socket: Pick<LiveSocket, 'subscribe'>;
  /** Runs the work of one tab at a time. */
  lock(work: () => Promise<void>): Promise<void>;
  /** Tells of a goal or of the end, with the match as it stands now. */
  tell(match: FollowedMatch, alert: MatchAlert, moving: MatchMoving): void;
}

/**
 * Goals and ends of the matches that one follows, on whatever page one is: each once in this browser, by whichever tab comes first. Listens to all scores only
 * while one of those matches may be on air.
 */
export function createMatchAlerts({ storage, clock, socket, lock, tell }: Parts) {
  let cancel = () => {};
  let hangUp: (() => void) | undefined;
  let followed = new Map<number, FollowedMatch>();

  const heard = (): Heard[] => listIn(storage, HEARD, isHeard);
  const isNews = (moving: MatchMoving, before: readonly Heard[]) => {
    const known = before.find(({ fixtureId }) => fixtureId === moving.fixtureId);
    return !known || (known.revision < moving.revision && !isSame(known, heardOf(moving)));
  };

  async function take({ list }: LiveFrame): Promise<void> {
    const ours = list.filter(({ fixtureId }) => followed.has(fixtureId));
    // Of most frames there is nothing to keep: a minute went by.
    if (!ours.some((moving) => isNews(moving, heard()))) return;
    await lock(async () => {
      const before = heard();
      const news = ours.filter((moving) => isNews(moving, before));
      const others = before.filter(({ fixtureId }) => !news.some((moving) => moving.fixtureId === fixtureId));
      storage?.setItem(HEARD, JSON.stringify([...others, ...news.map(heardOf)].slice(-MOST_HEARD)));
      for (const moving of news) {
        const match = followed.get(moving.fixtureId);
        const known = before.find(({ fixtureId }) => fixtureId === moving.fixtureId);
        const alert = match && matchAlert(match, known, heardOf(moving));
        if (alert) tell(match, alert, moving);
      }
    });
  }

  function look(): void {
    cancel();
    const { onAir, next } = matchesOnAir(followedIn(storage), clock.now());
    followed = new Map(onAir.map((match) => [match.fixtureId, match]));
    if (next !== undefined) cancel = clock.after(Math.min(next - clock.now(), LOOK_AGAIN), look);
    if (onAir.length === 0) {
      hangUp?.();
      hangUp = undefined;
      return;
    }
    if (hangUp) return;
    const subscription = socket.subscribe({ topic: matchTopics.live, schema: liveFrame, onFrame: (frame) => void take(frame) });
    hangUp = () => subscription.close();
  }

  return {
    /** Looks now, and whenever what is followed changes: here or in another tab. Returns how to stop. */
    begin(target: Pick<Window, 'addEventListener' | 'removeEventListener'>): () => void {
      const leave = lookWhenFollowedChanges(target, look);
      return () => {
        leave();
        cancel();
        hangUp?.();
      };
    },
  };
}

const isSame = (one: Heard, other: Heard) => one.ended === other.ended && one.score?.home === other.score?.home && one.score?.away === other.score?.away;

function isHeard(value: unknown): value is Heard {
  if (typeof value !== 'object' || value === null) return false;
  const { fixtureId, revision, score, ended } = value as Record<string, unknown>;
  return Number.isSafeInteger(fixtureId) && Number.isFinite(revision) && typeof ended === 'boolean' && (score === null || isScore(score));
}

function isScore(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { home, away } = value as Record<string, unknown>;
  return Number.isSafeInteger(home) && Number.isSafeInteger(away);
}
