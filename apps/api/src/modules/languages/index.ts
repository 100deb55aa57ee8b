export { languageCommand } from './language.command.ts';
export { languageRoutes } from './language.routes.ts';
export { LanguageService } from './language.service.ts';
