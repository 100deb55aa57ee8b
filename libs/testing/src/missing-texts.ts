import { DEFAULT_LANGUAGE, languages } from '@portal/contracts';
import { placeholdersOf, sourcesOf, type Messages, type TextSource } from '@portal/i18n';
import type { Remote } from '@portal/platform';

/** Every text by its path. Plural forms differ by language; what counts is the key before them. */
const textsIn = (messages: Messages, path = ''): [key: string, text: string][] =>
  Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${path}${key}`.replace(/_(one|other)$/, ''), value] as [string, string]] : textsIn(value, `${path}${key}.`),
  );
const gapsOf = (text: string | undefined) => [...placeholdersOf(text ?? '')].sort().join();

/** Texts that a language lacks, invents, leaves empty or fills in otherwise, as `zh: room.title`. Vietnamese is the source; who reads another language loads no other to fall back to. */
export async function missingTexts(remote: Remote): Promise<string[]> {
  return (await Promise.all(sourcesOf(remote).map(missingIn))).flat();
}

async function missingIn(texts: TextSource): Promise<string[]> {
  const load = async (language: keyof TextSource) => new Map(textsIn((await texts[language]()).default));
  const source = await load(DEFAULT_LANGUAGE);
  const lists = await Promise.all(
    languages.map(async (language) => {
      const own = await load(language);
      return [...new Set([...source.keys(), ...own.keys()])]
        .filter((key) => !own.get(key)?.trim() || !source.has(key) || gapsOf(own.get(key)) !== gapsOf(source.get(key)))
        .map((key) => `${language}: ${key}`);
    }),
  );
  return lists.flat();
}
