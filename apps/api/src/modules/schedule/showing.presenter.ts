import type { Language } from '@portal/contracts';
import type { LiveRoom } from '@portal/contracts/schedule';
import type { LiveSnapshot, MatchMoving, MatchSummary } from '@portal/contracts/match';
import { STATUS_CODE } from '@portal/domain';
import type { Say } from '../../http/words.ts';
import { presentReferee } from '../../sports/countries.ts';
import { presentGame, presentGameMoving, presentGameSnapshot } from './game.presenter.ts';
import { presentMoving, presentSnapshot, presentSummary } from './match.presenter.ts';
import type { Showing, Shown } from './showing.ts';

/** One row of a list, in a language, whatever kind of match it is. */
export function presentShown(shown: Shown, viewers: number, say: Say, language: Language): MatchSummary {
  if (shown.kind === 'generated') return presentGame(shown.fixture, shown.asOf, viewers, language);
  const summary = presentSummary(shown.fixture, shown.state, viewers, say, language);
  const dayOnly = shown.kind === 'imported' && shown.fixture.match.kickOff === null;
  return { ...summary, ...standing(shown, summary), replay: shown.kind === 'replay', ...(dayOnly && { dayOnly }) };
}

/** The moving part alone. */
export function presentShownMoving(shown: Shown, viewers: number): MatchMoving {
  if (shown.kind === 'generated') return presentGameMoving(shown.fixture, shown.asOf, viewers);
  const moving = presentMoving(shown.fixture, shown.state, shown.asOf, viewers);
  return { ...moving, ...standing(shown, moving) };
}

export function presentShownSnapshot(shown: Shown, viewers: number): LiveSnapshot {
  if (shown.kind === 'generated') return presentGameSnapshot(shown.fixture, shown.asOf, viewers);
  const snapshot = presentSnapshot(shown.fixture, shown.state, shown.asOf, viewers);
  // Counting what a short source leaves out would give a match without cards.
  const counted = shown.fixture.match.lineUps !== null;
  return { ...snapshot, ...standing(shown, snapshot), statistics: counted ? snapshot.statistics : [] };
}

/** What only the source of a real match tells. */
export function detailsOf(shown: Shown, language: Language): Pick<LiveRoom['match'], 'attendance' | 'referee' | 'city' | 'playedOn'> {
  if (shown.kind === 'generated') return { attendance: null, referee: null, city: null, playedOn: null };
  const { attendance, referee, city, kickOff } = shown.fixture.match;
  return { attendance, referee: referee && presentReferee(referee, language), city, playedOn: shown.kind === 'replay' ? kickOff : null };
}

/** Without a result: over for who looks at the code alone; the phase says the rest. */
function standing({ noResult }: Showing, { clock }: Pick<MatchMoving, 'clock'>): Partial<Pick<MatchMoving, 'statusCode' | 'clock'>> {
  return noResult ? { statusCode: STATUS_CODE.ended, clock: { ...clock, phase: 'unknown' } } : {};
}
