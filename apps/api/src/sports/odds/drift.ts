import { hash32, randomFrom } from '@portal/domain';
import type { Company } from './companies.ts';
import type { OddsFixture } from './odds-fixture.ts';
import type { Expectation } from './ratings.ts';

const HOUR = 3_600_000;
/** What everybody hears in the days before a match moves all prices alike. */
const STEPS = { count: 24, hours: 72, lead: 0.06, goals: 0.024 } as const;
/** How far one company may see a match differently from the others, in goals of lead. */
const OWN_VIEW = 0.06;
const LEAST_GOALS = 0.15;

/** The expectation of a match as a company sees it at a moment; from the kick-off on it stays. Made up, and repeatable. */
export function drifted(expected: Expectation, fixture: OddsFixture, company: Company, seed: string, at: number): Expectation {
  const { lead, goals } = walkAt(fixture, seed, at);
  const own = (hash32(`${seed} view ${fixture.fixtureId} ${company.companyId}`) / 0xffff_ffff - 0.5) * OWN_VIEW;
  const half = (lead + own) / 2;
  return {
    home: Math.max(LEAST_GOALS, expected.home * (1 + goals) + half),
    away: Math.max(LEAST_GOALS, expected.away * (1 + goals) - half),
  };
}

/** A walk of equal steps over the three days before the kick-off: goals of lead gained, and the change in goals as a share. */
function walkAt({ fixtureId, kickOffAt }: OddsFixture, seed: string, at: number): { lead: number; goals: number } {
  const random = randomFrom(`${seed} drift ${fixtureId}`);
  const step = () => random() + random() - 1;
  const passed = Math.min(1, Math.max(0, 1 - (kickOffAt - at) / (STEPS.hours * HOUR))) * STEPS.count;
  let lead = 0;
  let goals = 0;
  for (let index = 0; index < passed; index += 1) {
    const part = Math.min(1, passed - index);
    lead += part * step() * STEPS.lead;
    goals += part * step() * STEPS.goals;
  }
  return { lead, goals };
}
