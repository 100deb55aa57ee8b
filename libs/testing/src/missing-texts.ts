import { DEFAULT_LANGUAGE, languages } from '@portal/contracts';
import { placeholdersOf, sourcesOf, type TextSource } from '@portal/i18n';
import type { Remote } from '@portal/platform';
import { asked, flat } from './text-keys.ts';

const gapsOf = (text: string | undefined) => [...placeholdersOf(text ?? '')].sort().join();

/** Texts that a language lacks, invents, leaves empty or fills in otherwise, as `zh: room.title`. Vietnamese is the source; who reads another language loads no other to fall back to. */
export async function missingTexts(remote: Remote): Promise<string[]> {
  return (await Promise.all(sourcesOf(remote).map(missingIn))).flat();
}

async function missingIn(texts: TextSource): Promise<string[]> {
  // Forms for numbers differ by language; what counts is the key before them.
  const load = async (language: keyof TextSource) => new Map([...flat((await texts[language]()).default)].map(([key, text]) => [asked(key), text]));
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
