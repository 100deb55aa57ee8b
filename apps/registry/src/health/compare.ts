import type { Crowd, Figures } from './tally.ts';
import type { HealthRules } from './rules.ts';
import { wilson } from './wilson.ts';

/** Of the bounds that are shown. */
const Z_SHOWN = 1.96;
/** Of the bounds that are acted on: figures are looked at every second, and who looks often sees chance often. 99 %. */
const Z_ACT = 2.576;

/**
 * Figures as they are weighed. A network has `perNetwork` voices at most: its visitors share them, failing or not. So a script behind one network is a few voices, however many
 * visitors it plays; and where true visitors crowd behind one network, their share of failures is what it is.
 */
interface Weighed {
  served: number;
  voices: number;
  failing: number;
  /** Sum of squared weights: what the voices are worth as independent observations. */
  squares: number;
  /** Failing visitors, `perNetwork` of a network at most. */
  counted: number;
  /** Networks with failing visitors. */
  networks: number;
}

/** Adds a network to the sum, or takes it away. In place: it is done for thousands, every second. */
function count(all: Weighed, { served, failing }: Crowd, perNetwork: number, sign: 1 | -1): Weighed {
  const weight = Math.min(1, perNetwork / served);
  all.served += sign * served;
  all.voices += sign * served * weight;
  all.failing += sign * failing * weight;
  all.squares += sign * served * weight * weight;
  all.counted += sign * Math.min(failing, perNetwork);
  if (failing > 0) all.networks += sign;
  return all;
}

function total({ networks }: Figures, perNetwork: number): Weighed {
  const all: Weighed = { served: 0, voices: 0, failing: 0, squares: 0, counted: 0, networks: 0 };
  for (const crowd of networks.values()) count(all, crowd, perNetwork, 1);
  return all;
}

function shareOf({ voices, failing, squares }: Weighed, z: number): { share: number; low: number; high: number } {
  if (voices < 1e-9 || squares < 1e-9) return { share: 0, low: 0, high: 1 };
  const share = Math.min(1, Math.max(0, failing / voices));
  return { share, ...wilson(share, (voices * voices) / squares, z) };
}

/** Share of failing visitors with its 95 % bounds. */
export const shareWithBounds = (figures: Figures, { perNetwork }: HealthRules) => shareOf(total(figures, perNetwork), Z_SHOWN);

/** fine: not worse. few: looks worse, on too little. single: one network alone makes it look worse. thin: too little is known of the other. worse: beyond doubt. */
export type Comparison = 'fine' | 'few' | 'single' | 'thin' | 'worse';

/**
 * Worse is a share at least `factor` times the other's (of which at least `floor` is taken), with its lower bound above the other's upper one, on enough visitors and networks; and all
 * of that without any one network too. So a single network decides nothing, whatever it reports: what is worse with it is worse without it.
 */
export function compare(judged: Figures, against: Figures, rules: HealthRules, z = Z_ACT): Comparison {
  const ours = total(judged, rules.perNetwork);
  const theirs = total(against, rules.perNetwork);
  const first = weighUp(ours, theirs, rules, z);
  if (first !== 'worse') return first;
  const without = (all: Weighed, { networks }: Figures, name: string) => {
    const crowd = networks.get(name);
    return crowd ? count({ ...all }, crowd, rules.perNetwork, -1) : all;
  };
  let verdict: Comparison = 'worse';
  for (const name of new Set([...judged.networks.keys(), ...against.networks.keys()])) {
    const rest = weighUp(without(ours, judged, name), without(theirs, against, name), rules, z);
    if (rest === 'fine') return 'single';
    if (rest !== 'worse') verdict = rest;
  }
  return verdict;
}

function weighUp(ours: Weighed, theirs: Weighed, { minServed, minFailing, minNetworks, factor, floor }: HealthRules, z: number): Comparison {
  const mine = shareOf(ours, z);
  const other = theirs.served > 0 ? shareOf(theirs, z) : { share: 0, low: 0, high: 1 };
  if (mine.share < factor * Math.max(other.share, floor)) return 'fine';
  if (ours.served < minServed || ours.counted < minFailing || ours.networks < minNetworks) return 'few';
  if (theirs.served < minServed) return 'thin';
  return mine.low > other.high || z === 0 ? 'worse' : 'few';
}

/**
 * Did this remote, where nothing moved, get worse like the one that did? Easier to say than that a release is at fault, since it only keeps us from acting: half the visitors, no bounds. But
 * its share has to be of the same order, and one network is not enough here either: nobody shields a bad release with a few reports.
 */
export function roseLikewise(during: Figures, before: Figures, judged: Figures, rules: HealthRules): boolean {
  const half = (count: number) => Math.ceil(count / 2);
  const share = shareOf(total(judged, rules.perNetwork), 0).share;
  return (
    compare(
      during,
      before,
      {
        ...rules,
        minServed: half(rules.minServed),
        minFailing: half(rules.minFailing),
        minNetworks: half(rules.minNetworks),
        floor: Math.max(rules.floor, share / rules.factor ** 2),
      },
      0,
    ) === 'worse'
  );
}
