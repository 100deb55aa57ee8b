import type { Output } from '@portal/contracts';
import type { competitionCalls } from '@portal/contracts/competition';
import type { TournamentPart } from './competition-address.ts';

export type Tournament = Output<typeof competitionCalls.tournament>;
export type Team = Output<typeof competitionCalls.team>;

/** Which parts a tournament has something for; the first is what its page begins with. */
export function partsOf({ tables, rounds, scorers, booked, played, coming }: Tournament): TournamentPart[] {
  const parts: TournamentPart[] = [];
  if (tables.length > 0) parts.push('bang');
  if (rounds.length > 0) parts.push('nhanh');
  if (coming > 0) parts.push('lich');
  if (played > 0) parts.push('ket-qua');
  if (scorers.length + booked.length > 0) parts.push('cau-thu');
  return parts;
}

/** The part that is shown: the one asked for, or the first there is. */
export const partOf = (tournament: Tournament, asked: TournamentPart | undefined): TournamentPart => asked ?? partsOf(tournament)[0] ?? 'lich';
