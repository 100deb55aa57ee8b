import { links, type Output } from '@portal/contracts';
import type { SitemapPart, resourceCalls } from '@portal/contracts/resource';
import { sportById } from '@portal/domain';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/open.ts';
import { slugOfArticle } from '../articles/index.ts';
import { horizon } from '../schedule/index.ts';
import { sitemapRepository } from './sitemap.repository.ts';

type Listed = Output<typeof resourceCalls.sitemap>['list'];
type Pages = Output<typeof resourceCalls.sitemapIndex>['list'];

/** A match that kicked off earlier is over. */
const LONGEST_MATCH = 4 * 3_600_000;

/** What searchers are told of: articles, matches on air and to come, tips, members who write, teams and tournaments. */
export class SitemapService {
  private readonly clock: Clock;
  private readonly found: ReturnType<typeof sitemapRepository>;

  constructor({ db, clock }: { db: Db; clock: Clock }) {
    this.clock = clock;
    this.found = sitemapRepository(db);
  }

  async pages(): Promise<Pages> {
    const { found } = this;
    const [articles, tips, members, teams, tournaments] = await Promise.all([
      found.articleBlocks(),
      found.tipBlocks(),
      found.memberBlocks(),
      found.named('teams').pages(),
      found.named('tournaments').pages(),
    ]);
    const of = (part: SitemapPart, blocks: readonly number[]): Pages => blocks.map((block) => ({ part, pageNum: block + 1 }));
    // The schedule in sight fits on one page, and never is empty.
    return [
      ...of('articles', articles),
      { part: 'matches', pageNum: 1 },
      ...of('tips', tips),
      ...of('members', members),
      ...of('teams', teams),
      ...of('tournaments', tournaments),
    ];
  }

  async page(part: SitemapPart, pageNum: number): Promise<Listed> {
    const block = pageNum - 1;
    switch (part) {
      case 'articles':
        return (await this.found.articles(block)).map((row) => ({
          path: links.article(slugOfArticle(row)),
          at: (row.updatedAt ?? row.publishedAt).toISOString(),
        }));
      case 'tips':
        return (await this.found.tips(block)).map(({ id, createdAt, settledAt }) => ({ path: links.tip(id), at: (settledAt ?? createdAt).toISOString() }));
      case 'members':
        return (await this.found.members(block)).map(({ username, at }) => ({ path: links.profile(username), at: at.toISOString() }));
      case 'teams':
      case 'tournaments': {
        const address = part === 'teams' ? links.team : links.tournament;
        // Without a time: they change with every match.
        return (await this.found.named(part).page(block)).map(({ id }) => ({ path: address(id), at: null }));
      }
      case 'matches':
        return block === 0 ? this.matches() : [];
    }
  }

  /** Without a time: a room changes by the minute, and says so itself. */
  private async matches(): Promise<Listed> {
    const now = this.clock.now();
    const rows = await this.found.matches(new Date(now - LONGEST_MATCH), new Date(horizon(now).to));
    return rows.map(({ id, sportId }) => ({ path: links.liveRoom(id, sportById(sportId)?.slug), at: null }));
  }
}
