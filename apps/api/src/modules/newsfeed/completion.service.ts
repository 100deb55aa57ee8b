import type { Output, Person } from '@portal/contracts';
import type { newsfeedCalls } from '@portal/contracts/newsfeed';
import { foldText, hashtagsOf, isMentionable, SEARCH_WORDS, searchWords } from '@portal/domain';
import type { Db } from '../../db/open.ts';
import { refused } from '../../http/refusal.ts';
import type { Member } from '../../identity/caller.ts';
import type { TokenBuckets } from '../../limits/token-bucket.ts';
import { blockedAmong } from '../friends/index.ts';
import { peopleRepository } from '../people/index.ts';
import { searchKinds, searchRepository } from '../search/index.ts';
import { completionRepository } from './completion.repository.ts';

/** Of one member: whoever types asks once in a quarter of a second, and then chooses. */
const pace = { perSecond: 2, burst: 30 } as const;
/** Who is blocked, or the member themself, makes room for the next. */
const SPARE = 10;

interface Parts {
  db: Db;
  limits: TokenBuckets;
}
interface Asked {
  q: string;
  pageSize: number;
}

/** Completes the names and hashtags that a member begins to write. Throws Refused 429. */
export class CompletionService {
  private readonly parts: Parts;

  constructor(parts: Parts) {
    this.parts = parts;
  }

  async mentionable({ q, pageSize }: Asked, caller: Member): Promise<Output<typeof newsfeedCalls.mentionable>> {
    const { db } = this.parts;
    this.take(caller);
    // The longest word is looked up first: fewest have one that begins like it.
    const words = searchWords(q)
      .slice(0, SEARCH_WORDS)
      .toSorted((one, other) => other.length - one.length);
    const limit = pageSize + SPARE;
    const [exact, known] = await Promise.all([
      // Whoever is called just like it stands first, however many begin like it.
      peopleRepository(db).byUsernames(q === '' ? [] : [q.toLowerCase()]),
      completionRepository(db).known(caller.userId, words, limit),
    ]);
    const near = new Set([...[...exact.values()].map(({ userId }) => userId), ...known]);
    const others = words.length === 0 || near.size === limit ? [] : await searchRepository(db).find(searchKinds.person, { words, limit });
    const ids = [...new Set([...near, ...others])].filter((id) => id !== caller.userId);
    const [people, blocked] = await Promise.all([peopleRepository(db).byIds(ids), blockedAmong(db, caller, ids)]);
    const list = ids.flatMap((id): Person[] => {
      const person = people.get(id);
      return person && !blocked.has(id) && isMentionable(person.username) ? [person] : [];
    });
    return { list: list.slice(0, pageSize) };
  }

  async hashtags({ q, pageSize }: Asked, caller: Member): Promise<Output<typeof newsfeedCalls.hashtags>> {
    this.take(caller);
    const beginning = foldText(q);
    if (beginning === '') return { list: [] };
    const found = await completionRepository(this.parts.db).tags(beginning, pageSize);
    return { list: found.map(({ tag, posts, content }) => ({ tag: hashtagsOf(content).find((written) => foldText(written) === tag) ?? tag, posts })) };
  }

  private take({ userId }: Member): void {
    const taken = this.parts.limits.take(`newsfeed completion ${userId}`, pace);
    if (!taken.allowed) throw refused.tooMany(taken.retryAfter);
  }
}
