import { hash32, type MatchRecord, type Side } from '@portal/domain';
import { competitionKey } from './competitions.ts';
import { isPlaceholderTeam, teamFacts } from './teams.ts';

/** What a match's place is reckoned from. */
export type NamedMatch = Pick<MatchRecord, 'competition' | 'season'> & Readonly<Record<Side, { readonly name: string }>>;

/** An id made of a name: the same in every database, and never 0. */
export const idOf = (kind: string, slug: string): number => hash32(`${kind} ${slug}`) || 1;

/** No team: a place in the schedule that nobody has won yet. */
export const NO_TEAM = 0;

/** Of a team, whatever a source calls it. */
export const teamIdOf = (name: string): number => idOf('team', teamFacts(name).slug);

/** Of one season of a competition: the same for all its matches, whatever its source calls it. */
export const tournamentIdOf = ({ competition, season }: Pick<MatchRecord, 'competition' | 'season'>): number =>
  idOf('tournament', `${competitionKey(competition)} ${season}`);

/** By what a match is found: its tournament and its teams. */
export const placesOf = (match: NamedMatch) => ({
  tournamentId: tournamentIdOf(match),
  homeId: placeOf(match.home.name),
  awayId: placeOf(match.away.name),
});
const placeOf = (name: string) => (isPlaceholderTeam(name) ? NO_TEAM : teamIdOf(name));
