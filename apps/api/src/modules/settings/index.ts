export { settingsModule } from './settings.module.ts';
