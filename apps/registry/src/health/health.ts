import { remoteNames, type HealthReport, type RemoteHealth, type RemoteName } from '@portal/contracts';
import { judge, type Judgement } from './judge.ts';
import { lastMinutes } from './minutes.ts';
import { defaultRules, type HealthRules } from './rules.ts';
import { createSights, type HealthSubject } from './sights.ts';

export interface HealthDeps {
  now(): number;
  rules?: Partial<HealthRules>;
  subject(remote: RemoteName): HealthSubject | undefined;
  /** Aborts the canary, or goes back to the release before. */
  rollback(remote: RemoteName, why: string): Promise<void>;
  /** Verdict or figures are others than before; said by `tick`, once each. */
  changed(remote: RemoteName): void;
}

/**
 * Judges what shells tell of their visitors, and takes a release back that fails for many more of them than the one it is held against. Nothing runs by itself: `tick` is for every
 * second. Figures live in memory: a registry started anew has nothing to compare with, says so, and leaves releases alone.
 */
export function createHealth(deps: HealthDeps) {
  const rules: HealthRules = { ...defaultRules, ...deps.rules };
  const sights = createSights(rules, deps);
  const done = new Map<RemoteName, { at: number; why: string }>();
  const stuck = new Map<RemoteName, { at: number; version: string; problem: string }>();
  const busy = new Set<RemoteName>();
  const told = new Map<RemoteName, string>();

  const judgementOf = (remote: RemoteName): Judgement =>
    judge(sights.of(remote), { now: deps.now(), rules, risen: sights.risen(remote), last: done.get(remote), stuck: stuck.get(remote) });

  async function act(remote: RemoteName, { why, judged }: Judgement): Promise<void> {
    busy.add(remote);
    try {
      await deps.rollback(remote, why);
      done.set(remote, { at: deps.now(), why });
    } catch (error) {
      stuck.set(remote, { at: deps.now(), version: judged?.version ?? '', problem: error instanceof Error ? error.message : String(error) });
    } finally {
      busy.delete(remote);
    }
  }

  return {
    /** What a shell tells of its visitors; by the time it arrives. */
    report: (batch: HealthReport): void => sights.report(batch),
    /** Where the pointers of a remote moved, its figures begin anew. */
    moved(remote: RemoteName): void {
      sights.settle(remote);
    },
    of(remote: RemoteName): RemoteHealth {
      const { verdict, why, judged, against } = judgementOf(remote);
      const sight = sights.of(remote);
      const share = (version: string | undefined, minute: number) => (version === undefined ? null : (sight?.minutes(version)?.share(minute) ?? null));
      return {
        verdict,
        why,
        judged,
        against,
        recent: sight
          ? lastMinutes(deps.now()).map((minute) => ({
              at: new Date(minute).toISOString(),
              judged: share(judged?.version, minute),
              against: share(against?.version, minute),
            }))
          : [],
        failures:
          sight?.judged.failures(5).map(({ label, visitors }) => {
            const [kind = '', message = ''] = label.split('\n', 2);
            return { kind, message, visitors };
          }) ?? [],
      };
    },
    /** Judges every remote, acts where it has to, and tells who looks on. */
    async tick(): Promise<void> {
      await Promise.all(
        remoteNames.map(async (remote) => {
          const judgement = judgementOf(remote);
          if (judgement.act && !busy.has(remote)) await act(remote, judgement);
          const { verdict, why, judged, against } = judgement.act ? judgementOf(remote) : judgement;
          const now = JSON.stringify([verdict, why, judged?.served, judged?.failing, against?.served, against?.failing]);
          if (told.get(remote) === now) return;
          const first = !told.has(remote);
          told.set(remote, now);
          if (!first) deps.changed(remote);
        }),
      );
    },
  };
}
export type Health = ReturnType<typeof createHealth>;
