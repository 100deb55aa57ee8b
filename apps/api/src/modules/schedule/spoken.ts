import type { Language, Output } from '@portal/contracts';
import type { scheduleCalls } from '@portal/contracts/schedule';
import { refused } from '../../http/refusal.ts';
import { callsFootball, commentatorById, commentatorsOf, type Commentator } from '../../sports/index.ts';
import { iso, presentCommentator } from './match.presenter.ts';
import type { Shown } from './showing.ts';

export interface SpokenAsk {
  readonly fixtureId?: number | undefined;
  readonly userId?: number | undefined;
  readonly pageSize: number;
}

interface Parts {
  readonly now: number;
  readonly onAir: () => readonly Shown[];
  /** The next matches of football, of what is made up, or of both, soonest first, of those that `wanted` takes. */
  readonly coming: (most: number, of: 'football' | 'games' | 'all', wanted: (fixtureId: number) => boolean) => readonly Shown[];
  readonly isListed: (fixtureId: number) => Promise<boolean>;
  readonly present: (shown: Shown, language: Language) => Output<typeof scheduleCalls.anchorSchedule>['list'][number];
}

/**
 * What a commentator calls: on air, then to come, soonest first. Of `userId`; else of whoever speaks at `fixtureId`; else of all. `without` leaves that match out.
 * Throws Refused 404 for a match that is not on the schedule, and for a number that is no commentator's.
 */
export async function spokenMatches(
  { fixtureId, userId, pageSize }: SpokenAsk,
  { now, onAir, coming, isListed, present }: Parts,
  language: Language,
  without?: number,
): Promise<Output<typeof scheduleCalls.anchorSchedule>> {
  if (fixtureId !== undefined && !(await isListed(fixtureId))) throw refused.notFound();
  const speakers = speakersOf(fixtureId, userId);
  const ids = speakers && new Set(speakers.map(({ id }) => id));
  const wanted = (id: number) => id !== without && commentatorsOf(id).some((one) => !ids || ids.has(one.id));
  const told = { serverTime: iso(now), commentators: (speakers ?? []).map((one) => presentCommentator(one, language)) };
  // Nobody speaks at it: nothing need be looked through.
  if (speakers?.length === 0) return { ...told, list: [] };
  const live = onAir()
    .filter(({ fixture }) => wanted(fixture.fixtureId))
    .slice(0, pageSize);
  const next = coming(pageSize - live.length, kindOf(speakers), wanted);
  return { ...told, list: [...live, ...next].map((shown) => present(shown, language)) };
}

/** Nobody calls football and another sport: only the days of what they call are laid out. */
function kindOf(speakers: readonly Commentator[] | undefined): 'football' | 'games' | 'all' {
  if (!speakers) return 'all';
  return speakers.some(({ id }) => callsFootball(id)) ? 'football' : 'games';
}

/** Undefined: everybody. */
function speakersOf(fixtureId: number | undefined, userId: number | undefined): readonly Commentator[] | undefined {
  if (userId === undefined) return fixtureId === undefined ? undefined : commentatorsOf(fixtureId);
  const one = commentatorById(userId);
  if (!one) throw refused.notFound();
  return [one];
}
