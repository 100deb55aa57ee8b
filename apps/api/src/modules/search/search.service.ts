import type { Language, Person } from '@portal/contracts';
import type { ArticleRow } from '@portal/contracts/article';
import type { MatchSummary } from '@portal/contracts/match';
import type { Found } from '@portal/contracts/search';
import { SEARCH_WORDS, searchWords } from '@portal/domain';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/open.ts';
import { refused } from '../../http/refusal.ts';
import type { Say } from '../../http/words.ts';
import type { TokenBuckets } from '../../limits/token-bucket.ts';
import type { SearchIndex } from './search.index.ts';
import { searchKinds, searchRepository, type SearchKind } from './search.repository.ts';

/** Of one address. Whoever types asks once in a quarter of a second, and then reads. */
const pace = { perSecond: 2, burst: 30 } as const;
/** The shell asks from this machine, for all whose pages it renders. */
const paceOfShell = { perSecond: 50, burst: 200 } as const;
const thisMachine = new Set(['127.0.0.1', '0:0:0:0::/64']);
/** What was found and is there no more makes room for what comes next. */
const SPARE = 10;

interface Parts {
  db: Db;
  clock: Clock;
  limits: TokenBuckets;
  say: Say;
  index: SearchIndex;
  /** What is still there of these, as everybody sees it, in the order of the ids. */
  matches(ids: readonly number[], language: Language): Promise<MatchSummary[]>;
  people(ids: readonly number[]): Promise<ReadonlyMap<number, Person>>;
  articles(ids: readonly number[], language: Language): Promise<ArticleRow[]>;
}

/** Finds teams, tournaments, matches, members and articles by the beginnings of their words. */
export class SearchService {
  private readonly parts: Parts;

  constructor(parts: Parts) {
    this.parts = parts;
  }

  /** Throws Refused 400 naming q for more words than a search has, 429 for an address that asks too often. */
  async find({ q, pageSize }: { q: string; pageSize: number }, language: Language, ip: string): Promise<Found> {
    const { limits, say, clock, index } = this.parts;
    const taken = limits.take(`search ${ip}`, thisMachine.has(ip) ? paceOfShell : pace);
    if (!taken.allowed) throw refused.tooMany(taken.retryAfter);
    const words = searchWords(q);
    if (words.length > SEARCH_WORDS) throw refused.badInput([{ path: 'q', message: say(language, 'search.tooManyWords', { count: SEARCH_WORDS }) }]);
    await index.ready();
    const near = Math.floor(clock.now() / 60_000);
    // The longest word is looked up: fewest things have one that begins like it.
    const asked = { words: words.toSorted((one, other) => other.length - one.length), limit: pageSize + SPARE };
    const ids = (kind: SearchKind, more = {}) => searchRepository(this.parts.db).find(kind, { ...asked, ...more });
    const [teams, tournaments, matches, people, articles] = await Promise.all([
      ids(searchKinds.team),
      ids(searchKinds.tournament),
      ids(searchKinds.match, { near }),
      ids(searchKinds.person),
      ids(searchKinds.article),
    ]);
    const [shownMatches, persons, shownArticles] = await Promise.all([
      this.parts.matches(matches, language),
      this.parts.people(people),
      this.parts.articles(articles, language),
    ]);
    const first = <T>(things: readonly (T | undefined)[]): T[] => things.filter((thing) => thing !== undefined).slice(0, pageSize);
    return {
      teams: first(teams.map((id) => index.catalogue.team(id, language))),
      tournaments: first(tournaments.map((id) => index.catalogue.tournament(id, language))),
      matches: first(shownMatches),
      people: first(people.map((id) => persons.get(id))),
      articles: first(shownArticles),
    };
  }
}
