import type { Language } from '@portal/contracts';
import type { Db } from './db/open.ts';
import type { CompetitionService } from './modules/competition/index.ts';
import { postRepository } from './modules/newsfeed/index.ts';
import { recordRepository } from './modules/tips/index.ts';

/** What modules have of a member that the module of accounts does not know. */
export const elsewhere = (db: Db, competitions: CompetitionService) => ({
  posts: (accountId: number) => postRepository(db).countOf(accountId),
  tips: async (accountId: number) => (await recordRepository(db).of([accountId])).get(accountId) ?? null,
  teams: async (ids: readonly number[], language: Language) => {
    const teams = await competitions.teamsOf(ids, language);
    return new Map([...teams].map(([id, { name, monogram, colors }]) => [id, { id, name, monogram, colors }]));
  },
  // The commentators of the replay have no accounts.
  onAir: async () => null,
});
