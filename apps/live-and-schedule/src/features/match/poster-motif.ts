import type { MatchSummary } from '@portal/contracts/match';
import { SPORT_ID } from '@portal/domain';
import type { PosterMotif } from '@portal/ui';

const motifs: readonly PosterMotif[] = ['pitch', 'floodlights', 'corner', 'crowd', 'ball', 'net'];

const otherSports: Readonly<Record<number, PosterMotif>> = { [SPORT_ID.basketball]: 'basketball', [SPORT_ID.esport]: 'esport', [SPORT_ID.marble]: 'race' };

/** The drawing of a match: the same on every page. Fixtures of one evening have neighbouring numbers, so that posters side by side differ. */
export const posterMotif = ({ sportId, fixtureId }: Pick<MatchSummary, 'sportId' | 'fixtureId'>): PosterMotif =>
  otherSports[sportId] ?? motifs[fixtureId % motifs.length]!;
