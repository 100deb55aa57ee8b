import { z } from 'zod';
import { endpoint, person } from '@portal/contracts';
import { articleRow } from '@portal/contracts/article';
import { matchSummary, team, tournament } from '@portal/contracts/match';
import { pageSize, text } from '@portal/contracts/parts';

/** What a search finds, best first, of each kind at most what was asked for. */
const found = z.object({
  teams: z.array(z.object({ team, sport: z.number().int() })),
  tournaments: z.array(tournament.omit({ stage: true }).extend({ sport: z.number().int().optional() })),
  matches: z.array(matchSummary),
  people: z.array(person),
  articles: z.array(articleRow),
});
export type Found = z.infer<typeof found>;

/** Apart from the other calls of `resource`: what it finds is of many nouns. */
export const searchCalls = {
  search: endpoint({
    id: 'resource.search',
    method: 'GET',
    path: '/other/api/search',
    access: 'public',
    tag: 'resource',
    extension: true,
    summary: 'Teams, tournaments, matches, people, articles; diacritics and case do not matter',
    query: () => z.object({ q: text().trim().min(1).max(100), pageSize: pageSize(5, 20) }),
    data: () => found,
  }),
} as const;
