import type { Base, Module } from '../../module.ts';
import { settingsRoutes } from './settings.routes.ts';
import { SettingsService } from './settings.service.ts';

export const settingsModule = (base: Base): Module => ({ routes: (app) => settingsRoutes(app, new SettingsService(base)) });
