import type { ReleaseHealth } from '@portal/contracts';
import type { HealthRules } from './rules.ts';

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
const minutes = (ms: number): string => `${Math.round(ms / 6_000) / 10} min`;
const clock = (at: number): string => `${new Date(at).toISOString().slice(11, 16)} UTC`;

interface Said {
  judged: ReleaseHealth;
  against: ReleaseHealth | null;
  canary: boolean;
  sampled: number;
  rules: HealthRules;
}

/** Figures of both sides in one line: what every verdict rests on. */
function figures({ judged, against, canary, sampled }: Said): string {
  const visitors = (release: ReleaseHealth) => `${release.failing} of ${release.served} visitors fail`;
  const mine = `${judged.version}: ${visitors(judged)} (${percent(judged.share)}, at least ${percent(judged.low)})`;
  const theirs =
    against &&
    `${against.version}, ${canary ? 'which the others have' : 'before it'}: ${visitors(against)} (${percent(against.share)}, at most ${percent(against.high)})`;
  return [mine, theirs].filter(Boolean).join('; ') + (sampled > 1 ? `; a sample, one visitor of ${sampled}` : '');
}

/** Sentences for operators: what the verdict rests on. */
export const words = {
  none: () => 'No release is on air.',
  first: ({ judged }: Said) => `${judged.version} has nothing to be held against: there is no release before it.`,
  over: ({ judged, rules }: Said) => `${judged.version} was watched for ${minutes(rules.window)} and stays.`,
  waiting: ({ judged, rules }: Said) => `${judged.version} has had ${judged.served} visitors, ${rules.minServed} are needed before anything is said.`,
  unknown: ({ against, rules, judged }: Said) =>
    `${judged.version} looks sound, but ${against?.version ?? 'the other'} had ${against?.served ?? 0} visitors; ${rules.minServed} are needed to compare.`,
  few: (said: Said) =>
    `It looks worse, on too little: ${figures(said)}. Needed beyond any one network: ${said.rules.minFailing} failing visitors in ${said.rules.minNetworks} networks, and bounds that do not touch.`,
  single: (said: Said) => `It looks worse because of one network alone: ${figures(said)}.`,
  thin: (said: Said) =>
    `It looks worse, but ${said.against?.version ?? 'the other'} had too few visitors (${said.rules.minServed} needed) to compare: ${figures(said)}.`,
  others: (said: Said, names: readonly string[]) =>
    `It looks worse, and so does ${names.join(', ')} in the same time, where nothing moved: the api or the network may be at fault. ${figures(said)}.`,
  cooling: (said: Said, until: number) =>
    `It looks worse, but an automatic rollback was made a short while ago; left to people until ${clock(until)}. ${figures(said)}.`,
  stuck: (said: Said, problem: string) => `It looks worse, and going back did not work: ${problem}. ${figures(said)}.`,
  healthy: (said: Said) => `${figures(said)}.`,
  /** `frozen`: nobody may promote, going back is as it always is. */
  worse: (said: Said, frozen: boolean) =>
    `${figures(said)}: more than ${said.rules.factor} times as many.${frozen ? ' Frozen remotes go back all the same.' : ''}`,
  rolledBack: (why: string, at: number) => `Taken back at ${clock(at)}. ${why}`,
};
export type { Said };
