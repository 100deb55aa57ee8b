import { createI18n, addMessages } from '@portal/i18n';
import { languages, type Language } from '@portal/contracts';
import en from '../locales/en.json' with { type: 'json' };
import vi from '../locales/vi.json' with { type: 'json' };
import zh from '../locales/zh.json' with { type: 'json' };

/** What the api itself says to people, in a language; a key that language lacks falls back to Vietnamese. */
export type Say = (language: Language, key: string, params?: Record<string, string | number>) => string;

type Reader = (key: string, params?: Record<string, string | number>) => string;

/** One reader for each language, made once; none remembers who asked. */
export async function loadWords(): Promise<Say> {
  const readers = Object.fromEntries(
    await Promise.all(
      languages.map(async (language) => {
        const instance = await createI18n(language);
        for (const [name, messages] of Object.entries({ vi, en, zh })) addMessages(instance, 'api', name, messages);
        // The keys that a compiler knows are those of pages; the api's are found by its own tests.
        const t = instance.t as unknown as (key: string, options: object) => string;
        return [language, ((key, params = {}) => t(key, { ...params, ns: 'api' })) satisfies Reader] as const;
      }),
    ),
  ) as Record<Language, Reader>;
  return (language, key, params) => readers[language](key, params);
}
