import type { MatchSummary } from '@portal/contracts/match';
import type { MatchOdds, OddsMarket as Label } from '@portal/contracts/odds';
import { formatOddsRow, MATCH_STATUS, marketLabel, matchStatus, ODDS_MARKETS, type OddsMarket, type OddsRecord } from '@portal/domain';

/** Odds of a match as rows by label; a market that has not opened is left out. */
export function presentOdds(match: MatchSummary, records: readonly OddsRecord[]): MatchOdds {
  return { match, simulated: true, rows: presentRows(records) };
}

export function presentRows(records: readonly OddsRecord[]): MatchOdds['rows'] {
  return Object.fromEntries(records.map((record) => [marketLabel(record.market), formatOddsRow(record)]));
}

/** The market of a label, or undefined for one that is not offered here. */
export function marketOfLabel(label: Label): OddsMarket | undefined {
  return ODDS_MARKETS.find((market) => marketLabel(market) === label);
}

const PLACE = { [MATCH_STATUS.live]: 0, [MATCH_STATUS.coming]: 1, [MATCH_STATUS.ended]: 2 } as const;

/** On air, then to come, then the others; each by tournament and kick-off. */
export function byInterest(one: MatchSummary, other: MatchSummary): number {
  return (
    PLACE[matchStatus(one.statusCode)] - PLACE[matchStatus(other.statusCode)] ||
    compare(one.tournament.name, other.tournament.name) ||
    compare(one.kickOff, other.kickOff) ||
    one.fixtureId - other.fixtureId
  );
}

// Code points, not a locale: every node puts them into the same order.
const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
