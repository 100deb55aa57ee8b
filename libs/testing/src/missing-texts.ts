import { DEFAULT_LANGUAGE, languages } from '@portal/contracts';
import type { Messages } from '@portal/i18n';
import type { Remote } from '@portal/platform';

const keysOf = (messages: Messages, path = ''): string[] =>
  Object.entries(messages).flatMap(([key, value]) => (typeof value === 'string' ? (value.trim() ? [`${path}${key}`] : []) : keysOf(value, `${path}${key}.`)));

/** Texts that one language has and another lacks, as `zh: room.title`. Vietnamese is the source; the others may neither lack nor invent. */
export async function missingTexts(remote: Remote): Promise<string[]> {
  const source = keysOf((await remote.messages[DEFAULT_LANGUAGE]()).default);
  const lists = await Promise.all(
    languages.map(async (language) => {
      const keys = keysOf((await remote.messages[language]()).default);
      return [...source.filter((key) => !keys.includes(key)), ...keys.filter((key) => !source.includes(key))].map((key) => `${language}: ${key}`);
    }),
  );
  return lists.flat();
}
