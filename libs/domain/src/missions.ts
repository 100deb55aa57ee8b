import { CHECK_IN } from './check-in.ts';

/** What a mission counts. */
export type DeedKind = 'watch' | 'chat' | 'comment' | 'tip' | 'read';

/**
 * Missions of a day in their order: how often, and for how many points (decisions, "Points, missions, draw, referral": counted on the server from
 * events, once each; numbers and days are ours). Of `watch` minutes count, of `chat` minutes in which one wrote, of the others different things.
 */
export const MISSIONS: readonly { readonly id: DeedKind; readonly goal: number; readonly points: number }[] = [
  { id: 'watch', goal: 20, points: 20 },
  { id: 'chat', goal: 5, points: 10 },
  { id: 'read', goal: 3, points: 10 },
  { id: 'comment', goal: 2, points: 10 },
  { id: 'tip', goal: 1, points: 15 },
];
/** For all of them (ours). */
export const WHOLE_DAY = { id: 'all', points: 35 } as const;

/** Missions begin anew where check-ins do (ours). */
export const MISSION_ZONE = CHECK_IN.timeZone;

export type MissionId = DeedKind | typeof WHOLE_DAY.id;
/** `ready`: done, its points not taken yet. */
export type MissionState = 'open' | 'ready' | 'claimed';
export interface Mission {
  readonly id: MissionId;
  readonly goal: number;
  /** At most the goal. */
  readonly done: number;
  readonly points: number;
  readonly state: MissionState;
}

/** How a day's missions stand (decisions, "Points"; ours): what was counted, and whose points were taken. The last is done when all others are, taken or not. */
export function missionsOf(counts: Readonly<Partial<Record<DeedKind, number>>>, claimed: ReadonlySet<MissionId | undefined>): Mission[] {
  const missions = MISSIONS.map(({ id, goal, points }) => stand(id, Math.min(goal, counts[id] ?? 0), goal, points, claimed));
  const done = missions.filter((one) => one.done >= one.goal).length;
  return [...missions, stand(WHOLE_DAY.id, done, MISSIONS.length, WHOLE_DAY.points, claimed)];
}

/** What the ledger calls the points of a mission (ours): its day and what it is. */
export const missionSubject = (day: string, id: MissionId): string => `${day} ${id}`;
/** Which mission a subject of the ledger names (ours); undefined for what no mission is called. */
export const missionOfSubject = (subject: string): MissionId | undefined =>
  [...MISSIONS, WHOLE_DAY].map(({ id }) => id).find((id) => /^\d{4}-\d{2}-\d{2} /.test(subject) && subject.slice(11) === id);

const stand = (id: MissionId, done: number, goal: number, points: number, claimed: ReadonlySet<MissionId | undefined>): Mission => ({
  id,
  goal,
  done,
  points,
  state: claimed.has(id) ? 'claimed' : done >= goal ? 'ready' : 'open',
});
