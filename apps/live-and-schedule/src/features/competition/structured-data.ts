import { links } from '@portal/contracts';
import type { Team as NamedTeam } from '@portal/contracts/match';
import type { StructuredData } from '@portal/platform';
import type { Team, Tournament } from './parts.ts';

/** schema.org's SportsEvent for the whole of a season. */
export const tournamentData = ({ tournament: { id, name, firstDay, lastDay }, tables, rounds }: Tournament): StructuredData => ({
  '@type': 'SportsEvent',
  name,
  url: links.tournament(id),
  sport: 'Soccer',
  startDate: firstDay,
  endDate: lastDay,
  competitor: competitorsOf(tables, rounds).map((team) => ({ '@type': 'SportsTeam', name: team.name, url: links.team(team.id) })),
  eventStatus: 'https://schema.org/EventScheduled',
  location: { '@type': 'VirtualLocation', url: links.tournament(id) },
});

/** Those of its tables; of a cup without any those of its knock-out. */
function competitorsOf(tables: Tournament['tables'], rounds: Tournament['rounds']): NamedTeam[] {
  const tabled = tables.flatMap(({ rows }) => rows.map(({ team }) => team));
  const all = tabled.length > 0 ? tabled : rounds.flatMap(({ ties }) => ties.flatMap(({ teams }) => teams)).filter((team) => team !== null);
  return [...new Map(all.map((team) => [team.id, team])).values()];
}

/** schema.org's SportsTeam. */
export const teamData = ({ team, tournaments }: Team): StructuredData => ({
  '@type': 'SportsTeam',
  name: team.name,
  url: links.team(team.id),
  sport: 'Soccer',
  memberOf: tournaments.map(({ id, name }) => ({ '@type': 'SportsOrganization', name, url: links.tournament(id) })),
});
