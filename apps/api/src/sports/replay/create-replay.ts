import { isScored, matchPlan, nextChangeOfPlan, stateOfPlan } from '@portal/domain';
import type { MatchPhase, MatchPlan, MatchRecord, MatchState, ScoredMatch, StatusCode, TimedEvent } from '@portal/domain';
import { runningOrder } from './running-order.ts';
import { firstSlotFrom, fixtureIdOfSlot, SLOT_MS, slotOfFixtureId } from './slots.ts';

/** One playing of a past match. Times are epoch milliseconds. */
export interface ReplayFixture {
  readonly fixtureId: number;
  readonly kickOffAt: number;
  readonly endsAt: number;
  readonly match: ScoredMatch;
}

/** Something that changes at a moment: a phase begins (or the match ends), or an event happens. */
export type ReplayChange = { readonly at: number; readonly fixture: ReplayFixture } & (
  | { readonly kind: 'phase'; readonly phase: MatchPhase; readonly statusCode: StatusCode }
  | { readonly kind: 'event'; readonly event: TimedEvent }
);

export interface Replay {
  /** Fixtures that kick off at `fromMs` or later and before `toMs`, in order. */
  fixturesBetween(fromMs: number, toMs: number): ReplayFixture[];
  /** The fixture of an id, or undefined where the id names no slot. */
  fixtureById(fixtureId: number): ReplayFixture | undefined;
  stateAt(fixture: ReplayFixture, nowMs: number): MatchState;
  /** Being played at this moment, in order of kick-off. */
  liveAt(nowMs: number): ReplayFixture[];
  /** When this fixture changes next, minutes aside; null when it is over. */
  nextChangeAt(fixture: ReplayFixture, nowMs: number): number | null;
  /** Every change after `fromMs` and up to `toMs`, in order: what a ticker that woke at both has to send. */
  changesBetween(fromMs: number, toMs: number): ReplayChange[];
  /** When anything changes next; null only when there is nothing to play. */
  nextChangeAfter(nowMs: number): number | null;
}

export interface ReplayOptions {
  /** Matches without a score are left out: only what has been played can be played again. */
  readonly matches: readonly MatchRecord[];
  readonly seed: string | number;
  /** Chooses the match of a slot (half hours since 1970) instead of the seed; undefined leaves it to the seed. */
  readonly matchAt?: (slot: number) => ScoredMatch | undefined;
}

/** More plans and cycles than a day needs; older ones are made again when asked for. */
const KEPT_PLANS = 256;
const KEPT_CYCLES = 8;

/**
 * The replay provider (decisions, "Sports data"): real past matches, a kick-off every 30 minutes round the clock. Each
 * cycle plays every match once in an order drawn from the seed; 168 matches make three and a half days. There is no clock inside: the
 * same seed and moment give the same answer, here and on any other machine.
 */
export function createReplay({ matches, seed, matchAt }: ReplayOptions): Replay {
  // Sorted, so that the order in which an importer met the matches makes no difference.
  const played = matches.filter(isScored).sort((one, other) => (one.sourceKey < other.sourceKey ? -1 : 1));
  // The same at every kick-off; a list of days asks for hundreds of ends and for no event.
  const lengths = new WeakMap<ScoredMatch, number>();
  const lengthOf = (match: ScoredMatch): number => {
    let length = lengths.get(match);
    if (length === undefined) lengths.set(match, (length = matchPlan(match, 0).endsAt));
    return length;
  };
  const longest = Math.max(0, ...played.map(lengthOf));
  const overlap = Math.ceil(longest / SLOT_MS);
  const cycles = new Map<number, ScoredMatch[]>();
  const plans = new Map<number, MatchPlan>();

  const drawn = (slot: number): ScoredMatch | undefined => {
    if (played.length === 0) return undefined;
    const cycle = Math.floor(slot / played.length);
    const order = kept(cycles, cycle, KEPT_CYCLES, () => runningOrder(played, String(seed), cycle, overlap));
    return order[slot % played.length];
  };
  const fixtureInSlot = (slot: number): ReplayFixture | undefined => {
    const match = matchAt?.(slot) ?? drawn(slot);
    if (!match) return undefined;
    const kickOffAt = slot * SLOT_MS;
    return { fixtureId: fixtureIdOfSlot(slot), kickOffAt, endsAt: kickOffAt + lengthOf(match), match };
  };
  const planOf = (fixture: ReplayFixture): MatchPlan => kept(plans, fixture.kickOffAt / SLOT_MS, KEPT_PLANS, () => matchPlan(fixture.match, fixture.kickOffAt));
  const fixturesBetween = (fromMs: number, toMs: number): ReplayFixture[] => {
    const fixtures: ReplayFixture[] = [];
    for (let slot = firstSlotFrom(fromMs); slot * SLOT_MS < toMs; slot += 1) {
      const fixture = fixtureInSlot(slot);
      if (!fixture) break;
      fixtures.push(fixture);
    }
    return fixtures;
  };
  const underwayIn = (fromMs: number, toMs: number) => fixturesBetween(fromMs - longest, toMs + 1).filter((fixture) => fixture.endsAt >= fromMs);

  return {
    fixturesBetween,
    fixtureById(fixtureId) {
      const slot = slotOfFixtureId(fixtureId);
      return slot === null ? undefined : fixtureInSlot(slot);
    },
    stateAt: (fixture, nowMs) => stateOfPlan(planOf(fixture), nowMs),
    liveAt: (nowMs) => underwayIn(nowMs, nowMs).filter((fixture) => nowMs < fixture.endsAt),
    nextChangeAt: (fixture, nowMs) => nextChangeOfPlan(planOf(fixture), nowMs),
    changesBetween(fromMs, toMs) {
      const changes = underwayIn(fromMs, toMs).flatMap((fixture) => changesOf(fixture, planOf(fixture)));
      return changes.filter((change) => change.at > fromMs && change.at <= toMs).sort((one, other) => one.at - other.at);
    },
    nextChangeAfter(nowMs) {
      const ahead = [...underwayIn(nowMs, nowMs), ...fixturesBetween(nowMs + 1, nowMs + 1 + SLOT_MS)];
      const moments = ahead.map((fixture) => nextChangeOfPlan(planOf(fixture), nowMs)).filter((moment) => moment !== null);
      return moments.length > 0 ? Math.min(...moments) : null;
    },
  };
}

function changesOf(fixture: ReplayFixture, plan: MatchPlan): ReplayChange[] {
  const phaseAt = (at: number): ReplayChange => {
    const { phase, statusCode } = stateOfPlan(plan, at);
    return { at, fixture, kind: 'phase', phase, statusCode };
  };
  return [
    ...plan.phases.map((span) => phaseAt(span.startsAt)),
    ...plan.events.map((event): ReplayChange => ({ at: event.at, fixture, kind: 'event', event })),
    phaseAt(plan.endsAt),
  ];
}

/** Remembers what `make` gives, forgetting the oldest so that a long-running process does not grow. */
function kept<T>(memory: Map<number, T>, key: number, limit: number, make: () => T): T {
  const known = memory.get(key);
  if (known !== undefined) return known;
  const made = make();
  memory.set(key, made);
  const oldest = memory.keys().next().value;
  if (memory.size > limit && oldest !== undefined) memory.delete(oldest);
  return made;
}
