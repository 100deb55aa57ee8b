import type { Base, Module } from '../../module.ts';
import { comicRoutes } from './comic.routes.ts';
import { ComicService } from './comic.service.ts';

/** Comics that the operator adds, and those that the demonstration ships with. */
export const comicModule = ({ db, clock }: Pick<Base, 'db' | 'clock'>): Module => ({ routes: (app) => comicRoutes(app, new ComicService({ db, clock })) });
