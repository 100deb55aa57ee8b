import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import type { ApiClient } from '@portal/api-client';
import { chatCodes, limits, STAFF_ROLE, type Reaction } from '@portal/contracts';
import { destinations, roomFrame, chatTopics, chatCalls, type ChatHistory, type ChatMessage, type MessageQuote, type RoomFrame } from '@portal/contracts/chat';
import type { Clock, LiveSocket, Presence, Session, Subscription } from '@portal/platform';
import type { KeptWords } from './kept-words.ts';
import { RoomMessages } from './messages.model.ts';
import { OlderMessages } from './older.model.ts';
import { Outbox, type FailReason } from './outbox.model.ts';
import { OwnReactions } from './own-reactions.ts';
import { changesFrom } from './reactions.ts';

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
  /** `pausedUntil`: one wrote too fast, the next message is taken then (epoch milliseconds). */
  | { readonly status: 'ready'; readonly pausedUntil?: number | undefined }
  | { readonly status: 'starting' }
  | { readonly status: 'unavailable'; readonly retry: () => void }
  | { readonly status: 'membersOnly'; readonly login: () => void }
  /** `why`: as the server says it. */
  | { readonly status: 'notAllowed'; readonly why?: string };

const HOLE_FILLED_WITHIN = 3_000;
const RELOAD_AGAIN = 5_000;

/** One room while one looks at it: its messages, one's own on their way, and who may write. */
export class RoomModel {
  readonly messages: RoomMessages;
  online: number;
  /** A demonstration has added to `online`. */
  readonly simulatedOnline: boolean | undefined;
  can: ChatHistory['can'];
  /** Why nothing comes of this room any more, in the visitor's language: they were banned, or do not belong there. */
  closed: string | undefined = undefined;
  readonly older: OlderMessages;
  /** What the next message answers to. */
  answering: MessageQuote | undefined = undefined;
  readonly outbox: Outbox;
  readonly #use: RoomDependencies;
  /** Frames that arrive while the page of history is loaded anew. */
  #meanwhile: ChatMessage[] | undefined;
  #room: Subscription | undefined;
  readonly #own: OwnReactions;
  #joinedAs: number | undefined;
  /** Answers of the api that come after this changed are for nobody. */
  #run = 0;
  #stop: (() => void)[] = [];
  #cancelReload = () => {};

  constructor(dependencies: RoomDependencies) {
    const { snapshot } = dependencies;
    this.#use = dependencies;
    this.messages = new RoomMessages(snapshot);
    this.older = new OlderMessages({ messages: this.messages, history: (pageNum, pageSize) => this.#history(pageNum, pageSize) });
    this.online = snapshot.online;
    this.simulatedOnline = snapshot.simulatedOnline;
    this.can = snapshot.can;
    this.outbox = new Outbox(dependencies);
    makeAutoObservable(this, { can: observableRef, answering: observableRef, messages: false, older: false, outbox: false }, { autoBind: true });
    this.#own = new OwnReactions({
      ...dependencies,
      find: this.messages.byId,
      show: (change) => this.messages.become(new Map([[change.groupMessageId, change]])),
      onFail: (reason) => dependencies.onReactionFailed?.(reason),
    });
  }

  start(): void {
    const { groupId, socket, session, presence } = this.#use;
    presence?.join(groupId);
    this.#room = socket.subscribe({
      topic: chatTopics.chatRoom(groupId),
      schema: roomFrame,
      position: () => ({ epoch: this.messages.timeline.epoch, offset: this.messages.timeline.lastOffset }),
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
          if ('user' in session.state) this.outbox.restore(session.state.user, this.messages.timeline.list);
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
    this.older.dispose();
    this.outbox.dispose();
  }

  get composer(): ComposerState {
    const { session } = this.#use;
    const { state } = session;
    if (state.status === 'unavailable') return { status: 'unavailable', retry: state.retry };
    if (state.status === 'starting') return { status: 'starting' };
    if (this.closed !== undefined) return { status: 'notAllowed', why: this.closed };
    if (this.can.post) return { status: 'ready', pausedUntil: this.outbox.pausedUntil };
    return state.status === 'guest' ? { status: 'membersOnly', login: () => session.askLogin() } : { status: 'notAllowed' };
  }

  /** Own messages still on their way are shown after the room's. Nothing that is too long, and nothing in a pause: the composer keeps it. */
  send(text: string): void {
    const { state } = this.#use.session;
    const words = text.trim();
    if (!words || words.length > limits.chatText || this.composer.status !== 'ready' || this.outbox.pausedUntil !== undefined || !('user' in state)) return;
    this.messages.follow(true);
    this.outbox.send(words, state.user, this.answering);
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
        this.messages.update(frame.updates);
        return;
      case 'caughtUp':
        this.online = frame.online;
        // What changed while one was away, and one's own after logging in.
        this.messages.forgetUpdates();
        void this.#askReactions();
        break;
      case 'messages':
    }
    if (this.#meanwhile) {
      this.#meanwhile = [...this.#meanwhile, ...frame.list].slice(-limits.chatCatchUp);
      return;
    }
    if (frame.epoch !== this.messages.timeline.epoch) {
      this.#reload();
      return;
    }
    this.#add(frame.list);
    if (frame.type === 'caughtUp' && this.messages.timeline.lastOffset < frame.lastOffset) this.#reload();
    else this.#watchHole();
  }

  /** Tells the room once that a registered user has come in; staff stay unseen (section 6). */
  announce(): void {
    const { session, socket, groupId, newId } = this.#use;
    const { state } = session;
    if (state.status !== 'user' || state.user.siteRoleId === STAFF_ROLE || socket.state.status !== 'online' || this.#joinedAs === state.user.userId) return;
    this.#joinedAs = state.user.userId;
    socket.tell(destinations.join, newId(), { groupId });
  }

  async #askReactions(): Promise<void> {
    const run = this.#run;
    const held = this.messages.timeline.list.slice(-limits.chatCatchUp);
    const [first, last] = [held[0], held.at(-1)];
    if (!first || !last) return;
    const answer = await this.#use.api.call(chatCalls.reactions, { groupId: this.#use.groupId, from: first.offset, to: last.offset }).catch(() => undefined);
    if (!answer || run !== this.#run || answer.epoch !== this.messages.timeline.epoch) return;
    const changes = changesFrom(
      answer,
      held.filter(({ groupMessageId }) => !this.#own.isPending(groupMessageId)),
    );
    this.messages.answered(changes);
  }

  #add(messages: readonly ChatMessage[]): void {
    this.messages.add(messages, this.#ownUuids());
    this.outbox.arrived(messages);
    this.older.again();
  }

  #ownUuids(): ReadonlySet<string> {
    return new Set(this.outbox.list.map(({ uuid }) => uuid));
  }

  /** Frames overtake each other for moments at most; a hole that stays is a lost frame. */
  #watchHole(): void {
    if (!this.messages.hasHole) return;
    this.#later(HOLE_FILLED_WITHIN, () => {
      if (this.messages.hasHole) this.#reload();
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
    this.messages.restart(page, meanwhile, this.#ownUuids());
    this.older.anew();
    this.outbox.arrived(this.messages.timeline.list);
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
