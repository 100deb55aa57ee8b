import type { Language } from '@portal/contracts';
import { readablePlayerName } from '@portal/domain';
import others from './countries.json' with { type: 'json' };
import nations from './teams.json' with { type: 'json' };

/** Countries by FIFA's three letters: those with a team in our sources, and those that only a referee comes from. */
const byCode = new Map<string, Record<Language, string>>([...Object.entries(others), ...nations.map(({ code, names }) => [code, names] as const)]);

/** 'Slavko VINČIĆ (SVN)' is 'Slavko Vinčić (Slovenia)'. A country nobody has named keeps its letters. */
export function presentReferee(source: string, language: Language): string {
  const [, name = source, code = ''] = /^(.*?)\s*\(([A-Z]{3})\)$/.exec(source) ?? [];
  const country = byCode.get(code)?.[language] ?? code;
  return country ? `${readablePlayerName(name)} (${country})` : readablePlayerName(name);
}
