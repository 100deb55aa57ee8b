import i18next, { type i18n } from 'i18next';
import type { Language } from '@portal/contracts';

/** Messages of one namespace in one language; nested groups allowed. */
export interface Messages {
  [key: string]: string | Messages;
}
/** Messages in each language, each its own chunk. Who reads one language loads no other, so each is complete. */
export type TextSource = Record<Language, () => Promise<{ default: Messages }>>;

/**
 * One i18next per request on the server, one per page in the browser; never module-level, so no visitor's language reaches another.
 * (`initReactI18next` would keep the instance in a module variable: use I18nextProvider.) `missing` hears once of each text that was asked for and is not there.
 */
export async function createI18n(language: Language, missing?: (namespace: string, key: string) => void): Promise<i18n> {
  const instance = i18next.createInstance();
  const told = new Set<string>();
  await instance.init({
    lng: language,
    fallbackLng: false,
    resources: {},
    ns: [],
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
    initAsync: false,
    ...(missing && {
      saveMissing: true,
      missingKeyHandler(
        _languages: readonly string[],
        namespace: string,
        key: string,
        _fallback: string,
        _update: boolean,
        { defaultValue }: { defaultValue?: unknown } = {},
      ) {
        // Who brings a word for what is not known does not count on the text.
        if (defaultValue !== undefined || told.has(`${namespace}:${key}`)) return;
        told.add(`${namespace}:${key}`);
        missing(namespace, key);
      },
    }),
  });
  return instance;
}

/** Adds messages to those that a namespace has; a group at the top belongs to one file alone. They are not copied, which would be a good part of a page's render: nobody changes them, as they belong to all pages of a server. */
export function addMessages(instance: i18n, namespace: string, language: string, messages: Messages): void {
  instance.addResourceBundle(language, namespace, messages, false, true, { skipCopy: true });
}
