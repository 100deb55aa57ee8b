import type { MatchRecord } from '@portal/domain';
import { tournamentIdOf } from '../../sports/index.ts';

/** The edition of a competition that a tip is about, and its number in addresses. */
export interface TipEdition {
  readonly competition: string;
  readonly season: string;
  readonly tournamentId: number;
}

export const tipEdition = ({ competition, season }: Pick<MatchRecord, 'competition' | 'season'>): TipEdition => ({
  competition,
  season,
  tournamentId: tournamentIdOf({ competition, season }),
});
