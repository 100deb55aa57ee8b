import type { i18n } from 'i18next';
import type { Language } from '@portal/contracts';
import { addMessages, withOverrides, type Overrides, type TextSource } from '@portal/i18n';

/** An operator's texts of a namespace (section 7). Never rejects: without them the built-in ones stay. */
export type OverridesOf = (language: Language, namespace: string) => Promise<Overrides | undefined>;

/** The texts of one request or page: whose are there, and in which languages. */
export interface Texts {
  /** Adds texts to a namespace in every language that is spoken here. Rejects when they do not load. */
  add(namespace: string, source: TextSource): Promise<void>;
  /** Gets ready to speak another language: all that was added, and all that will be. */
  learn(language: Language): Promise<void>;
}

export function createTexts(i18n: i18n, first: Language, overridesOf: OverridesOf = async () => undefined): Texts {
  const spoken = new Set<Language>([first]);
  const added: { namespace: string; source: TextSource; filled: Map<Language, Promise<void>> }[] = [];

  async function load(namespace: string, source: TextSource, language: Language): Promise<void> {
    const [{ default: messages }, overrides] = await Promise.all([source[language](), overridesOf(language, namespace)]);
    addMessages(i18n, namespace, language, withOverrides(messages, overrides));
  }
  async function fill({ namespace, source, filled }: (typeof added)[number]): Promise<void> {
    await Promise.all(
      [...spoken].map((language) => {
        let filling = filled.get(language);
        if (!filling) {
          filling = load(namespace, source, language);
          filled.set(language, filling);
          // Whoever asks next tries again.
          filling.catch(() => filled.delete(language));
        }
        return filling;
      }),
    );
  }
  return {
    add(namespace, source) {
      let entry = added.find((each) => each.namespace === namespace && each.source === source);
      if (!entry) added.push((entry = { namespace, source, filled: new Map() }));
      return fill(entry);
    },
    async learn(language) {
      spoken.add(language);
      await Promise.all(added.map(fill));
    },
  };
}
