export { createI18n, addMessages, type Messages, type TextSource } from './instance.ts';
export {
  countdownParts,
  formatDay,
  formatMonth,
  formatFullDay,
  formatLength,
  formatNumber,
  formatTime,
  formatWeekday,
  onDay,
  weekdayLabel,
  zonedDate,
  zoneName,
  type Told,
  type Zoned,
} from './format.ts';
export { placeholdersOf, withOverrides, type NamespaceOverrides, type Overrides } from './overrides.ts';
export { canonicalZone, sameClock } from './zone.ts';
export { cutText, namingWords } from './cut-text.ts';
export { sourcesOf } from './sources.ts';
export { resolveLanguage } from './language.ts';
