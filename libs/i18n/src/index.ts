export { createI18n, addMessages, type Messages } from './instance.ts';
export { formatDay, formatNumber, formatTime, dayLabel, zonedDate, countdownParts, type Zoned } from './format.ts';
export { placeholdersOf, withOverrides, type NamespaceOverrides, type Overrides } from './overrides.ts';
export { canonicalZone, sameClock } from './zone.ts';
export { resolveLanguage } from './language.ts';
