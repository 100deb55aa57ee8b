import type { PosterMotif } from '@portal/ui';

const motifs: readonly PosterMotif[] = ['pitch', 'floodlights', 'corner', 'crowd', 'ball', 'net'];

/** The drawing of a match: the same on every page. Fixtures of one evening have neighbouring numbers, so that posters side by side differ. */
export const posterMotif = (fixtureId: number): PosterMotif => motifs[fixtureId % motifs.length]!;
