import { isApiError } from '@portal/api-client';
import { competitionCalls, type Table } from '@portal/contracts/competition';
import { scheduleCalls } from '@portal/contracts/schedule';
import type { SlotLoad } from '@portal/platform';
import { RailPanel } from '@portal/ui';
import { renderLink } from '../match/links.tsx';
import { useMatchWords } from '../match/match-words.ts';
import { tournamentAddress } from './competition-address.ts';
import { Standings } from './standings.tsx';

type Props = { fixtureId: number };
/** Travels with the page: of a tournament only what is shown. */
interface Loaded {
  readonly tournament: { readonly id: number; readonly name: string };
  readonly table: Table;
  /** Ids of the match's two. */
  readonly teams: readonly [number, number];
}

/** Rows of a long table; the two teams have theirs in any case. */
const FIRST = 5;

/** Null: the two stand in no table together, as in a knock-out, or nothing is known of the match. */
export const loadMatchStandings: SlotLoad<Props> = async (a, { fixtureId }): Promise<Loaded | null> => {
  // A table tells how matches went.
  if (a.prefs.hidesScores) return null;
  try {
    const { match } = await a.api.call(scheduleCalls.liveRoom, { id: String(fixtureId) });
    const { tournament, tables } = await a.api.call(competitionCalls.tournament, { id: String(match.tournament.id) });
    const teams = [match.home.id, match.away.id] as const;
    const own = tables.findLast(({ rows }) => teams.every((id) => rows.some(({ team }) => team.id === id)));
    if (!own) return null;
    const rows = own.rows.filter(({ team }, place) => place < FIRST || teams.includes(team.id));
    return { tournament: { id: tournament.id, name: tournament.name }, table: { name: own.name, rows }, teams };
  } catch (error) {
    if (isApiError(error) && error.kind === 'notFound') return null;
    throw error;
  }
};

/** `live-and-schedule/match-standings`: the table in which the two teams of a match stand, of several the last. */
export function MatchStandings({ data }: { data: Loaded | null }) {
  const words = useMatchWords();
  const { t } = words;
  if (!data || words.hides) return null;
  const { tournament, table, teams } = data;
  return (
    <RailPanel title={t('table.heading')} more={{ href: tournamentAddress(tournament.id, 'bang'), label: t('table.whole') }} renderLink={renderLink}>
      <Standings table={{ ...table, name: [tournament.name, table.name].filter(Boolean).join(' · ') }} title={tournament.name} current={teams} words={words} />
    </RailPanel>
  );
}
