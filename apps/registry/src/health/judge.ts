import type { ReleaseHealth, RemoteHealth, RemoteName } from '@portal/contracts';
import { compare, shareWithBounds } from './compare.ts';
import type { HealthRules } from './rules.ts';
import type { Sight } from './sights.ts';
import type { Figures } from './tally.ts';
import { words, type Said } from './words.ts';

export interface Circumstances {
  now: number;
  rules: HealthRules;
  /** Remotes that got worse in the same time though nothing moved there. */
  risen: readonly RemoteName[];
  /** The last automatic rollback. */
  last: { at: number; why: string } | undefined;
  /** The last one that did not work. */
  stuck: { at: number; version: string; problem: string } | undefined;
}
export interface Judgement {
  verdict: RemoteHealth['verdict'];
  why: string;
  /** Take it back now. */
  act: boolean;
  judged: ReleaseHealth | null;
  against: ReleaseHealth | null;
}

/** After a rollback that did not work, the next try. Milliseconds. */
const TRY_AGAIN = 60_000;

const health = (version: string, figures: Figures, rules: HealthRules): ReleaseHealth => ({
  version,
  served: figures.served,
  failing: figures.failing,
  ...shareWithBounds(figures, rules),
});

/** What can be said of a remote's release now. Pure. */
export function judge(sight: Sight | undefined, { now, rules, risen, last, stuck }: Circumstances): Judgement {
  if (!sight) return { verdict: 'quiet', why: words.none(), act: false, judged: null, against: null };
  const { subject, judged: tally } = sight;
  const figures = tally.live();
  const judged = health(subject.judged.version, figures, rules);
  const against = sight.against && subject.against !== null ? health(subject.against, sight.against, rules) : null;
  const said: Said = { judged, against, canary: subject.canary, sampled: figures.sampled, rules };
  const say = (verdict: Judgement['verdict'], why: string, act = false): Judgement => ({ verdict, why, act, judged, against });

  const cooling = last && now < last.at + rules.coolDown ? last : undefined;
  if (cooling && subject.judged.since <= cooling.at) return say('rolled-back', words.rolledBack(cooling.why, cooling.at));
  if (!against || !sight.against) return say('quiet', words.first(said));
  if (!subject.canary && now >= subject.judged.since + rules.window) return say('quiet', words.over(said));
  if (judged.served < rules.minServed) return say('watching', words.waiting(said));
  switch (compare(figures, sight.against, rules)) {
    case 'fine':
      return against.served < rules.minServed ? say('watching', words.unknown(said)) : say('healthy', words.healthy(said));
    case 'few':
      return say('watching', words.few(said));
    case 'single':
      return say('inconclusive', words.single(said));
    case 'thin':
      return say('inconclusive', words.thin(said));
    case 'worse':
  }
  // Beside a canary the others have the same api and network at the same time: what is wrong there shows on both sides. A new current release has only the time before.
  if (!subject.canary && risen.length > 0) return say('inconclusive', words.others(said, risen));
  if (cooling) return say('inconclusive', words.cooling(said, cooling.at + rules.coolDown));
  if (stuck?.version === judged.version && now < stuck.at + TRY_AGAIN) return say('inconclusive', words.stuck(said, stuck.problem));
  return say('watching', words.worse(said, subject.frozen), true);
}
