import { matchPlan } from '@portal/domain';
import type { MatchPlan, MatchRecord, ScoredMatch } from '@portal/domain';
import { competitionKey } from '../competitions.ts';
import { teamFacts } from '../teams.ts';
import type { Pairing } from './ratings.ts';

/** A fixture as far as its odds go. Times are epoch milliseconds. */
export interface OddsFixture extends Pairing {
  readonly fixtureId: number;
  readonly kickOffAt: number;
  /** How it goes, where that is known (a replay). Odds look at nothing in it that lies ahead. Else they close at the kick-off. */
  readonly plan: MatchPlan | null;
  /** The result among those learnt from that is this very match; the odds are made as if it had not been played. */
  readonly resultKey: string | null;
}

interface Place {
  readonly fixtureId: number;
  readonly kickOffAt: number;
}

/** A past match that is played again: its odds follow it to the end. */
export function replayedFixture({ fixtureId, kickOffAt, match }: Place & { readonly match: ScoredMatch }): OddsFixture {
  return { ...announcedFixture({ fixtureId, kickOffAt, match }), plan: matchPlan(match, kickOffAt) };
}

/** A match of which only the kick-off is known. */
export function announcedFixture({ fixtureId, kickOffAt, match }: Place & { readonly match: MatchRecord }): OddsFixture {
  return {
    fixtureId,
    kickOffAt,
    competition: competitionKey(match.competition),
    home: teamFacts(match.home.name).slug,
    away: teamFacts(match.away.name).slug,
    plan: null,
    resultKey: match.sourceKey,
  };
}
