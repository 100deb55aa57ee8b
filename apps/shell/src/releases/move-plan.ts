import type { KeptRelease, MoveInput, RemoteName } from '@portal/contracts';

/** What a release manager is about to do, without reason and revision. */
export type MovePlan =
  | { do: 'promote'; set: Partial<Record<RemoteName, string>> }
  | { do: 'rollback'; remote: RemoteName; to: string }
  | { do: 'canary'; remote: RemoteName; version: string; percent: number }
  | { do: 'abort' | 'freeze' | 'thaw'; remote: RemoteName };

/** Remotes that it moves, the first being the one it was asked for. */
export const remotesOf = (plan: MovePlan): RemoteName[] => (plan.do === 'promote' ? (Object.keys(plan.set) as RemoteName[]) : [plan.remote]);

/** Freezing and thawing change nothing that a visitor gets: there is nothing to ask the gate. */
export const passesGate = (plan: MovePlan): boolean => plan.do !== 'freeze' && plan.do !== 'thaw';

/** The same together with what must move along: one set, one revision. */
export function withCompanions(plan: MovePlan, companions: Partial<Record<RemoteName, string>>): MovePlan {
  if (plan.do === 'rollback') return { do: 'promote', set: { [plan.remote]: plan.to, ...companions } };
  if (plan.do === 'promote') return { do: 'promote', set: { ...plan.set, ...companions } };
  return plan;
}

/** A set can stand for what was asked: a canary is of one remote and takes nobody along. */
export const takesCompanions = (plan: MovePlan): boolean => plan.do === 'rollback' || plan.do === 'promote';

export const inputOf = (plan: MovePlan, around: { ifRevision: number; dryRun: boolean; note: string }): MoveInput => ({ ...plan, ...around });

/** Going to a version that was published before the current one is going back: allowed in a frozen remote, and called so. */
export const planFor = (remote: RemoteName, release: KeptRelease, current: KeptRelease | null): MovePlan =>
  current && Date.parse(release.at) < Date.parse(current.at)
    ? { do: 'rollback', remote, to: release.version }
    : { do: 'promote', set: { [remote]: release.version } };

/** Versions that remotes would get by it; none for what moves no version. */
export function movesOf(plan: MovePlan): [RemoteName, string][] {
  switch (plan.do) {
    case 'promote':
      return Object.entries(plan.set) as [RemoteName, string][];
    case 'rollback':
      return [[plan.remote, plan.to]];
    case 'canary':
      return [[plan.remote, plan.version]];
    default:
      return [];
  }
}
