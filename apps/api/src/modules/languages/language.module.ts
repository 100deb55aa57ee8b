import type { Base, Module } from '../../module.ts';
import { languageRoutes } from './language.routes.ts';
import { LanguageService } from './language.service.ts';

export const languageModule = ({ db }: Base): Module => ({ routes: (app) => languageRoutes(app, new LanguageService(db)) });
