import type { Language, LiveSnapshot, MatchMoving, MatchSummary } from '@portal/contracts';
import { STATUS_CODE } from '@portal/domain';
import type { Say } from '../../http/words.ts';
import { presentSnapshot, presentSummary } from './match.presenter.ts';
import type { Showing } from './showing.ts';

/** One row of a list, in a language, whatever kind of match it is. */
export function presentShown(showing: Showing, viewers: number, say: Say, language: Language): MatchSummary {
  const summary = presentSummary(showing.fixture, showing.state, showing.asOf, viewers, say, language);
  return { ...summary, ...standing(showing, summary), replay: showing.kind === 'replay' };
}

export function presentShownSnapshot(showing: Showing, viewers: number): LiveSnapshot {
  const snapshot = presentSnapshot(showing.fixture, showing.state, showing.asOf, viewers);
  // Counting what a short source leaves out would give a match without cards.
  const counted = showing.kind === 'replay' || showing.fixture.match.lineUps !== null;
  return { ...snapshot, ...standing(showing, snapshot), statistics: counted ? snapshot.statistics : [] };
}

/** Without a result: over for who looks at the code alone; the phase says the rest. */
function standing({ noResult }: Showing, { clock }: Pick<MatchMoving, 'clock'>): Partial<Pick<MatchMoving, 'statusCode' | 'clock'>> {
  return noResult ? { statusCode: STATUS_CODE.ended, clock: { ...clock, phase: 'unknown' } } : {};
}
