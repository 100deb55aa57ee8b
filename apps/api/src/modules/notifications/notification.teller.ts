import { commentTargets } from '@portal/contracts';
import {
  NOTIFICATION_KEY,
  NOTIFICATION_TITLE,
  NOTIFICATION_TYPE,
  TIP_NEW,
  TIP_SETTLED,
  notificationContent,
  parseNotificationContent,
  tipCorrectedKey,
  tipNewText,
  tipSettledKey,
  type PersonalContent,
} from '@portal/domain';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/open.ts';
import { isHeard, relationRepository } from '../friends/index.ts';
import { peopleRepository } from '../people/index.ts';
import { presentTeam } from '../schedule/index.ts';
import type { NotificationBell } from './notification.bell.ts';
import { notificationRepository, type NewNotification } from './notification.repository.ts';

const MINUTE = 60_000;
/** One row of the same person about the same post in this time (ms), however much they write. */
const SAID_AGAIN = 5 * MINUTE;
/** Reactions on one post are told once in this time (ms): the first one, whoever comes after. */
const FELT_AGAIN = 60 * MINUTE;
/** A mention in one post is told once in this time (ms), however often the post is changed. */
const MENTIONED_AGAIN = 24 * 60 * MINUTE;
/** How many of somebody's newest rows are looked through for the same thing. */
const LOOKED_THROUGH = 50;
/** Of a tip settled longer ago nobody is told: it is a seeded one, or the portal was off. */
const NEWS = 24 * 60 * MINUTE;

/** Followers that are told of a tip: in one statement, and in all. */
const STRETCH = 1_000;
const MOST_FOLLOWERS = 20_000;

/** Whose a thing is (null: no member's), and the post that shows it in the feed, if one does. */
export interface Owned {
  readonly ownerId: number | null;
  readonly postId: number | null;
}
type OwnerRule = (objectId: number) => Promise<Owned | null>;

/** `answeredId`: author of the comment that is answered, null for a first comment. */
export interface Said {
  readonly objectType: number;
  readonly objectId: number;
  readonly authorId: number;
  readonly answeredId: number | null;
}
export interface Felt {
  readonly objectType: number;
  readonly objectId: number;
  readonly accountId: number;
}
/** A reaction of `accountId` on a comment of `authorId`, on a thing. */
export interface CommentFelt extends Felt {
  readonly authorId: number;
}
/** `usernames` in lower case: whom a post of `authorId` mentions. `mayTell`: asked of each who would hear of it, once. */
export interface Mentioned {
  readonly postId: number;
  readonly authorId: number;
  readonly usernames: readonly string[];
  readonly mayTell: (accountId: number) => boolean;
}
/** What `byId` has done: asked `accountId` to be friends, or accepted that. */
export interface Befriended {
  readonly deed: 'asked' | 'accepted';
  readonly byId: number;
  readonly accountId: number;
}
/** A tip that has just been written, and the match that it is on. */
export interface Posted {
  readonly id: number;
  readonly authorId: number;
  readonly home: string;
  readonly away: string;
}
/** `home`, `away`: as the sources name them. `reopenedFrom`: the result that it had before its score was corrected; null: it is settled for the first time. */
export interface Ended {
  readonly id: number;
  readonly result: number;
  readonly settledAt: Date;
  readonly reopenedFrom?: number | null;
  readonly home: string;
  readonly away: string;
}

interface Parts {
  db: Db;
  clock: Clock;
  bell: Pick<NotificationBell, 'ring'>;
  onError: (error: unknown) => void;
}

/**
 * Writes notifications for other modules (section 3: `postId|display name|key`; the reader's language makes the sentence).
 * Whoever is there hears of it once it is stored; nobody of what somebody does whom they mute or block. Nothing here rejects: what was said or settled stands, whether or not somebody could be told of it.
 */
export class NotificationTeller {
  private readonly parts: Parts;
  private readonly owners = new Map<number, OwnerRule>();

  constructor(parts: Parts) {
    this.parts = parts;
  }

  /** Each module says for its own things whose they are. Things that nobody speaks for are nobody's. */
  owns(objectType: number, rule: OwnerRule): void {
    this.owners.set(objectType, rule);
  }

  /** Tells whoever is answered, and whose thing it is; one row for somebody who is both, none for one's own doing. */
  commented({ objectType, objectId, authorId, answeredId }: Said): Promise<void> {
    return this.quietly(async () => {
      const thing = await this.thing(objectType, objectId);
      if (!thing) return;
      const keys = new Map<number, string>();
      if (thing.ownerId !== null) keys.set(thing.ownerId, NOTIFICATION_KEY.comment);
      if (answeredId !== null) keys.set(answeredId, NOTIFICATION_KEY.reply);
      keys.delete(authorId);
      const displayName = await this.displayName(authorId);
      if (displayName === undefined) return;
      for (const [accountId, key] of keys) {
        if (!(await isHeard(this.parts.db, accountId, authorId))) continue;
        const content = { title: NOTIFICATION_TITLE.newComment, postId: thing.postId, displayName, key };
        await this.tellOnce(
          accountId,
          content,
          SAID_AGAIN,
          (before) => before.title === content.title && before.postId === content.postId && before.displayName === displayName,
        );
      }
    });
  }

  /** Tells whose thing it is that somebody feels something about it. */
  reacted({ objectType, objectId, accountId }: Felt): Promise<void> {
    return this.quietly(async () => {
      const thing = await this.thing(objectType, objectId);
      if (thing?.postId == null || thing.ownerId === null) return;
      await this.felt(thing.ownerId, accountId, { postId: thing.postId, key: NOTIFICATION_KEY.reaction });
    });
  }

  /** Tells the author of a comment that somebody feels something about it; of all their comments below one post once in the same time. Below an article nobody is told: no post would show it. */
  commentFelt({ objectType, objectId, authorId, accountId }: CommentFelt): Promise<void> {
    return this.quietly(async () => {
      const thing = await this.thing(objectType, objectId);
      if (thing?.postId == null) return;
      await this.felt(authorId, accountId, { postId: thing.postId, key: NOTIFICATION_KEY.commentReaction });
    });
  }

  /** Tells members that a post mentions them, once for each post and a day; nobody of their own. */
  mentioned({ postId, authorId, usernames, mayTell }: Mentioned): Promise<void> {
    return this.quietly(async () => {
      if (usernames.length === 0) return;
      const displayName = await this.displayName(authorId);
      if (displayName === undefined) return;
      const content = { title: NOTIFICATION_TITLE.friendAction, postId, displayName, key: NOTIFICATION_KEY.mention };
      for (const { userId } of (await peopleRepository(this.parts.db).byUsernames(usernames)).values()) {
        if (userId === authorId || !(await isHeard(this.parts.db, userId, authorId)) || !mayTell(userId)) continue;
        await this.tellOnce(userId, content, MENTIONED_AGAIN, (before) => before.key === content.key && before.postId === postId);
      }
    });
  }

  /** Tells of a request, and that one's own was accepted. How often is for who calls. */
  befriending({ deed, byId, accountId }: Befriended): Promise<void> {
    return this.quietly(async () => {
      const displayName = await this.displayName(byId);
      if (displayName === undefined || !(await isHeard(this.parts.db, accountId, byId))) return;
      const [title, key] =
        deed === 'asked'
          ? [NOTIFICATION_TITLE.friendRequest, NOTIFICATION_KEY.friendRequest]
          : [NOTIFICATION_TITLE.friendAction, NOTIFICATION_KEY.friendAccepted];
      await notificationRepository(this.parts.db).add([this.row(accountId, title, notificationContent({ title, postId: null, displayName, key }))]);
      this.parts.bell.ring(accountId);
    });
  }

  /** Tells those who follow somebody of a new tip of theirs, a stretch of them at a time; of very many the first. */
  tipPosted({ id, authorId, home, away }: Posted, isOver: () => boolean = () => false): Promise<void> {
    return this.quietly(async () => {
      const { db, bell } = this.parts;
      const name = await this.displayName(authorId);
      if (name === undefined) return;
      // Taken back meanwhile, or its author is gone: nobody is to be led to nothing.
      const stands = async () => !isOver() && (await this.thing(commentTargets.tip, id))?.ownerId === authorId;
      const text = tipNewText({ tipId: id, name, match: `${nameOf(home)} – ${nameOf(away)}` });
      const content = notificationContent({ title: null, postId: null, text });
      for (let [told, after, some] = [0, 0, STRETCH]; some === STRETCH && told < MOST_FOLLOWERS && (await stands()); told += some) {
        const followers = await relationRepository(db).followersForTips(authorId, after, STRETCH);
        await notificationRepository(db).add(followers.map((accountId) => this.row(accountId, TIP_NEW, content)));
        for (const accountId of followers) bell.ring(accountId);
        some = followers.length;
        after = followers.at(-1) ?? after;
      }
    });
  }

  /** Tells authors how their tips ended, those that ended a short while ago; of one whose score was corrected, whenever that was, what it is now. */
  tipsSettled(tips: readonly Ended[]): Promise<void> {
    return this.quietly(async () => {
      const now = this.parts.clock.now();
      const rows: NewNotification[] = [];
      for (const { id, result, reopenedFrom = null, settledAt, home, away } of tips) {
        // Corrected and yet the same is no news, nor is what ended long ago.
        if (reopenedFrom === null ? settledAt.getTime() <= now - NEWS : reopenedFrom === result) continue;
        const [key, thing] = [reopenedFrom === null ? tipSettledKey(result) : tipCorrectedKey(result), await this.thing(commentTargets.tip, id)];
        if (key === undefined || thing?.ownerId == null) continue;
        rows.push(
          this.row(thing.ownerId, TIP_SETTLED, notificationContent({ title: null, postId: thing.postId, text: `${key}|${nameOf(home)} – ${nameOf(away)}` })),
        );
      }
      await notificationRepository(this.parts.db).add(rows);
      for (const accountId of new Set(rows.map((row) => row.accountId))) this.parts.bell.ring(accountId);
    });
  }

  private async felt(toId: number, accountId: number, { postId, key }: { postId: number; key: string }): Promise<void> {
    if (toId === accountId || !(await isHeard(this.parts.db, toId, accountId))) return;
    const displayName = await this.displayName(accountId);
    if (displayName === undefined) return;
    const content = { title: NOTIFICATION_TITLE.friendAction, postId, displayName, key };
    await this.tellOnce(toId, content, FELT_AGAIN, (before) => before.title === content.title && before.key === key && before.postId === postId);
  }

  private async thing(objectType: number, objectId: number): Promise<Owned | null> {
    const owned = await this.owners.get(objectType)?.(objectId);
    if (owned?.ownerId == null) return owned ?? null;
    // Who has left is told of nothing that remains of them.
    return (await peopleRepository(this.parts.db).isHere(owned.ownerId)) ? owned : { ...owned, ownerId: null };
  }

  private async displayName(accountId: number): Promise<string | undefined> {
    return (await peopleRepository(this.parts.db).byIds([accountId])).get(accountId)?.displayName;
  }

  private async tellOnce(
    accountId: number,
    content: PersonalContent & { key: string },
    within: number,
    same: (before: PersonalContent) => boolean,
  ): Promise<void> {
    const { db, clock, bell } = this.parts;
    const written = await db.transaction(async (tx) => {
      const notifications = notificationRepository(tx);
      await notifications.lock(accountId);
      const told = await notifications.since(accountId, new Date(clock.now() - within), LOOKED_THROUGH);
      const again = told.some((row) => {
        const before = parseNotificationContent(row.title, row.content);
        return before.title !== null && same(before);
      });
      if (!again) await notifications.add([this.row(accountId, content.title, notificationContent(content))]);
      return !again;
    });
    if (written) bell.ring(accountId);
  }

  private row(accountId: number, title: string, content: string): NewNotification {
    return { accountId, type: NOTIFICATION_TYPE.message, title, content, createdAt: new Date(this.parts.clock.now()) };
  }

  private async quietly(work: () => Promise<void>): Promise<void> {
    await work().catch(this.parts.onError);
  }
}

/** What is stored is Vietnamese; clubs are called alike everywhere. */
const nameOf = (team: string): string => presentTeam(team, 'vi').name;
