import i18next, { type i18n } from 'i18next';
import { DEFAULT_LANGUAGE, type Language } from '@portal/contracts';

/** Messages of one namespace in one language; nested groups allowed. */
export interface Messages {
  [key: string]: string | Messages;
}

/**
 * One i18next per request on the server, one per page in the browser; never module-level, so no visitor's language reaches another.
 * (`initReactI18next` would keep the instance in a module variable: use I18nextProvider.)
 */
export async function createI18n(language: Language): Promise<i18n> {
  const instance = i18next.createInstance();
  await instance.init({
    lng: language,
    fallbackLng: DEFAULT_LANGUAGE,
    resources: {},
    ns: [],
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
    initAsync: false,
  });
  return instance;
}

/** Adds one namespace's messages, once per language. They are not copied, which would be a good part of a page's render: nobody changes them, as they belong to all pages of a server. */
export function addMessages(instance: i18n, namespace: string, language: string, messages: Messages): void {
  if (!instance.hasResourceBundle(language, namespace)) instance.addResourceBundle(language, namespace, messages, false, false, { skipCopy: true });
}
