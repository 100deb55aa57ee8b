import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import type { ApiClient } from '@portal/api-client';
import { chatCodes, limits, STAFF_ROLE, type Reaction } from '@portal/contracts';
import { destinations, roomFrame, chatTopics, chatCalls, type ChatHistory, type ChatMessage, type MessageQuote, type RoomFrame } from '@portal/contracts/chat';
import type { Clock, LiveSocket, Presence, Session, Subscription } from '@portal/platform';
import type { KeptWords } from './kept-words.ts';
import { Outbox, type FailReason } from './outbox.model.ts';
import { OwnReactions } from './own-reactions.ts';
import { changesFrom, withReactions, type ReactionChange } from './reactions.ts';
import { hasHole, hasOlder, merge, olderPage, startOf, trim, type Timeline } from './timeline.ts';

export interface RoomDependencies {
  groupId: number;
  /** The newest page of history, as the query has it. Taken once; from then on the model owns it. */
  snapshot: ChatHistory;
  api: ApiClient;
  socket: LiveSocket;
  session: Session;
  /** Who is in which room; a shell that was built before it tells nothing. */
  presence?: Presence | undefined;
  clock: Clock;
  /** A new uuid for each message. */
  newId: () => string;
  /** Messages that no room has yet, of this browser. */
  kept?: KeptWords | undefined;
  /** A reaction that the room did not take. */
  onReactionFailed?: (reason: FailReason) => void;
}

/** Whether one can write now, and if not, why. */
export type ComposerState =
  | { readonly status: 'ready' }
  | { readonly status: 'starting' }
  | { readonly status: 'unavailable'; readonly retry: () => void }
  | { readonly status: 'membersOnly'; readonly login: () => void }
  /** `why`: as the server says it. */
  | { readonly status: 'notAllowed'; readonly why?: string };

/** Pages of older messages. */
export type OlderState = 'more' | 'loading' | 'failed' | 'none';

/** What became of looking for a message further up. `tooFar`: so long ago that it is not fetched. */
export type Sought = 'shown' | 'tooFar' | 'failed';

/** How far back, in messages, one goes for what a reply answers to. */
const REACH = 1_000;
/** Updates that are kept for what is still on its way here. */
const MOST_RECENT = 200;
/** Rows kept while one follows the newest message, and while one reads older ones. */
const KEPT = { following: 500, reading: 2_000 } as const;
const HOLE_FILLED_WITHIN = 3_000;
const RELOAD_AGAIN = 5_000;

/**
 * One room while one looks at it: its messages, one's own on their way, who may write, and where one is in the list.
 * Longer than most: all that is in it reads and writes the one timeline, and what came first must win in one place.
 */
export class RoomModel {
  timeline: Timeline;
  online: number;
  can: ChatHistory['can'];
  /** Why nothing comes of this room any more, in the visitor's language: they were banned, or do not belong there. */
  closed: string | undefined = undefined;
  /** Messages that came while one read further up: '3 tin mới'. */
  unseen = 0;
  following = true;
  older: OlderState;
  /** What the next message answers to. */
  answering: MessageQuote | undefined = undefined;
  /** The message one was led to, by its offset; another object each time. */
  sought: { readonly offset: number } | undefined = undefined;
  readonly outbox: Outbox;
  readonly #use: RoomDependencies;
  /** Frames that arrive while the page of history is loaded anew. */
  #meanwhile: ChatMessage[] | undefined;
  #room: Subscription | undefined;
  /** Newest updates of reactions, by message: what is read by a call may be older than they. */
  #recent = new Map<number, ReactionChange>();
  readonly #own: OwnReactions;
  #joinedAs: number | undefined;
  /** Answers of the api that come after this changed are for nobody. */
  #run = 0;
  #stop: (() => void)[] = [];
  #cancelReload = () => {};

  constructor(dependencies: RoomDependencies) {
    const { snapshot } = dependencies;
    this.#use = dependencies;
    this.timeline = startOf(snapshot);
    this.online = snapshot.online;
    this.can = snapshot.can;
    this.older = hasOlder(this.timeline) ? 'more' : 'none';
    this.outbox = new Outbox(dependencies);
    makeAutoObservable(
      this,
      { timeline: observableRef, can: observableRef, answering: observableRef, sought: observableRef, outbox: false },
      { autoBind: true },
    );
    this.#own = new OwnReactions({
      ...dependencies,
      find: (id) => this.timeline.list.find(({ groupMessageId }) => groupMessageId === id),
      show: (change) => runInAction(() => this.#become(new Map([[change.groupMessageId, change]]))),
      onFail: (reason) => dependencies.onReactionFailed?.(reason),
    });
  }

  start(): void {
    const { groupId, socket, session, presence } = this.#use;
    presence?.join(groupId);
    this.#room = socket.subscribe({
      topic: chatTopics.chatRoom(groupId),
      schema: roomFrame,
      position: () => ({ epoch: this.timeline.epoch, offset: this.timeline.lastOffset }),
      onFrame: this.receive,
      onRefused: this.close,
    });
    const visitor = () => ('user' in session.state ? session.state.user.userId : undefined);
    this.#stop = [
      socket.onState(this.announce),
      socket.onState(() => void this.outbox.resend(visitor())),
      reaction(
        visitor,
        () => {
          this.announce();
          if ('user' in session.state) this.outbox.restore(session.state.user, this.timeline.list);
          void this.#askMayPost();
        },
        { fireImmediately: true },
      ),
    ];
  }

  dispose(): void {
    this.#run += 1;
    if (this.#room) this.#use.presence?.leave(this.#use.groupId);
    this.#room?.close();
    this.#room = undefined;
    this.#cancelReload();
    this.#meanwhile = undefined;
    for (const stop of this.#stop) stop();
  }

  get composer(): ComposerState {
    const { session } = this.#use;
    const { state } = session;
    if (state.status === 'unavailable') return { status: 'unavailable', retry: state.retry };
    if (state.status === 'starting') return { status: 'starting' };
    if (this.closed !== undefined) return { status: 'notAllowed', why: this.closed };
    if (this.can.post) return { status: 'ready' };
    return state.status === 'guest' ? { status: 'membersOnly', login: () => session.askLogin() } : { status: 'notAllowed' };
  }

  /** Own messages still on their way are shown after the room's. */
  send(text: string): void {
    const { state } = this.#use.session;
    const words = text.trim();
    if (!words || this.composer.status !== 'ready' || !('user' in state)) return;
    this.follow(true);
    this.outbox.send(words.slice(0, limits.chatText), state.user, this.answering);
    this.answering = undefined;
  }

  /** The next message answers to this one; undefined: to none. */
  answer(message: ChatMessage | undefined): void {
    this.answering = message && quoteOf(message);
  }

  /** Sets one's reaction; null takes it back. Guests are asked to log in. */
  react(message: ChatMessage, kind: Reaction | null): void {
    const { session } = this.#use;
    if (session.state.status === 'user') void this.#own.press(message.groupMessageId, kind);
    else session.askLogin();
  }

  /** Leads to a message, fetching what lies between if need be. */
  async seek(offset: number): Promise<Sought> {
    if (this.timeline.lastOffset - offset > REACH) return 'tooFar';
    const run = this.#run;
    this.following = false;
    for (let first = this.#first(); first > offset; first = this.#first()) {
      runInAction(() => {
        this.older = 'loading';
      });
      const page = await this.#history(olderPage(this.timeline, limits.publicChatMessages), limits.publicChatMessages).catch(() => undefined);
      if (run !== this.#run) return 'failed';
      runInAction(() => this.#takeOlder(page));
      if (this.#first() === first) return 'failed';
    }
    runInAction(() => {
      this.sought = { offset };
    });
    return 'shown';
  }

  /** Whether the newest message is in sight. */
  follow(following: boolean): void {
    this.following = following;
    if (!following) return;
    this.unseen = 0;
    this.#keep(this.timeline);
  }

  /** The room is not for this visitor any more. What they have read stays; who comes back with another token, or once a ban is over, is let in by the next frame. */
  close({ code, msg }: { code: number | string; msg: string }): void {
    if (code === chatCodes.notPermitted) this.closed = msg;
  }

  receive(frame: RoomFrame): void {
    this.closed = undefined;
    switch (frame.type) {
      case 'online':
        this.online = frame.online;
        return;
      case 'reset':
        this.#reload();
        return;
      case 'reactions':
        this.#update(frame.updates);
        return;
      case 'caughtUp':
        this.online = frame.online;
        // What changed while one was away, and one's own after logging in.
        this.#recent.clear();
        void this.#askReactions();
        break;
      case 'messages':
    }
    if (this.#meanwhile) {
      this.#meanwhile = [...this.#meanwhile, ...frame.list].slice(-limits.chatCatchUp);
      return;
    }
    if (frame.epoch !== this.timeline.epoch) {
      this.#reload();
      return;
    }
    this.#add(frame.list);
    if (frame.type === 'caughtUp' && this.timeline.lastOffset < frame.lastOffset) this.#reload();
    else this.#watchHole();
  }

  async loadOlder(): Promise<void> {
    if (this.older === 'loading' || this.older === 'none') return;
    this.older = 'loading';
    const run = this.#run;
    const page = await this.#history(olderPage(this.timeline, limits.chatMessages)).catch(() => undefined);
    if (run === this.#run) runInAction(() => this.#takeOlder(page));
  }

  /** Tells the room once that a registered user has come in; staff stay unseen (section 6). */
  announce(): void {
    const { session, socket, groupId, newId } = this.#use;
    const { state } = session;
    if (state.status !== 'user' || state.user.siteRoleId === STAFF_ROLE || socket.state.status !== 'online' || this.#joinedAs === state.user.userId) return;
    this.#joinedAs = state.user.userId;
    socket.tell(destinations.join, newId(), { groupId });
  }

  #takeOlder(page: ChatHistory | undefined): void {
    if (!page) {
      this.older = 'failed';
      return;
    }
    const before = this.#first();
    if (page.epoch === this.timeline.epoch) this.timeline = merge(this.timeline, page.list);
    this.#become(this.#recent);
    // A page that brings nothing older: the room forgets its oldest messages.
    this.older = this.#first() !== before && hasOlder(this.timeline) ? 'more' : 'none';
  }

  #first(): number {
    return this.timeline.list[0]?.offset ?? this.timeline.lastOffset + 1;
  }

  #update(updates: readonly ReactionChange[]): void {
    for (const update of updates) {
      this.#recent.delete(update.groupMessageId);
      this.#recent.set(update.groupMessageId, update);
    }
    for (const id of [...this.#recent.keys()].slice(0, -MOST_RECENT)) this.#recent.delete(id);
    this.#become(new Map(updates.map((update) => [update.groupMessageId, update])));
  }

  #become(changes: ReadonlyMap<number, ReactionChange>): void {
    const list = withReactions(this.timeline.list, changes);
    const apart = withReactions(this.timeline.apart, changes);
    if (list !== this.timeline.list || apart !== this.timeline.apart) this.timeline = { ...this.timeline, list, apart };
  }

  async #askReactions(): Promise<void> {
    const run = this.#run;
    const held = this.timeline.list.slice(-limits.chatCatchUp);
    const [first, last] = [held[0], held.at(-1)];
    if (!first || !last) return;
    const answer = await this.#use.api.call(chatCalls.reactions, { groupId: this.#use.groupId, from: first.offset, to: last.offset }).catch(() => undefined);
    if (!answer || run !== this.#run || answer.epoch !== this.timeline.epoch) return;
    const changes = changesFrom(
      answer,
      held.filter(({ groupMessageId }) => !this.#own.isPending(groupMessageId)),
    );
    runInAction(() => {
      this.#become(changes);
      this.#become(this.#recent);
    });
  }

  #add(messages: readonly ChatMessage[]): void {
    const before = this.timeline.lastOffset;
    const merged = merge(this.timeline, messages);
    if (merged === this.timeline) return;
    const known = new Set(this.outbox.list.map(({ uuid }) => uuid));
    this.outbox.arrived(messages);
    if (!this.following) this.unseen += merged.list.filter(({ offset, uuid }) => offset > before && !known.has(uuid)).length;
    this.#keep(merged);
  }

  #keep(timeline: Timeline): void {
    this.timeline = trim(timeline, this.following ? KEPT.following : KEPT.reading);
    if (this.older === 'none' && hasOlder(this.timeline)) this.older = 'more';
  }

  /** Frames overtake each other for moments at most; a hole that stays is a lost frame. */
  #watchHole(): void {
    if (!hasHole(this.timeline)) return;
    this.#later(HOLE_FILLED_WITHIN, () => {
      if (hasHole(this.timeline)) this.#reload();
    });
  }

  #later(ms: number, then: () => void): void {
    this.#cancelReload();
    this.#cancelReload = this.#use.clock.after(ms, then);
  }

  /** The history is gone, or too much was missed: the newest page anew, and what arrives until it is there. */
  #reload(): void {
    if (this.#meanwhile) return;
    this.#meanwhile = [];
    void this.#loadAnew();
  }

  async #loadAnew(): Promise<void> {
    const run = this.#run;
    const page = await this.#history(1).catch(() => undefined);
    if (run !== this.#run) return;
    if (!page) return this.#later(RELOAD_AGAIN, () => void this.#loadAnew());
    const meanwhile = this.#meanwhile ?? [];
    this.#meanwhile = undefined;
    runInAction(() => this.#restart(page, meanwhile));
  }

  #restart(page: ChatHistory, meanwhile: readonly ChatMessage[]): void {
    this.online = page.online;
    this.can = page.can;
    const fresh = startOf(page);
    const reaches = page.epoch === this.timeline.epoch && (fresh.list[0]?.offset ?? fresh.lastOffset + 1) <= this.timeline.lastOffset + 1;
    this.older = 'more';
    if (!reaches) this.timeline = { ...fresh, list: [], lastOffset: (fresh.list[0]?.offset ?? fresh.lastOffset + 1) - 1 };
    this.#add([...page.list, ...meanwhile]);
    this.older = hasOlder(this.timeline) ? 'more' : 'none';
    this.outbox.arrived(this.timeline.list);
    this.#become(this.#recent);
    void this.#askReactions();
    this.#watchHole();
  }

  /** The page was rendered for anyone; what this visitor may do can be more. */
  async #askMayPost(): Promise<void> {
    const run = this.#run;
    if (this.can.post || !('user' in this.#use.session.state)) return;
    const page = await this.#history(1, 1).catch(() => undefined);
    if (page && run === this.#run)
      runInAction(() => {
        this.can = page.can;
      });
  }

  #history(pageNum: number, pageSize: number = limits.chatMessages): Promise<ChatHistory> {
    return this.#use.api.call(chatCalls.messages, { groupId: this.#use.groupId, pageNum, pageSize });
  }
}

const quoteOf = ({ groupMessageId, offset, userId, showName, isGuest, filteredMessage }: ChatMessage): MessageQuote => ({
  groupMessageId,
  offset,
  userId,
  showName,
  isGuest,
  filteredMessage,
});
