import type { Film } from './film.ts';
import { firstMatchFilm } from './first-match/film.ts';
import { goalLineFilm } from './laws/goal-line.ts';
import { offsideFilm } from './laws/offside.ts';
import { penaltyFilm } from './laws/penalty.ts';

/** Every film by the name of its file. */
export const films: Readonly<Record<string, Film>> = {
  'lan-dau-len-khan-dai': firstMatchFilm,
  'luat-viet-vi': offsideFilm,
  'luat-qua-vach': goalLineFilm,
  'luat-phat-den': penaltyFilm,
};
