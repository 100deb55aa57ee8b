import type { Messages } from './instance.ts';

/** Texts of one namespace that stand in place of the built-in ones: by key with dots (section 7, `live/language/list`). */
export type Overrides = Record<string, string>;
/** By namespace. */
export type NamespaceOverrides = Record<string, Overrides>;

const PLACEHOLDER = /\{\{\s*([^{}]*?)\s*\}\}/g;

/** The names that a text has filled in. */
export const placeholdersOf = (text: string): Set<string> => new Set([...text.matchAll(PLACEHOLDER)].map(([, name]) => name ?? ''));

/**
 * Messages with an operator's texts in place of theirs. What they do not say is left out, and so is every placeholder that the built-in text does not have; no text can
 * call another one.
 */
export function withOverrides(messages: Messages, overrides: Overrides | undefined): Messages {
  if (!overrides) return messages;
  let result = messages;
  for (const [key, text] of Object.entries(overrides)) {
    const path = key.split('.');
    const builtIn = textAt(messages, path);
    if (builtIn !== undefined) result = put(result, path, harmless(text, placeholdersOf(builtIn)));
  }
  return result;
}

function textAt(messages: Messages, path: readonly string[]): string | undefined {
  let at: string | Messages | undefined = messages;
  for (const name of path) at = typeof at === 'object' && Object.hasOwn(at, name) ? at[name] : undefined;
  return typeof at === 'string' ? at : undefined;
}

function put(messages: Messages, [name = '', ...rest]: readonly string[], text: string): Messages {
  const below = messages[name];
  return { ...messages, [name]: rest.length === 0 ? text : put(typeof below === 'object' ? below : {}, rest, text) };
}

/** `$t(` would have i18next look another text up, perhaps itself. */
const harmless = (text: string, known: ReadonlySet<string>): string =>
  text.replaceAll('$t(', '(').replace(PLACEHOLDER, (_, name: string) => (known.has(name) ? `{{${name}}}` : ''));
