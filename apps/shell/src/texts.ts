import type { i18n } from 'i18next';
import { DEFAULT_LANGUAGE, type Language } from '@portal/contracts';
import { addMessages, withOverrides, type Messages, type Overrides } from '@portal/i18n';

/** An operator's texts of a namespace (section 7). Never rejects: without them the built-in ones stay. */
export type OverridesOf = (language: Language, namespace: string) => Promise<Overrides | undefined>;
/** A namespace's texts, each language its own chunk. */
export type TextSource = Record<Language, () => Promise<{ default: Messages }>>;

/** The texts of one request or page: whose are there, and in which languages. Vietnamese always is, for what another language lacks. */
export interface Texts {
  /** Adds a namespace in every language that is spoken here. Rejects when its texts do not load. */
  add(namespace: string, source: TextSource): Promise<void>;
  /** Gets ready to speak another language: all that was added, and all that will be. */
  learn(language: Language): Promise<void>;
}

export function createTexts(i18n: i18n, first: Language, overridesOf: OverridesOf = async () => undefined): Texts {
  const sources = new Map<string, TextSource>();
  const spoken = new Set<Language>([DEFAULT_LANGUAGE, first]);

  async function fill(namespace: string, source: TextSource): Promise<void> {
    const missing = [...spoken].filter((language) => !i18n.hasResourceBundle(language, namespace));
    if (missing.length === 0) return;
    const vietnamese = (await source[DEFAULT_LANGUAGE]()).default;
    await Promise.all(
      missing.map(async (language) => {
        const [{ default: messages }, overrides] = await Promise.all([source[language](), overridesOf(language, namespace)]);
        addMessages(i18n, namespace, language, withOverrides(messages, overrides, vietnamese));
      }),
    );
  }
  return {
    add(namespace, source) {
      sources.set(namespace, source);
      return fill(namespace, source);
    },
    async learn(language) {
      spoken.add(language);
      await Promise.all([...sources].map(([namespace, source]) => fill(namespace, source)));
    },
  };
}
