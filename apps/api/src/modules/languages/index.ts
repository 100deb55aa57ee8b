export { languageCommand } from './language.command.ts';
export { languageModule } from './language.module.ts';
export { LanguageService } from './language.service.ts';
