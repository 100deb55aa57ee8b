import { commentTargets, type Media, type Output, type Reaction, type Reactions } from '@portal/contracts';
import { actionModes, visibility, type Post, type PostCard, type newsfeedCalls } from '@portal/contracts/newsfeed';
import { isSeen } from '@portal/contracts/parts';
import { mentionsOf } from '@portal/domain';
import type { z } from 'zod';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/open.ts';
import { refused } from '../../http/refusal.ts';
import type { Member } from '../../identity/caller.ts';
import type { TokenBuckets } from '../../limits/token-bucket.ts';
import { takeAsWriter } from '../../limits/writers.ts';
import type { WordFilter } from '../banned-words/index.ts';
import type { NotificationTeller } from '../notifications/index.ts';
import type { PageCard, PageCards } from '../page-cards/index.ts';
import { stillThere } from '../people/index.ts';
import { reactionRepository } from '../reactions/index.ts';
import type { UploadService } from '../uploads/index.ts';
import type { FeedReader } from './feed.reader.ts';
import { pace, takeForFeed, mayBeTold } from './post.pace.ts';
import { may } from './post.policy.ts';
import { postRepository, saidSince, type NewPostRow, type StoredPost } from './post.repository.ts';
import { cardUuid, feedOf, isOfItsCard, isWritten, standsAlone, typeOfCard, typeOfPage, typeOfShare, typeOfWritten } from './post-rules.ts';
import { lockedPost, storePost, tagsOf } from './post.storing.ts';

type Body<C extends keyof typeof newsfeedCalls> = z.output<(typeof newsfeedCalls)[C]['body']>;

interface Parts {
  db: Db;
  clock: Clock;
  limits: TokenBuckets;
  reader: FeedReader;
  uploads: Pick<UploadService, 'mediaOf'>;
  cards: Pick<PageCards, 'of'>;
  wordFilter: Pick<WordFilter, 'keep'>;
  /** Hears of each reaction that is given, and of each member whom a post mentions. */
  teller?: Pick<NotificationTeller, 'reacted' | 'mentioned'>;
}

/** Writing, sharing and changing posts, and reacting to them. Throws Refused: 400, 403, 404, 429. */
export class NewsfeedService {
  private readonly parts: Parts;

  constructor(parts: Parts) {
    this.parts = parts;
  }

  /** Throws Refused 404 for a page that has no card. */
  async card(link: string): Promise<PostCard> {
    const page = await this.parts.cards.of(link);
    if (!page) throw refused.notFound();
    return page.card;
  }

  async create({ uuid, content, visibility: seenBy, media, alts, link }: Body<'create'>, caller: Member, ip: string): Promise<Post> {
    if (isOfItsCard({ uuid })) throw refused.badInput([{ path: 'uuid', message: 'uuid' }]);
    const before = await postRepository(this.parts.db).byUuid(caller.userId, uuid);
    if (before) return this.parts.reader.one(before.id, caller);
    takeAsWriter(this.parts, 'newsfeed post', pace.post, caller, ip);
    const [pictures, page, words] = await Promise.all([this.pictures({ media, alts }, caller), this.page(link), this.parts.wordFilter.keep(content)]);
    return this.add(
      {
        ...this.begin(caller.userId, uuid),
        ...cardValues(page),
        actionMode: actionModes.normal,
        postType: page ? typeOfPage(page, caller.userType) : typeOfWritten(pictures),
        visibility: seenBy,
        ...words,
        media: described(pictures),
        moment: page?.moment ?? null,
      },
      caller,
    );
  }

  async share({ uuid, id, content, visibility: seenBy }: Body<'share'>, caller: Member, ip: string): Promise<Post> {
    const { db, reader } = this.parts;
    if (isOfItsCard({ uuid })) throw refused.badInput([{ path: 'uuid', message: 'uuid' }]);
    const before = await postRepository(db).byUuid(caller.userId, uuid);
    if (before) return reader.one(before.id, caller);
    const chosen = await reader.visible(id, caller);
    // To share a share is to share what it shares.
    const original = chosen.actionMode === actionModes.share ? await reader.visible(chosen.sharedId ?? 0, caller) : chosen;
    if (!may('share', caller, chosen) || !may('share', caller, original)) throw refused.notAllowed();
    takeAsWriter(this.parts, 'newsfeed post', pace.post, caller, ip);
    return this.add(
      {
        ...this.begin(caller.userId, uuid),
        actionMode: actionModes.share,
        postType: typeOfShare(original.postType),
        visibility: seenBy,
        ...(await this.parts.wordFilter.keep(content)),
        sharedId: original.id,
      },
      caller,
    );
  }

  async update({ id, content, visibility: seenBy, media, alts, link }: Body<'update'>, caller: Member, ip: string): Promise<Post> {
    takeForFeed(this.parts.limits, 'change', caller, ip);
    const [pictures, page, words] = await Promise.all([
      media && this.pictures({ media, alts }, caller),
      this.page(link ?? undefined),
      content === undefined ? undefined : this.parts.wordFilter.keep(content),
    ]);
    const [before, now] = await this.parts.db.transaction(async (tx) => {
      const row = await lockedPost(tx, id, 'edit', caller);
      const ownWords = isWritten(row);
      if (pictures && pictures.length > 0 && !ownWords) throw refused.badInput([{ path: 'media', message: 'postType' }]);
      if (link !== undefined && !ownWords) throw refused.badInput([{ path: 'link', message: 'postType' }]);
      // The same page once more is the card that is there already, with the moment of its match.
      const changed = (link === null && row.card !== null) || (page !== undefined && page.card.link !== row.card?.link);
      const card = changed ? (page?.card ?? null) : row.card;
      // The asterisks that come back from the form are those of what was typed.
      const { content: shown, typed } = words && (words.content !== row.content || words.typed !== null) ? words : row;
      const next = { content: shown, typed, media: pictures ? described(pictures, row.media) : row.media, visibility: seenBy ?? row.visibility };
      if (ownWords && !isSeen(next.content) && next.media.length === 0 && !card) throw refused.badInput([{ path: 'content', message: 'empty' }]);
      // Other words may lie behind the same asterisks: staff have not read those.
      const isOtherwise = next.content !== row.content || !isSamePictures(next.media.map(unsaid), row.media.map(unsaid));
      // What nobody but its author could read is nobody's to read later.
      if (row.visibility === visibility.public && (isOtherwise || next.visibility !== visibility.public)) await postRepository(tx).keepVersion(row);
      const rewritten = changed || next.content !== row.content || next.typed !== row.typed || !isSamePictures(next.media, row.media);
      const stored = await storePost(tx, row, {
        ...next,
        // Written before, so at no moment of the other match.
        ...(changed && { ...cardValues(page), moment: null }),
        ...(changed && page && { postType: typeOfPage(page, caller.userType) }),
        ...(ownWords && !card && { postType: typeOfWritten(next.media) }),
        ...(rewritten && { editedAt: new Date(this.parts.clock.now()) }),
        ...(isOtherwise && { saidAt: laterThan(saidSince(row), this.parts.clock.now()) }),
      });
      return [row, stored] as const;
    });
    await this.tellMentioned(before, now, caller);
    return this.parts.reader.one(id, caller);
  }

  async react({ id, reaction }: { id: number; reaction: Reaction | null }, caller: Member, ip: string): Promise<Reactions> {
    const { db, reader, clock } = this.parts;
    if (!may('react', caller, await reader.visible(id, caller))) throw refused.notAllowed();
    takeForFeed(this.parts.limits, 'react', caller, ip);
    await stillThere(this.parts.db, caller.userId);
    const reactions = reactionRepository(db);
    const target = { objectType: commentTargets.post, objectId: id };
    // Another kind, or the same once more, is no news.
    if ((await reactions.set(target, caller.userId, reaction, new Date(clock.now()))) === 1)
      await this.parts.teller?.reacted({ ...target, accountId: caller.userId });
    return (await reactions.on(commentTargets.post, [id], caller.userId)).get(id) as Output<typeof newsfeedCalls.react>;
  }

  /** Puts a card of something that its author just made into the feed, once for each card. `db`: the transaction that makes it. */
  async shareCard(authorId: number, { card, fixtureId }: PageCard, text: string, db: Db = this.parts.db): Promise<void> {
    const postType = typeOfCard(card.kind);
    const row: NewPostRow = {
      ...this.begin(authorId, cardUuid(card)),
      actionMode: actionModes.normal,
      postType,
      feed: feedOf(postType),
      visibility: visibility.public,
      content: text,
      card,
      fixtureId,
    };
    const added = await postRepository(db).add(row);
    if (added) await postRepository(db).setHashtags(added, tagsOf(added));
  }

  private async page(link: string | undefined): Promise<PageCard | undefined> {
    if (link === undefined) return undefined;
    const page = await this.parts.cards.of(link);
    if (!page) throw refused.badInput([{ path: 'link', message: 'noCard' }]);
    return page;
  }

  private begin(authorId: number, uuid: string) {
    return { authorId, uuid, createdAt: new Date(this.parts.clock.now()) };
  }

  private async add(row: Omit<NewPostRow, 'feed'>, caller: Member): Promise<Post> {
    const { db, reader } = this.parts;
    await stillThere(this.parts.db, caller.userId);
    const added = await db.transaction(async (tx) => {
      const posts = postRepository(tx);
      const made = await posts.add({ ...row, feed: feedOf(row.postType) });
      if (!made) return undefined;
      await posts.setHashtags(made, tagsOf(made));
      if (made.sharedId !== null && made.visibility === visibility.public) await posts.countShare(made.sharedId, 1);
      return made;
    });
    // Two tries at once: the other one has made it.
    if (!added) return reader.one((await postRepository(db).byUuid(row.authorId, row.uuid))?.id ?? 0, caller);
    await this.tellMentioned(undefined, added, caller);
    return reader.one(added.id, caller);
  }

  /** Those whom only this version mentions to everybody. What others may not read tells nobody. */
  private async tellMentioned(before: StoredPost | undefined, now: StoredPost, author: Member): Promise<void> {
    const told = new Set(before ? mentionedBy(before) : []);
    await this.parts.teller?.mentioned({
      postId: now.id,
      authorId: now.authorId,
      usernames: mentionedBy(now).filter((name) => !told.has(name)),
      mayTell: (accountId) => mayBeTold(this.parts, author, accountId),
    });
  }

  /** Pictures that the member sent in, or a video; those of others are theirs to show. */
  private async pictures(
    { media: urls, alts = [] }: { media: readonly string[]; alts?: readonly string[] | undefined },
    { userId }: Member,
  ): Promise<Picture[]> {
    const { uploads, wordFilter } = this.parts;
    const known = await uploads.mediaOf(urls);
    const problems = urls.flatMap((url, place) => (known.get(url)?.ownerId === userId ? [] : [{ path: `media.${place}`, message: 'upload' }]));
    if (problems.length > 0) throw refused.badInput(problems);
    const pictures = await Promise.all(
      [...new Set(urls)].map(async (url): Promise<Picture | undefined> => {
        const { ownerId: _, ...media } = known.get(url) ?? { ownerId: null };
        const alt = alts[urls.indexOf(url)];
        return 'url' in media ? { ...media, alt: alt === undefined ? undefined : (await wordFilter.keep(alt)).content } : undefined;
      }),
    );
    const found = pictures.filter((picture) => picture !== undefined);
    if (!standsAlone(found)) throw refused.badInput([{ path: 'media', message: 'videoAlone' }]);
    return found;
  }
}

/** With words, or none, about what is to be seen on it; undefined: nothing is said of that. */
type Picture = Omit<Media, 'alt'> & { readonly alt: string | undefined };
/** Of which nothing is said keeps what was said before. */
const described = (pictures: readonly Picture[], before: readonly Media[] = []): Media[] =>
  pictures.map((picture) => ({ ...picture, alt: picture.alt ?? before.find(({ url }) => url === picture.url)?.alt ?? '' }));

const isSamePictures = (some: readonly Media[], others: readonly Media[]): boolean =>
  some.length === others.length && some.every(({ url, alt }, place) => url === others[place]?.url && alt === others[place]?.alt);

/** Versions stand in a row also where two are made at once, or clocks differ. `now` in ms. */
const laterThan = (before: Date, now: number): Date => new Date(Math.max(now, before.getTime() + 1));

/** A picture whatever is said of it. */
const unsaid = (picture: Media): Media => ({ ...picture, alt: '' });

const mentionedBy = ({ content, visibility: seenBy }: StoredPost): string[] => (seenBy === visibility.public ? mentionsOf(content) : []);

const cardValues = (page: PageCard | undefined) => ({ card: page?.card ?? null, fixtureId: page?.fixtureId ?? null });
