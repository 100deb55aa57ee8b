export { createI18n, addMessages, type Messages } from './instance.ts';
export { formatDay, formatNumber, formatTime, dayLabel, zonedDate, countdownParts, type Zoned } from './format.ts';
export { resolveLanguage } from './language.ts';
