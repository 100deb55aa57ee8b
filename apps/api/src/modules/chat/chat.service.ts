import { isIP } from 'node:net';
import { chatCodes, codes, GUEST_ID_FLOOR, limits as bounds, SUCCESS, STAFF_ROLE, userTypes, type Language, type SendReply } from '@portal/contracts';
import { systemMessages, type ChatHistory, type ChatReaction, type ChatSend, type ReactionsInRoom } from '@portal/contracts/chat';
import { isNewAccount, levelOf, sendsJoinMessage } from '@portal/domain';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/open.ts';
import { refused } from '../../http/refusal.ts';
import type { Caller } from '../../identity/caller.ts';
import { networkOf } from '../../limits/network.ts';
import type { Taken, TokenBuckets } from '../../limits/token-bucket.ts';
import type { WordFilter } from '../banned-words/index.ts';
import { reactionRepository, reactionTargets } from '../reactions/index.ts';
import { accountRepository, guestName } from '../user/index.ts';
import { canBeBanned, mayModerate, mayPost, mayReact, wordsOfClosed, type SiteRules } from './chat.policy.ts';
import type { Present, Tongue } from './chat.presenter.ts';
import { messageReader } from './chat.reader.ts';
import { chatRepository, type Room } from './chat.repository.ts';
import type { ChatWriter, Draft, Written } from './chat.writer.ts';
import { keptText } from './message-text.ts';
import { letThrough, type Membership, type RoomMembers, type Visitor } from './room-members.ts';

/** Slow for guests (decisions, "Identity") and for accounts of today, enough for anyone who types. */
const pace = { guest: { perSecond: 1 / 2, burst: 3 }, user: { perSecond: 2, burst: 5 } } as const;
/** Guests are free to have, so an address has a pace too; an office shares one. */
const guestsOfAddress = { perSecond: 4, burst: 20 } as const;
/** A press is quicker than a sentence; nobody presses like this for long. */
const reacting = { member: { perSecond: 2, burst: 10 }, address: { perSecond: 20, burst: 60 } } as const;
/** Order is kept one by one. */
const banning = { perSecond: 1, burst: 20 } as const;
const HOUR = 3_600_000;

/** Who writes, as the message will show them. */
export interface Author {
  readonly userId: number;
  readonly showName: string;
  readonly isGuest: boolean;
  readonly userType: number;
  /** Null: a guest, who has none. */
  readonly level: number | null;
  readonly staff: boolean;
}

/** Where a send comes from. */
export interface Sender {
  readonly caller: Caller;
  readonly author: () => Promise<Author | null>;
  /** Whether the log-in that they came of was not ended. */
  readonly lives: () => Promise<boolean>;
  readonly language: Language;
  readonly ip: string;
}

interface Parts {
  db: Db;
  clock: Clock;
  tongue: Tongue;
  writer: ChatWriter;
  members: RoomMembers;
  limits: TokenBuckets;
  rules: SiteRules;
  wordFilter: Pick<WordFilter, 'hide'>;
  /** Who is in a room right now. */
  present: (room: Room) => Present;
  /** The reactions of a message have changed. */
  reacted: (groupId: number, messageId: number) => void;
  /** False for a fixture nobody knows. */
  matchOver: (fixtureId: number) => boolean;
}

/** Public rooms and rooms of matches: lists, history, sending. */
export class ChatService {
  private readonly parts: Parts;

  constructor(parts: Parts) {
    this.parts = parts;
  }

  /** One page of a room; page 1 is the newest. Throws Refused: 404, or NOT_PERMISSIONS. */
  async history(
    asked: { groupId: number; pageNum: number; pageSize: number; searchKeyword?: string | undefined },
    visitor: Visitor,
    language: Language,
  ): Promise<ChatHistory> {
    const { db, tongue, present, rules, members, matchOver } = this.parts;
    const { groupId, pageNum, pageSize } = asked;
    const chat = chatRepository(db);
    const { room, membership } = letThrough(await members.door(groupId, visitor));
    const { online, simulated } = present(room);
    const words = asked.searchKeyword?.trim();
    const newest = room.lastOffset - (pageNum - 1) * pageSize;
    const { total, rows } = words
      ? await chat.search(room, words, pageNum, pageSize)
      : { total: room.lastOffset, rows: await chat.range(groupId, newest - pageSize, newest) };
    return {
      groupId,
      title: this.titleOf(room, language),
      fixtureId: room.fixtureId,
      over: room.fixtureId !== null && matchOver(room.fixtureId),
      epoch: room.epoch,
      lastOffset: room.lastOffset,
      online,
      ...(simulated && { simulatedOnline: true }),
      can: { read: true, post: mayPost(visitor.caller, room, membership, rules) },
      pageNum,
      pageSize,
      total,
      list: await messageReader(db, tongue).present(rows, { language, accountId: memberOf(visitor.caller) }),
    };
  }

  /** Reactions on a stretch of a room: what a reader who was away, or has just logged in, lacks of the messages they already hold. Throws as `history`. */
  async reactions({ groupId, from, to }: { groupId: number; from: number; to: number }, visitor: Visitor): Promise<ReactionsInRoom> {
    const { db, tongue, members } = this.parts;
    return messageReader(db, tongue).stretch(letThrough(await members.door(groupId, visitor)).room, from, to, memberOf(visitor.caller));
  }

  /** Stores one message and says so after the commit. Never throws for what a sender can do wrong. */
  async send(sender: Sender, uuid: string, { groupId, originalMessage, parentMessageId }: ChatSend): Promise<SendReply> {
    const admitted = await this.admit(sender, groupId, parentMessageId);
    if ('refusal' in admitted) return this.refuse(sender, uuid, admitted.refusal);
    // An answer to what is gone, or to another room, is still worth saying.
    const { author, parentId } = admitted;
    const isNew = sender.caller.kind === 'user' && isNewAccount(sender.caller.since, this.parts.clock.now());
    const taken = this.take(author, networkOf(sender.ip), isNew);
    if (!taken.allowed)
      return this.refuse(sender, uuid, { code: codes.tooMany, words: isNew ? 'chat.tooFastForNew' : 'chat.tooFast', params: { seconds: taken.retryAfter } });
    const text = keptText(originalMessage);
    if (!text) return this.refuse(sender, uuid, { code: codes.badInput, words: 'chat.badMessage', params: { max: bounds.chatText } });
    const shown = await this.parts.wordFilter.hide(text);
    return this.write(sender, draftOf(author, { roomId: groupId, uuid, originalMessage, filteredMessage: shown, parentMessageId: parentId, ip: sender.ip }));
  }

  /** Sets one's reaction on a message, moves it or takes it back; a second try changes nothing. Never throws for what a sender can do wrong. */
  async react(sender: Sender, uuid: string, { groupId, groupMessageId, reaction }: ChatReaction): Promise<SendReply> {
    const { db, clock, limits, reacted } = this.parts;
    const known = await this.known(sender, groupId);
    if ('refusal' in known) return this.refuse(sender, uuid, known.refusal);
    const { author, room, membership } = known;
    if (!mayReact(sender.caller, room, membership))
      return this.refuse(sender, uuid, { code: chatCodes.notPermitted, words: wordsOfClosed(membership, 'chat.membersReact') });
    const own = limits.take(`react ${author.userId}`, reacting.member);
    const taken = own.allowed ? limits.take(`react from ${networkOf(sender.ip)}`, reacting.address) : own;
    if (!taken.allowed) return this.refuse(sender, uuid, { code: codes.tooMany, words: 'tooMany', params: { seconds: taken.retryAfter } });
    const message = await chatRepository(db).inRoom(groupMessageId, groupId);
    // What the room itself says is no one's words.
    if (!message || message.systemMessage !== null) return this.refuse(sender, uuid, { code: codes.notFound, words: 'chat.noMessage' });
    await reactionRepository(db).set({ objectType: reactionTargets.chatMessage, objectId: message.id }, author.userId, reaction, new Date(clock.now()));
    reacted(groupId, message.id);
    return { uuid, code: codes.ok, msg: SUCCESS, groupMessageId: message.id, offset: message.roomOffset };
  }

  /** Announces a registered user in a room, at most once an hour; staff come in unannounced, and whoever enters a VIP room (sections 5 and 6). So do guests, of whom there are too many (ours). */
  async join(sender: Sender, uuid: string, groupId: number): Promise<SendReply> {
    const admitted = await this.admit(sender, groupId);
    if ('refusal' in admitted) return this.refuse(sender, uuid, admitted.refusal);
    const { author, room } = admitted;
    const entering = { isGuest: author.isGuest, hasToken: true, vipGroup: room.vipGroup, onLiveSchedule: false, siteRoleId: author.staff ? STAFF_ROLE : null };
    const ignored = { code: codes.ignored, words: 'chat.ignored' };
    if (author.isGuest || !sendsJoinMessage(entering)) return this.refuse(sender, uuid, ignored);
    const notice = `join-${groupId}-${Math.floor(this.parts.clock.now() / HOUR)}`;
    const reply = await this.write(
      sender,
      draftOf(author, {
        roomId: groupId,
        uuid: notice,
        originalMessage: author.showName,
        filteredMessage: author.showName,
        systemMessage: systemMessages.join,
        ip: sender.ip,
      }),
      ignored,
    );
    return { ...reply, uuid };
  }

  /**
   * Keeps somebody out of a room for a while: what they have open of it ends, and nothing they send is taken (decisions, "Identity"). Of a guest the address is kept out
   * as well, for guests alone: theirs when they last wrote there, unless another is given. Throws Refused: 400 for
   * what is no address, 404 for a room or a person that is not there, 403, 429.
   */
  async ban(
    { caller }: Visitor,
    { groupId, userId, reason, ip, hours }: { groupId: number; userId: number; reason: string; ip?: string | undefined; hours: number },
  ): Promise<void> {
    const { db, clock, limits, members } = this.parts;
    if (ip !== undefined && isIP(ip) === 0) throw refused.badInput([{ path: 'ip', message: 'an IPv4 or IPv6 address' }]);
    const room = await chatRepository(db).room(groupId);
    if (!room) throw refused.notFound();
    if (caller.kind !== 'user' || !mayModerate(caller, room)) throw refused.notAllowed();
    const isGuest = userId > GUEST_ID_FLOOR;
    const account = isGuest ? undefined : await accountRepository(db).byId(userId);
    if (!isGuest && !account) throw refused.notFound();
    if (userId === caller.userId || !canBeBanned({ userId, siteRoleId: account?.siteRoleId ?? null }, room)) throw refused.notAllowed();
    const taken = limits.take(`ban ${caller.userId}`, banning);
    if (!taken.allowed) throw refused.tooMany(taken.retryAfter);
    const from = isGuest ? (ip ?? (await chatRepository(db).lastIpOf(groupId, userId))) : null;
    const now = clock.now();
    await members.ban({
      roomId: groupId,
      userId,
      network: from === null ? null : networkOf(from),
      reason,
      authorId: caller.userId,
      createdAt: new Date(now),
      expiresAt: new Date(now + hours * HOUR),
    });
  }

  /** The name a caller writes under; null for nobody and for an account that is gone. */
  async authorOf(caller: Caller): Promise<Author | null> {
    if (caller.kind === 'nobody') return null;
    if (caller.kind === 'guest')
      return {
        userId: caller.userId,
        showName: guestName(this.parts.tongue.say, 'vi', caller.userId),
        isGuest: true,
        userType: userTypes.normal,
        level: null,
        staff: false,
      };
    const account = await accountRepository(this.parts.db).byId(caller.userId);
    if (!account) return null;
    const { id, displayName, userType, siteRoleId, experience } = account;
    return { userId: id, showName: displayName, isGuest: false, userType, level: levelOf(experience).level, staff: siteRoleId === STAFF_ROLE };
  }

  /** What the room is called, in a language. */
  titleOf(room: Room, language: Language): string {
    if (room.id === bounds.publicRoomId) return this.parts.tongue.say(language, 'rooms.public');
    return (room.fixtureId !== null && this.parts.tongue.matchTitle(room.fixtureId, language)) || room.title;
  }

  private take({ userId, isGuest }: Author, ip: string, isNew: boolean): Taken {
    const { limits } = this.parts;
    const own = limits.take(`chat ${userId}`, isGuest || isNew ? pace.guest : pace.user);
    return own.allowed && isGuest ? limits.take(`guests ${ip}`, guestsOfAddress) : own;
  }

  private async admit(sender: Sender, groupId: number, parentMessageId?: number | null): Promise<Known | { refusal: Refusal }> {
    const known = await this.known(sender, groupId, parentMessageId);
    if ('refusal' in known || mayPost(sender.caller, known.room, known.membership, this.parts.rules)) return known;
    return { refusal: { code: chatCodes.notPermitted, words: wordsOfClosed(known.membership, 'chat.notPermitted') } };
  }

  /** All that has to be known of a sender, in one look at the database; who a connection's author is was asked before. */
  private async known({ caller, author, lives, ip }: Sender, groupId: number, parentMessageId?: number | null): Promise<Known | { refusal: Refusal }> {
    const needsLogin = { refusal: { code: chatCodes.notLoggedIn, words: 'chat.needsLogin' } };
    // A connection outlives its token, and a log-out; the client then refreshes and comes back.
    if (caller.kind === 'nobody' || caller.expiresAt <= this.parts.clock.now()) return needsLogin;
    const writer = await author();
    if (!writer) return needsLogin;
    const found = await this.parts.members.arrival(groupId, caller, networkOf(ip), parentMessageId);
    if (!(found ? found.lives : await lives())) return needsLogin;
    return found ? { author: writer, ...found } : { refusal: { code: codes.notFound, words: 'chat.noRoom' } };
  }

  private async write(sender: Sender, draft: Draft, ifBefore?: Refusal): Promise<SendReply> {
    const written: Written = await this.parts.writer.append(draft);
    if (written.outcome === 'noRoom') return this.refuse(sender, draft.uuid, { code: codes.notFound, words: 'chat.noRoom' });
    if (written.outcome === 'elsewhere') return this.refuse(sender, draft.uuid, { code: codes.ignored, words: 'chat.ignored' });
    if (written.outcome === 'storedBefore' && ifBefore) return this.refuse(sender, draft.uuid, ifBefore);
    return { uuid: draft.uuid, code: codes.ok, msg: SUCCESS, groupMessageId: written.message.id, offset: written.message.roomOffset };
  }

  private refuse({ language }: Sender, uuid: string, { code, words, params }: Refusal): SendReply {
    const refusal = { uuid, code, msg: this.parts.tongue.say(language, words, params), groupMessageId: null, offset: null };
    return code === codes.tooMany && typeof params?.['seconds'] === 'number' ? { ...refusal, retryAfter: params['seconds'] } : refusal;
  }
}

/** Who writes, and where; the message of this room that they answer to. */
interface Known {
  author: Author;
  room: Room;
  membership: Membership;
  parentId: number | null;
}
interface Refusal {
  code: number | string;
  words: string;
  params?: Record<string, string | number>;
}

function draftOf(author: Author, rest: Omit<Draft, 'authorId' | 'showName' | 'isGuest' | 'userType' | 'level'>): Draft {
  return { ...rest, authorId: author.userId, showName: author.showName, isGuest: author.isGuest, userType: author.userType, level: author.level };
}

const memberOf = (caller: Caller): number | null => (caller.kind === 'user' ? caller.userId : null);
