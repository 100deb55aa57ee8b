export { settingsRoutes } from './settings.routes.ts';
export { SettingsService } from './settings.service.ts';
