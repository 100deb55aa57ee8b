import { codes, commentTargets, DEFAULT_LANGUAGE, type Language, type Output, type Reaction, type Reactions } from '@portal/contracts';
import type { MatchSummary } from '@portal/contracts/match';
import type { NewPostCard } from '@portal/contracts/newsfeed';
import type { Tip, TipConfidence, tipsCalls } from '@portal/contracts/tips';
import type { SettlingScores, TipTerms } from '@portal/domain';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/open.ts';
import { readCursor, stretchOf } from '../../http/cursor.ts';
import { refused } from '../../http/refusal.ts';
import type { Say } from '../../http/words.ts';
import { nobody, type Caller } from '../../identity/caller.ts';
import type { TokenBuckets } from '../../limits/token-bucket.ts';
import { takeAsWriter } from '../../limits/writers.ts';
import type { FixtureProvider } from '../../live/fixture-provider.ts';
import type { OddsBook } from '../../sports/odds/index.ts';
import type { WordFilter } from '../banned-words/index.ts';
import { commentRepository, type Standing } from '../comments/index.ts';
import { careRepository } from '../care/index.ts';
import { blockedAmong } from '../friends/index.ts';
import type { TellDeed } from '../missions/index.ts';
import type { Posted } from '../notifications/index.ts';
import type { Football } from '../odds/index.ts';
import type { PageCard } from '../page-cards/index.ts';
import { peopleRepository, stillThere } from '../people/index.ts';
import { reactionRepository, reactionTargets } from '../reactions/index.ts';
import { accountRepository } from '../user/index.ts';
import { chainRepository, type Deed } from './chain.repository.ts';
import { offerAt, termsOf } from './offer.ts';
import { recordRepository } from './record.repository.ts';
import { cardOfTip } from './tip.card.ts';
import { tipEdition } from './tip.edition.ts';
import { mayRemove } from './tip.policy.ts';
import { presentTip } from './tip.presenter.ts';
import { tipRepository, type NewTipRow, type StoredTip } from './tip.repository.ts';
import { settlingScores } from './tip.settling.ts';
import { tippedMatches, type TippedMatch } from './tipped-matches.ts';

/** Nobody thinks ten matches through in a minute. */
const pace = { member: { perSecond: 1 / 6, burst: 10 }, address: { perSecond: 1, burst: 60 } } as const;
/** So long after its match, or after its result became known, a tip may still wait to be settled (ms). */
const UNSETTLED_YET = 3_600_000;
/** How often followers are told: of a match once a day, of an author five times an hour. */
const told = { match: { perSecond: 1 / 86_400, burst: 1 }, author: { perSecond: 5 / 3_600, burst: 5 } } as const;
const reacting = { perSecond: 1, burst: 30 } as const;

/** The feed that shows each tip as a card of its author's, and takes it back. `db`: the transaction that makes or removes the tip. */
interface Feed {
  shareCard(authorId: number, page: PageCard, text: string, db: Db): Promise<void>;
}
interface Removal {
  withdrawCard(authorId: number, card: Pick<NewPostCard, 'kind' | 'id'>, fixtureId: number, db: Db): Promise<void>;
}
interface Parts {
  db: Db;
  clock: Clock;
  limits: TokenBuckets;
  fixtures: FixtureProvider;
  football: Football;
  book: OddsBook;
  feed: Feed;
  removal: Removal;
  say: Say;
  wordFilter: Pick<WordFilter, 'hide'>;
  tellDeed: TellDeed;
  /** Tells who follows the author, in its time. */
  tellPosted: (tip: Posted) => void;
}
interface NewTip {
  uuid: string;
  fixtureId: number;
  type: number;
  pick: string;
  line: number | null;
  content: string;
  confidence: TipConfidence | null;
}
interface ListQuery {
  fixtureId?: number | undefined;
  username?: string | undefined;
  state: 'all' | 'open' | 'settled';
  type?: number | undefined;
  tournamentId?: number | undefined;
  cursor?: string | undefined;
  pageSize: number;
}

/** Tips of members: written before the kick-off, locked by it, never changed afterwards. */
export class TipService {
  private readonly parts: Parts;

  constructor(parts: Parts) {
    this.parts = parts;
  }

  /**
   * Stores a tip at the price of the moment; the same uuid again answers what it made. Throws Refused: 404 for no football
   * match, codes 40921 after the kick-off, 40922 for another line than the market's, 40923 while the market takes nothing,
   * 40924 for a second tip of the type on the match, 40929 during a break that the author takes.
   */
  async create(draft: NewTip, caller: Caller, ip: string, language: Language): Promise<Tip> {
    const { db, clock } = this.parts;
    const tips = tipRepository(db);
    const authorId = await this.member(caller);
    const made = await tips.byUuid(authorId, draft.uuid);
    if (made) return this.one(made, caller, language);
    takeAsWriter(this.parts, 'tip', pace, { userId: authorId, since: caller.kind === 'user' ? caller.since : undefined }, ip);
    const now = clock.now();
    if (await careRepository(db).isOnBreak(authorId, new Date(now))) throw refused.business(codes.onBreak);
    const { found, terms, price } = await offerAt(this.parts, draft, now, language);
    const { fixture } = found.showing;
    const added = await this.store(
      {
        uuid: draft.uuid,
        authorId,
        fixtureId: fixture.fixtureId,
        sourceKey: fixture.match.sourceKey,
        kickOff: new Date(fixture.kickOffAt),
        ...tipEdition(fixture.match),
        ...terms,
        price,
        confidence: draft.confidence,
        content: await this.parts.wordFilter.hide(draft.content),
        createdAt: new Date(now),
      },
      terms,
      this.parts.football.present(found.showing, DEFAULT_LANGUAGE),
    );
    // Nothing added: the same tip came twice at once, or there is one already.
    const stored = added ?? (await tips.byUuid(authorId, draft.uuid));
    if (!stored) throw refused.business(codes.tippedBefore);
    this.parts.tellDeed(authorId, 'tip', fixture.fixtureId);
    // Not waited for: a tip of somebody whom a country follows is answered at once.
    if (added && this.isNews(authorId, fixture.fixtureId))
      this.parts.tellPosted({ id: stored.id, authorId, home: fixture.match.home.name, away: fixture.match.away.name });
    return this.one(stored, caller, language);
  }

  async list({ username, cursor, pageSize, ...filter }: ListQuery, caller: Caller, language: Language): Promise<Output<typeof tipsCalls.list>> {
    const { db } = this.parts;
    const after = readCursor(cursor);
    const author = username === undefined ? undefined : await accountRepository(db).byUsername(username);
    if (username !== undefined && !author) return { list: [], nextCursor: null };
    const { rows, nextCursor } = stretchOf(await tipRepository(db).newest({ ...filter, authorId: author?.id }, after, pageSize), pageSize, (row) => ({
      at: row.createdAt,
      id: row.id,
    }));
    return { list: await this.present(rows, caller, language), nextCursor };
  }

  async info(id: number, caller: Caller, language: Language): Promise<Tip> {
    const row = await tipRepository(this.parts.db).byId(id);
    if (!row) throw refused.notFound();
    return this.one(row, caller, language);
  }

  /** The tip as the card of somebody's post; undefined when it, its author or its match is gone. */
  async card(id: number): Promise<PageCard | undefined> {
    const row = await tipRepository(this.parts.db).byId(id);
    const [tip] = row ? await this.present([row], nobody, DEFAULT_LANGUAGE) : [];
    if (!tip) return undefined;
    const { match, price } = tip;
    const terms = termsOf(tip);
    const card = cardOfTip(id, { home: match.home.name, away: match.away.name }, terms, price, this.parts.say);
    // One that is settled says so: it is no advice any more.
    const text = tip.result === null ? card.text : `${card.text} · ${this.parts.say(DEFAULT_LANGUAGE, `tips.results.${tip.result}`)}`;
    return { card: { ...card, text }, fixtureId: match.fixtureId };
  }

  /** Throws Refused: 403 for somebody else's tip, code 40921 from the kick-off on. */
  async remove(id: number, caller: Caller): Promise<void> {
    const { db, clock, removal } = this.parts;
    const tips = tipRepository(db);
    const row = await tips.byId(id);
    if (!row) throw refused.notFound();
    const moved = (await tips.kickOffs([row.fixtureId])).get(row.fixtureId);
    const kickOffAt = Math.min(row.kickOff.getTime(), moved ?? Infinity);
    const now = clock.now();
    const verdict = mayRemove(caller, { authorId: row.authorId, kickOffAt, settled: row.result !== null }, now);
    if (verdict === 'notYours') throw refused.notAllowed();
    if (verdict === 'locked') throw refused.business(codes.tipLocked);
    await db.transaction(async (tx) => {
      const removed = await tipRepository(tx).remove(id);
      if (!removed) throw refused.business(codes.tipLocked);
      const deeds = [...(removed.sealed ? [] : (['made'] as const)), 'takenBack'] as const;
      await this.seal(
        deeds.map((deed) => ({ deed, tip: removed })),
        new Date(now),
        tx,
      );
      await removal.withdrawCard(row.authorId, { kind: 'tips', id }, row.fixtureId, tx);
    });
    await commentRepository(db).forget({ objectType: commentTargets.tip, objectId: id }, new Date(clock.now()));
    await reactionRepository(db).forget({ objectType: reactionTargets.tip, objectId: id });
  }

  /** Sets one's reaction on a tip; null takes it back. */
  async react(id: number, reaction: Reaction | null, caller: Caller, ip: string): Promise<Reactions> {
    const { db, clock } = this.parts;
    const accountId = await this.member(caller);
    this.spend(accountId, ip);
    const standing = await this.standing(id, caller);
    if (standing === 'missing') throw refused.notFound();
    if (standing === 'closed' && reaction !== null) throw refused.notAllowed();
    await reactionRepository(db).set({ objectType: reactionTargets.tip, objectId: id }, accountId, reaction, new Date(clock.now()));
    return (await reactionRepository(db).on(reactionTargets.tip, [id], accountId)).get(id) ?? { counts: {}, total: 0, mine: null };
  }

  /** A tip is a public record, read by everybody; between two of whom one blocks the other it is only read. */
  async standing(id: number, caller: Caller): Promise<Standing> {
    const tip = await tipRepository(this.parts.db).byId(id);
    if (!tip) return 'missing';
    return (await blockedAmong(this.parts.db, caller, [tip.authorId])).size > 0 ? 'closed' : 'open';
  }

  /** A tip and its card in the feed, both or neither. */
  private store(row: NewTipRow, terms: TipTerms, match: MatchSummary): Promise<StoredTip | undefined> {
    const { db, feed, say } = this.parts;
    return db.transaction(async (tx) => {
      const [added] = await tipRepository(tx).add([row]);
      if (added) {
        await this.seal([{ deed: 'made', tip: added }], row.createdAt, tx);
        const card = cardOfTip(added.id, { home: match.home.name, away: match.away.name }, terms, row.price, say);
        await feed.shareCard(row.authorId, { card, fixtureId: row.fixtureId }, row.content, tx);
      }
      return added;
    });
  }

  /** Followers hear of one tip on a match, and of a few an hour, however many are written and taken back. */
  private isNews(authorId: number, fixtureId: number): boolean {
    const { limits } = this.parts;
    return limits.take(`tip told ${authorId} ${fixtureId}`, told.match).allowed && limits.take(`tips told ${authorId}`, told.author).allowed;
  }

  /** Links what was done before the kick-off. Another node's clock may be ahead: what would stand in the chain as done after it is undone. */
  private async seal(deeds: readonly Deed[], now: Date, tx: Db): Promise<void> {
    const at = await chainRepository(tx).append(deeds, now);
    if (deeds.some(({ tip }) => at >= tip.kickOff)) throw refused.business(codes.tipLocked);
  }

  private async one(row: StoredTip, caller: Caller, language: Language): Promise<Tip> {
    const [shown] = await this.present([row], caller, language);
    if (!shown) throw refused.notFound();
    return shown;
  }

  /** Left out: tips whose author or match is gone. */
  private async present(rows: readonly StoredTip[], caller: Caller, language: Language): Promise<Tip[]> {
    const { db, clock, fixtures, football } = this.parts;
    const ids = rows.map(({ id }) => id);
    const authors = rows.map(({ authorId }) => authorId);
    const [people, records, matches, reactions, comments] = await Promise.all([
      peopleRepository(db).byIds(authors),
      recordRepository(db).of(authors),
      tippedMatches({ fixtures, clock, tips: tipRepository(db) }, rows),
      reactionRepository(db).on(reactionTargets.tip, ids, caller.kind === 'user' ? caller.userId : null),
      commentRepository(db).counts(commentTargets.tip, ids),
    ]);
    return rows.flatMap((row) => {
      const [author, record, showing, reacted] = [people.get(row.authorId), records.get(row.authorId), matches.get(row.id), reactions.get(row.id)];
      if (!author || !record || !showing || !reacted) return [];
      const around = {
        author,
        record,
        match: football.present(showing, language),
        kickOffAt: Math.min(row.kickOff.getTime(), showing.fixture.kickOffAt),
        reactions: reacted,
        comments: comments.get(row.id) ?? 0,
        scores: scoresOf(row, showing, clock.now()),
      };
      return presentTip(row, around, caller, clock.now()) ?? [];
    });
  }

  /** A token outlives its account by minutes at most; nobody writes under a name that is gone. */
  private async member(caller: Caller): Promise<number> {
    if (caller.kind !== 'user') throw refused.noToken();
    await stillThere(this.parts.db, caller.userId);
    return caller.userId;
  }

  private spend(memberId: number, ip: string): void {
    for (const [key, allowance] of [
      [`react member ${memberId}`, reacting],
      [`react address ${ip}`, pace.address],
    ] as const) {
      const taken = this.parts.limits.take(key, allowance);
      if (!taken.allowed) throw refused.tooMany(taken.retryAfter);
    }
  }
}

/** What a tip was settled by, and of an open one what it will be. */
function scoresOf({ settledBy, result, kickOff }: StoredTip, { fixture, knownAt }: TippedMatch, now: number): SettlingScores | null {
  if (settledBy) return settledBy;
  const at = result === null ? now - UNSETTLED_YET : now;
  // By the later kick-off, as it is settled: a match may have been moved since it was tipped on.
  return knownAt <= at ? settlingScores(fixture.match, Math.max(kickOff.getTime(), fixture.kickOffAt), at) : null;
}
