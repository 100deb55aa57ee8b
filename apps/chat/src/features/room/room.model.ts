import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import type { ApiClient } from '@portal/api-client';
import { calls, limits, STAFF_ROLE, type ChatHistory, type ChatMessage, type RoomFrame } from '@portal/contracts';
import type { Clock, LiveSocket, RoomSubscription, Session } from '@portal/platform';
import { ConnectionWatch } from './connection.model.ts';
import { Outbox } from './outbox.model.ts';
import { hasHole, hasOlder, merge, olderPage, startOf, trim, type Timeline } from './timeline.ts';

export interface RoomDependencies {
  groupId: number;
  /** The newest page of history, as the query has it. Taken once; from then on the model owns it. */
  snapshot: ChatHistory;
  api: ApiClient;
  socket: LiveSocket;
  session: Session;
  clock: Clock;
  /** A new uuid for each message. */
  newId: () => string;
}

/** Whether one can write now, and if not, why. */
export type ComposerState =
  | { readonly status: 'ready' }
  | { readonly status: 'starting' }
  | { readonly status: 'unavailable'; readonly retry: () => void }
  | { readonly status: 'membersOnly'; readonly login: () => void }
  | { readonly status: 'notAllowed' };

/** Pages of older messages. */
export type OlderState = 'more' | 'loading' | 'failed' | 'none';

/** Rows kept while one follows the newest message, and while one reads older ones. */
const KEPT = { following: 500, reading: 2_000 } as const;
const HOLE_FILLED_WITHIN = 3_000;
const RELOAD_AGAIN = 5_000;

/** One room while one looks at it: its messages, one's own on their way, who may write, and where one is in the list. */
export class RoomModel {
  timeline: Timeline;
  online: number;
  can: ChatHistory['can'];
  /** Messages that came while one read further up: '3 tin mới'. */
  unseen = 0;
  following = true;
  older: OlderState;
  readonly outbox: Outbox;
  readonly connection: ConnectionWatch;
  readonly #use: RoomDependencies;
  /** Frames that arrive while the page of history is loaded anew. */
  #meanwhile: ChatMessage[] | undefined;
  #room: RoomSubscription | undefined;
  #joinedAs: number | undefined;
  /** Answers of the api that come after this changed are for nobody. */
  #run = 0;
  #stop: (() => void)[] = [];
  #cancelReload = () => {};

  constructor(dependencies: RoomDependencies) {
    const { snapshot, socket, clock } = dependencies;
    this.#use = dependencies;
    this.timeline = startOf(snapshot);
    this.online = snapshot.online;
    this.can = snapshot.can;
    this.older = hasOlder(this.timeline) ? 'more' : 'none';
    this.outbox = new Outbox(dependencies);
    this.connection = new ConnectionWatch(socket, clock);
    makeAutoObservable(this, { timeline: observableRef, can: observableRef, outbox: false, connection: false }, { autoBind: true });
  }

  start(): void {
    const { groupId, socket, session } = this.#use;
    this.connection.start();
    this.#room = socket.room(groupId, { position: () => ({ epoch: this.timeline.epoch, offset: this.timeline.lastOffset }), onFrame: this.receive });
    const visitor = () => ('user' in session.state ? session.state.user.userId : undefined);
    this.#stop = [
      socket.onState(this.announce),
      reaction(visitor, () => { this.announce(); void this.#askMayPost(); }, { fireImmediately: true }),
    ];
  }

  dispose(): void {
    this.#run += 1;
    this.#room?.close();
    this.#cancelReload();
    this.#meanwhile = undefined;
    for (const stop of this.#stop) stop();
    this.connection.dispose();
  }

  get composer(): ComposerState {
    const { session } = this.#use;
    const { state } = session;
    if (state.status === 'unavailable') return { status: 'unavailable', retry: state.retry };
    if (state.status === 'starting') return { status: 'starting' };
    if (this.can.post) return { status: 'ready' };
    return state.status === 'guest' ? { status: 'membersOnly', login: () => session.askLogin() } : { status: 'notAllowed' };
  }

  /** Own messages still on their way are shown after the room's. */
  send(text: string): void {
    const { state } = this.#use.session;
    const words = text.trim();
    if (!words || this.composer.status !== 'ready' || !('user' in state)) return;
    this.follow(true);
    this.outbox.send(words.slice(0, limits.chatText), state.user);
  }

  /** Whether the newest message is in sight. */
  follow(following: boolean): void {
    this.following = following;
    if (!following) return;
    this.unseen = 0;
    this.#keep(this.timeline);
  }

  receive(frame: RoomFrame): void {
    switch (frame.type) {
      case 'online':
        this.online = frame.online;
        return;
      case 'reset':
        this.#reload();
        return;
      case 'caughtUp':
        this.online = frame.online;
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
    const before = this.timeline.list[0]?.offset;
    const page = await this.#history(olderPage(this.timeline, limits.chatMessages)).catch(() => undefined);
    if (run !== this.#run) return;
    runInAction(() => {
      if (!page) { this.older = 'failed'; return; }
      if (page.epoch === this.timeline.epoch) this.timeline = merge(this.timeline, page.list);
      // A page that brings nothing older: the room forgets its oldest messages.
      const brought = this.timeline.list[0]?.offset !== before;
      this.older = brought && hasOlder(this.timeline) ? 'more' : 'none';
    });
  }

  /** Tells the room once that a registered user has come in; staff stay unseen (section 6). */
  announce(): void {
    const { session, socket, groupId, newId } = this.#use;
    const { state } = session;
    if (state.status !== 'user' || state.user.siteRoleId === STAFF_ROLE || socket.state.status !== 'online' || this.#joinedAs === state.user.userId) return;
    this.#joinedAs = state.user.userId;
    socket.join(groupId, newId());
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
    this.#later(HOLE_FILLED_WITHIN, () => { if (hasHole(this.timeline)) this.#reload(); });
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
    this.#watchHole();
  }

  /** The page was rendered for anyone; what this visitor may do can be more. */
  async #askMayPost(): Promise<void> {
    const run = this.#run;
    if (this.can.post || !('user' in this.#use.session.state)) return;
    const page = await this.#history(1, 1).catch(() => undefined);
    if (page && run === this.#run) runInAction(() => { this.can = page.can; });
  }

  #history(pageNum: number, pageSize: number = limits.chatMessages): Promise<ChatHistory> {
    return this.#use.api.call(calls.chat.messages, { groupId: this.#use.groupId, pageNum, pageSize });
  }
}
