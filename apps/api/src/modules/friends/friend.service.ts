import { codes, type Language } from '@portal/contracts';
import {
  friendActions,
  MOST_SUGGESTIONS,
  type FriendAction,
  type FriendCounts,
  type FriendEntry,
  type Friendship,
  type FriendSuggestion,
  type Relation,
} from '@portal/contracts/friend';
import {
  friendAccepted,
  friendAsked,
  friendCancelled,
  friendRefused,
  friendshipOf,
  isAskedTooSoon,
  isBeyondRelations,
  isBlocked,
  memberBlocked,
  NO_RELATION,
  relationSteps,
  suggestionOrder,
  type RelationCounts,
  type RelationPair,
  type RelationSide,
} from '@portal/domain';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/open.ts';
import { readCursor, stretchOf } from '../../http/cursor.ts';
import { refused } from '../../http/refusal.ts';
import type { Caller } from '../../identity/caller.ts';
import type { TokenBuckets } from '../../limits/token-bucket.ts';
import { takeAsWriter, type Writer } from '../../limits/writers.ts';
import type { CompetitionService } from '../competition/index.ts';
import type { NotificationTeller } from '../notifications/index.ts';
import { roomMembersRepository } from '../chat/index.ts';
import { peopleRepository } from '../people/index.ts';
import { NO_COUNTS, relationRepository, type RelationList } from './relation.repository.ts';
import { suggestionRepository } from './suggestion.repository.ts';

/** Of one member, and of an address that many may share. */
const pace = { member: { perSecond: 10 / 60, burst: 20 }, address: { perSecond: 2, burst: 60 } } as const;

/** Found by their teams, of five teams at most. */
const MOST_OF_TEAMS = 500;

interface Parts {
  db: Db;
  clock: Clock;
  limits: TokenBuckets;
  teller: Pick<NotificationTeller, 'befriending'>;
  competitions: Pick<CompetitionService, 'teamsOf'>;
}
/** Who does something to whom, and from where. */
interface Deed extends Writer {
  readonly otherId: number;
  readonly ip: string;
}
/** `makes`: there may be something afterwards where there was nothing; refused where one of the two blocks the other, unless `evenIfBlocked`. `tellsOnce`: whether what is so then is told, unless it was a short while ago. */
interface How {
  readonly makes?: boolean;
  /** Of one’s own accord: at the pace of who writes. */
  readonly seeks?: boolean;
  readonly evenIfBlocked?: boolean;
  readonly tellsOnce?: (after: RelationPair) => boolean;
}
interface Onward {
  readonly cursor?: string | undefined;
  readonly pageSize: number;
}

/** How members stand with each other. Throws Refused: 400 for oneself, 401 where one's own account is gone, 404 for nobody, 429. */
export class FriendService {
  private readonly parts: Parts;

  constructor(parts: Parts) {
    this.parts = parts;
  }

  /** Throws Refused: `blocked`; `listFull` where either has as many friends, or the asker as many open requests, as there may be. */
  async ask(deed: Deed): Promise<Relation> {
    const { before, after, tells } = await this.change(deed, friendAsked, { makes: true, seeks: true, tellsOnce: (after) => after.own.asked });
    if (after.own.friend && !before.own.friend) await this.tell('accepted', deed);
    else if (tells) await this.tell('asked', deed);
    return presentRelation(deed.otherId, after);
  }

  /** Throws Refused: 404 where nobody has asked, `listFull`, `blocked`. */
  async act(deed: Deed, action: FriendAction): Promise<Relation> {
    switch (action) {
      case friendActions.accept:
        return this.accept(deed);
      case friendActions.follow:
        return this.changed(deed, ({ own, theirs }) => ({ own: { ...own, following: true }, theirs }), { makes: true, seeks: true });
      case friendActions.unfollow:
        return this.changed(deed, ({ own, theirs }) => ({ own: { ...own, following: false }, theirs }));
      case friendActions.block:
        return this.changed(deed, memberBlocked, { makes: true, evenIfBlocked: true });
      case friendActions.unblock:
        return this.changed(deed, ({ own, theirs }) => ({ own: { ...own, blocking: false }, theirs }));
      // Who is blocked is not seen either: there is nothing to mute.
      case friendActions.mute:
        return this.changed(deed, ({ own, theirs }) => ({ own: { ...own, muting: !own.blocking }, theirs }), { makes: true, evenIfBlocked: true });
      case friendActions.unmute:
        return this.changed(deed, ({ own, theirs }) => ({ own: { ...own, muting: false }, theirs }));
    }
  }

  /** `ends`: what there has to be; who looks at an old picture of how they stand ends nothing else by it. */
  cancel(deed: Deed, ends?: Friendship): Promise<Relation> {
    return this.changed(deed, (pair) => (ends !== undefined && friendshipOf(pair) !== ends ? pair : friendCancelled(pair)));
  }

  refuse(deed: Deed): Promise<Relation> {
    return this.changed(deed, friendRefused);
  }

  async standing(userId: number, otherId: number): Promise<Relation> {
    await this.other(userId, otherId);
    const pairs = await relationRepository(this.parts.db).pairs(userId, [otherId]);
    return presentRelation(otherId, pairs.get(otherId)?.pair);
  }

  async counts(userId: number, caller: Caller): Promise<FriendCounts> {
    await this.there(userId);
    const { friends, followers, following, received } = await relationRepository(this.parts.db).countsOf(userId);
    const own = caller.kind === 'user' && caller.userId === userId;
    return { friends, followers, following, ...(own && { requests: received }) };
  }

  /** Of `ofId`, as `userId` stands with whoever is in it. */
  async list(list: RelationList, ofId: number, userId: number, { cursor, pageSize }: Onward): Promise<{ list: FriendEntry[]; nextCursor: string | null }> {
    if (ofId !== userId) await this.there(ofId);
    const relations = relationRepository(this.parts.db);
    const { rows, nextCursor } = stretchOf(await relations.list(list, ofId, readCursor(cursor), pageSize), pageSize, (row) => row);
    const ids = rows.map(({ id }) => id);
    const [people, pairs] = await Promise.all([peopleRepository(this.parts.db).byIds(ids), relations.pairs(userId, ids)]);
    const entries = rows.flatMap(({ id, at }) => {
      const person = people.get(id);
      return person ? [{ person, relation: id === userId ? null : presentRelation(id, pairs.get(id)?.pair), since: at.toISOString() }] : [];
    });
    return { list: entries, nextCursor };
  }

  /** At most `most` members with whom nothing has ever been, those one most likely knows first; the first few are the same however many are asked for. */
  async suggestions(userId: number, most: number, language: Language): Promise<{ list: FriendSuggestion[] }> {
    const { db, clock, competitions } = this.parts;
    const known = suggestionRepository(db);
    const [mutual, besides, teams, followed] = await Promise.all([
      known.friendsOfFriends(userId, MOST_SUGGESTIONS),
      roomMembersRepository(db).besides(userId, new Date(clock.now())),
      known.ofSameTeams(userId, MOST_OF_TEAMS),
      known.mostFollowed(userId, MOST_SUGGESTIONS),
    ]);
    const strangers = await known.strangersAmong(
      userId,
      besides.map(({ id }) => id),
    );
    const rooms = besides.filter(({ id }) => strangers.has(id));
    const found = suggestionOrder({ mutual, rooms, teams, followed }).slice(0, most);
    const shown = new Set(found.flatMap(({ team }) => team?.teamId ?? []));
    const [people, names] = await Promise.all([peopleRepository(db).byIds(found.map(({ id }) => id)), competitions.teamsOf([...shown], language)]);
    const list = found.flatMap(({ id, mutual: count, room, team }) => {
      const person = people.get(id);
      if (!person) return [];
      const named = team && names.get(team.teamId);
      return [
        {
          person,
          relation: presentRelation(id),
          mutual: count,
          room: room && { groupId: room.roomId, title: room.title },
          team: named ? { id: named.id, name: named.name } : null,
        },
      ];
    });
    return { list };
  }

  private async accept(deed: Deed): Promise<Relation> {
    const { before, after } = await this.change(
      deed,
      (pair) => {
        const accepted = friendAccepted(pair);
        if (!accepted) throw refused.notFound();
        return accepted;
      },
      { makes: true },
    );
    if (!before.own.friend) await this.tell('accepted', deed);
    return presentRelation(deed.otherId, after);
  }

  private async changed(deed: Deed, next: (pair: RelationPair) => RelationPair, how?: How): Promise<Relation> {
    return presentRelation(deed.otherId, (await this.change(deed, next, how)).after);
  }

  /** Both sides under a lock, then the counts of both: whoever comes second finds what the first has made of it. What changes nothing writes nothing. */
  private async change(
    { userId, since, otherId, ip }: Deed,
    next: (pair: RelationPair) => RelationPair,
    { makes = false, seeks = false, evenIfBlocked = false, tellsOnce }: How = {},
  ): Promise<{ before: RelationPair; after: RelationPair; tells: boolean }> {
    const { db, clock } = this.parts;
    // To keep somebody away one is never out of tries because of what one did with others before, nor for being new.
    if (seeks) takeAsWriter(this.parts, 'friends sought by', pace, { userId, since }, ip);
    else this.take(evenIfBlocked ? 'friends kept away by' : 'friends', userId, ip);
    await this.other(userId, otherId);
    return db.transaction(async (tx) => {
      const relations = relationRepository(tx);
      const { pair: before, own } = await relations.lock(userId, otherId, makes);
      if (makes && !evenIfBlocked && isBlocked(before)) throw refused.business(codes.blocked, before.own.blocking ? { words: 'friends.blocking' } : {});
      const after = next(before);
      const [ownMoments, theirMoments] = [moments(before.own, after.own, clock), moments(before.theirs, after.theirs, clock)];
      if (!ownMoments && !theirMoments) return { before, after, tells: false };
      const tells = tellsOnce?.(after) === true && !isAskedTooSoon(own?.toldAt?.getTime() ?? null, clock.now());
      if (ownMoments) await relations.change(userId, otherId, { ...ownMoments, ...(tells && { toldAt: new Date(clock.now()) }) });
      if (theirMoments) await relations.change(otherId, userId, theirMoments);
      const { own: ownSteps, theirs: theirSteps } = relationSteps(before, after);
      // A mute, say, counts nothing: nobody waits for the counts of somebody whom very many mute.
      const steps = (
        [
          [userId, ownSteps],
          [otherId, theirSteps],
        ] as const
      ).filter(([, of]) => Object.values(of).some((step) => step !== 0));
      const counts = steps.length > 0 ? await relations.count(new Map(steps)) : new Map<number, RelationCounts>();
      if (isBeyondRelations(counts.get(userId) ?? NO_COUNTS, ownSteps)) throw refused.business(codes.listFull);
      if (isBeyondRelations(counts.get(otherId) ?? NO_COUNTS, theirSteps)) throw refused.business(codes.listFull, { words: 'friends.theirsFull' });
      return { before, after, tells };
    });
  }

  private tell(deed: 'asked' | 'accepted', { userId, otherId }: Deed): Promise<void> {
    return this.parts.teller.befriending({ deed, byId: userId, accountId: otherId });
  }

  /** Somebody else, who is there. */
  private async other(userId: number, otherId: number): Promise<void> {
    if (userId === otherId) throw refused.badInput([{ path: 'userId', message: 'self' }]);
    const people = peopleRepository(this.parts.db);
    // A token outlives its account by minutes.
    if (!(await people.isHere(userId))) throw refused.noToken();
    if (!(await people.isHere(otherId))) throw refused.notFound();
  }

  private async there(userId: number): Promise<void> {
    if (!(await peopleRepository(this.parts.db).isHere(userId))) throw refused.notFound();
  }

  private take(what: string, userId: number, ip: string): void {
    for (const taken of [this.parts.limits.take(`${what} ${userId}`, pace.member), this.parts.limits.take(`${what} from ${ip}`, pace.address)]) {
      if (!taken.allowed) throw refused.tooMany(taken.retryAfter);
    }
  }
}

/** What has not been so before is so from now on; what is no more has no moment. Undefined: nothing has changed. */
function moments(before: RelationSide, after: RelationSide, clock: Clock) {
  const moment = (side: keyof RelationSide) => (after[side] ? new Date(clock.now()) : null);
  const changed = {
    ...(before.friend !== after.friend && { friendAt: moment('friend') }),
    ...(before.asked !== after.asked && { askedAt: moment('asked') }),
    ...(before.following !== after.following && { followingAt: moment('following') }),
    ...(before.muting !== after.muting && { mutedAt: moment('muting') }),
    ...(before.blocking !== after.blocking && { blockedAt: moment('blocking') }),
  };
  return Object.keys(changed).length > 0 ? changed : undefined;
}

const STRANGERS: RelationPair = { own: NO_RELATION, theirs: NO_RELATION };
const presentRelation = (userId: number, pair: RelationPair = STRANGERS): Relation => ({
  userId,
  friendship: friendshipOf(pair),
  following: pair.own.following,
  followed: pair.theirs.following,
  muting: pair.own.muting,
  blocking: pair.own.blocking,
});
