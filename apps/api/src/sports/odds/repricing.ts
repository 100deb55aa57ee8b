import { EVENT_CODE, isDismissal, isGoal, isHalfTimeMarket, isPreMatchMarket, randomFrom } from '@portal/domain';
import type { MatchPlan, OddsMarket, TimedEvent } from '@portal/domain';
import type { Company } from './companies.ts';
import type { OddsFixture } from './odds-fixture.ts';

const HOUR = 3_600_000;
const SECOND = 1000;
/** In play the prices follow the clock once a minute. */
const PLAY_STEP = 60 * SECOND;
/** How long nothing is taken after a goal, a red card or a look at the screen. */
export const SUSPENDED_FOR = 30 * SECOND;

/**
 * The moments at which a company sets its prices in a market, in order, up to `until`; empty before it opens. In play
 * none falls into a suspension, and one ends each.
 */
export function repricings(fixture: OddsFixture, market: OddsMarket, company: Company, seed: string, until: number): number[] {
  const before = momentsBefore(fixture, company, seed);
  const during = fixture.plan ? momentsDuring(fixture.plan, Math.min(until, closesAt(fixture, market, until) - 1)) : [];
  return [...before, ...during].filter((moment) => moment <= until);
}

/** When a market closes, as far as it can be known at `now`: infinity while that lies ahead. */
export function closesAt({ kickOffAt, plan }: OddsFixture, market: OddsMarket, now: number): number {
  const last = isHalfTimeMarket(market) ? 'first-half' : 'second-half';
  const end = plan && !isPreMatchMarket(market) ? (plan.phases.find((span) => span.phase === last)?.endsAt ?? plan.endsAt) : kickOffAt;
  return end <= now ? end : Number.POSITIVE_INFINITY;
}

/** Whether nothing is taken at this moment because of what has just happened. */
export function isSuspended({ plan }: OddsFixture, now: number): boolean {
  return plan !== null && shaking(plan, now).some((event) => now < event.at + SUSPENDED_FOR);
}

/** First prices, then moves that come closer together towards the kick-off. Whole seconds. */
function momentsBefore({ fixtureId, kickOffAt }: OddsFixture, company: Company, seed: string): number[] {
  const random = randomFrom(`${seed} moves ${fixtureId} ${company.companyId}`);
  const span = (company.opensHours - random()) * HOUR;
  const ahead = Array.from({ length: company.moves }, () => random() ** 2 * span);
  const moments = [span, ...ahead].map((distance) => kickOffAt - Math.ceil(distance / SECOND) * SECOND);
  return moments.sort((one, other) => one - other);
}

function momentsDuring(plan: MatchPlan, until: number): number[] {
  const events = shaking(plan, until);
  const isQuiet = (moment: number) => !events.some((event) => moment >= event.at && moment < event.at + SUSPENDED_FOR);
  const moments: number[] = events.map((event) => event.at + SUSPENDED_FOR);
  for (let moment = plan.kickOffAt; moment <= until; moment += PLAY_STEP) moments.push(moment);
  return moments.filter((moment) => moment <= until && isQuiet(moment)).sort((one, other) => one - other);
}

/** What has happened up to `until` that stops the taking for a while. */
function shaking(plan: MatchPlan, until: number): TimedEvent[] {
  return plan.events.filter(
    ({ at, code }) => at <= until && (isGoal(code) || isDismissal(code) || code === EVENT_CODE.penaltyMissed || code === EVENT_CODE.videoReferee),
  );
}
