import type { Base, Module } from '../../module.ts';
import { movieRoutes } from './movie.routes.ts';
import { MovieService } from './movie.service.ts';

/** Movies that the operator adds, and those that the demonstration ships with. */
export const movieModule = ({ db, clock }: Pick<Base, 'db' | 'clock'>): Module => ({ routes: (app) => movieRoutes(app, new MovieService({ db, clock })) });
