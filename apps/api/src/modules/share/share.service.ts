import { LRUCache } from 'lru-cache';
import type { Language } from '@portal/contracts';
import type { ArticleRow } from '@portal/contracts/article';
import type { MatchSummary } from '@portal/contracts/match';
import { refused } from '../../http/refusal.ts';
import type { Say } from '../../http/words.ts';
import type { TokenBuckets } from '../../limits/token-bucket.ts';
import { Turns } from '../../limits/turns.ts';
import { articleCardOf, layOutArticle } from './article-card.ts';
import { cardOf, layOut, type Node } from './card.ts';
import { tagOf } from '../../http/tag-of.ts';

/** Pictures kept at most; some 40 kB each. */
const MOST = 300;
/** New pictures for one network; those that are there already are not counted. */
const pace = { perSecond: 1, burst: 30 } as const;

interface Parts {
  readonly find: (fixtureId: number, language: Language) => Promise<MatchSummary | undefined>;
  readonly article: (id: number, language: Language) => Promise<ArticleRow | undefined>;
  /** The portal's name. */
  readonly brand: string;
  readonly draw: (card: Node) => Promise<Buffer>;
  readonly say: Say;
  readonly limits: TokenBuckets;
}
export interface Picture {
  readonly bytes: Buffer;
  /** Of what it says. */
  readonly tag: string;
}

/** Pictures that a link to a match or an article is shown with. Drawn once for what they say, and once for all who ask at the same time. */
export class ShareService {
  readonly #parts: Parts;
  readonly #kept = new LRUCache<string, Promise<Buffer>>({ max: MOST });
  // Drawing one takes the processor for a tenth of a second.
  readonly #turns = new Turns(1, 30);

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Throws Refused: 404 for a match that is not on the schedule, 429 for who asks for too many new ones, 503 when too many wait. */
  async picture(fixtureId: number, language: Language, network: string): Promise<Picture> {
    const spoken = spokenIn(language);
    const match = await this.#parts.find(fixtureId, spoken);
    if (!match) throw refused.notFound();
    const card = cardOf(match, spoken, this.#parts.say);
    return this.#drawn(card, () => layOut(card), network);
  }

  /** Throws Refused: 404 for what is no news, 429, 503 as above. */
  async articlePicture(id: number, language: Language, network: string): Promise<Picture> {
    const spoken = spokenIn(language);
    const row = await this.#parts.article(id, spoken);
    if (!row) throw refused.notFound();
    const card = articleCardOf(row, spoken);
    return this.#drawn(card, () => layOutArticle(card, this.#parts.brand), network);
  }

  async #drawn(card: object, laidOut: () => Node, network: string): Promise<Picture> {
    const tag = tagOf(JSON.stringify(card));
    let bytes = this.#kept.get(tag);
    if (!bytes) {
      const taken = this.#parts.limits.take(`share ${network}`, pace);
      if (!taken.allowed) throw refused.tooMany(taken.retryAfter);
      bytes = this.#turns
        .take(() => this.#parts.draw(laidOut()))
        .then((drawn) => {
          if (!drawn) throw refused.notReady();
          return drawn;
        });
      this.#kept.set(tag, bytes);
      bytes.catch(() => this.#kept.delete(tag));
    }
    return { bytes: await bytes, tag };
  }
}

/** The letters of the pages have no Chinese ones among them. */
const spokenIn = (language: Language): Language => (language === 'zh' ? 'en' : language);
