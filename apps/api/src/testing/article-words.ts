import { readablePlayerName, type MatchRecord } from '@portal/domain';
import type { Language } from '@portal/contracts';
import type { ArticleWords } from '../modules/articles/index.ts';
import { leagues } from '../seed/articles/data-articles.ts';
import { voiceOf } from '../writing/index.ts';

/** What one reads as sentences. */
export const sentences = ({ title, lead, blocks }: ArticleWords): string[] => [title, lead, ...paragraphsOf({ blocks })];

export const paragraphsOf = ({ blocks }: Pick<ArticleWords, 'blocks'>): string[] => blocks.flatMap((block) => (block.type === 'paragraph' ? [block.text] : []));

/** Everything one reads, table cells and drawings too. */
export const texts = ({ title, lead, blocks }: ArticleWords): string[] => [
  title,
  lead,
  ...blocks.flatMap((block) => {
    if (block.type === 'list') return block.items;
    if (block.type === 'table') return [...block.head, ...block.rows.flat()];
    if (block.type === 'picture') return [block.alt];
    return block.type === 'match' ? [block.title] : [block.text];
  }),
];

const months = /\b(January|February|March|April|May|June|July|August|September|October|November|December)\b/g;

/** Takes names of teams, leagues, people, places and months, and figures, out of a text: what is left is how it was told. */
export function withoutNames(matches: readonly MatchRecord[], language: Language): (text: string) => string {
  const voice = voiceOf(language);
  const names = new Set<string>(leagues.map(({ name }) => name[language]));
  for (const { home, away, events, city, referee } of matches) {
    for (const { name } of [home, away]) names.add(voice.team(name));
    for (const { player } of events) names.add(readablePlayerName(player));
    if (city) names.add(city.replace(/\s*\(.*\)$/, ''));
    if (referee) names.add(readablePlayerName(referee.replace(/\s*\([A-Z]{3}\)$/, '')));
  }
  const longestFirst = [...names].filter((name) => name.length > 1).sort((a, b) => b.length - a.length);
  const any = new RegExp(longestFirst.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)).join('|'), 'gu');
  return (text) =>
    text
      .replace(any, 'N')
      .replace(months, 'M')
      .replace(/\d+/g, '0')
      .replace(/\bthe N/gi, 'N');
}
