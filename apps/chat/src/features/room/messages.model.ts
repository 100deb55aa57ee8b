import { makeAutoObservable, observableRef } from 'mobx';
import type { ChatHistory, ChatMessage } from '@portal/contracts/chat';
import { withReactions, type ReactionChange } from './reactions.ts';
import { hasHole, hasOlder, merge, startOf, trim, type Timeline } from './timeline.ts';

/** Updates that are kept for what is still on its way here. */
const MOST_RECENT = 200;
/** Rows kept while one follows the newest message, and while one reads older ones. */
const KEPT = { following: 500, reading: 2_000 } as const;

/** The messages of a room with their reactions, and where among them one is. */
export class RoomMessages {
  timeline: Timeline;
  following = true;
  /** Messages that came while one read further up: '3 tin mới'. */
  unseen = 0;
  /** Up to this offset messages are shown while one reads further up. */
  readTo = 0;
  /** Whether one followed when the room went out of sight; undefined: it is in sight. */
  #followed: boolean | undefined = undefined;
  /** Newest updates of reactions, by message: what is read by a call may be older than they. */
  readonly #recent = new Map<number, ReactionChange>();

  constructor(snapshot: ChatHistory) {
    this.timeline = startOf(snapshot);
    makeAutoObservable(this, { timeline: observableRef }, { autoBind: true });
  }

  /** The messages to show. What comes while one reads further up waits below, so that nothing moves under wheel, finger and keys. */
  get shown(): readonly ChatMessage[] {
    const { list } = this.timeline;
    return this.following ? list : list.slice(0, Math.max(0, this.readTo - this.first + 1));
  }

  /** Offset of the oldest message held. */
  get first(): number {
    return this.timeline.list[0]?.offset ?? this.timeline.lastOffset + 1;
  }

  get hasOlder(): boolean {
    return hasOlder(this.timeline);
  }

  get hasHole(): boolean {
    return hasHole(this.timeline);
  }

  byId(messageId: number): ChatMessage | undefined {
    return this.timeline.list.find(({ groupMessageId }) => groupMessageId === messageId);
  }

  /** Out of sight (another tab of its page is shown) what comes waits and is counted, as while one reads further up. In sight again one goes on as one was. */
  show(inSight: boolean): void {
    const followed = this.#followed;
    if (inSight === (followed === undefined)) return;
    if (inSight) {
      this.#followed = undefined;
      if (followed) this.follow(true);
    } else {
      const following = this.following;
      this.follow(false);
      this.#followed = following;
    }
  }

  /** Whether the newest message is in sight; of a room that is not, nothing is. */
  follow(following: boolean): void {
    if (this.#followed !== undefined) return;
    if (this.following && !following) this.readTo = this.timeline.lastOffset;
    this.following = following;
    if (!following) return;
    this.unseen = 0;
    this.#keep(this.timeline);
  }

  /** What has arrived, of the same epoch. `own`: uuids of what one has said oneself and the list shows already as on its way. */
  add(messages: readonly ChatMessage[], own: ReadonlySet<string>): void {
    const before = this.timeline.lastOffset;
    const merged = merge(this.timeline, messages);
    if (merged === this.timeline) return;
    if (!this.following) {
      const fresh = merged.list.filter(({ offset }) => offset > before);
      this.unseen += fresh.filter(({ uuid }) => !own.has(uuid)).length;
      this.readTo = Math.max(this.readTo, ...fresh.filter(({ uuid }) => own.has(uuid)).map(({ offset }) => offset));
    }
    this.#keep(merged);
  }

  /** A page of older messages. False when it brings none: the room forgets its oldest messages. */
  addOlder(page: Pick<ChatHistory, 'epoch' | 'list'>): boolean {
    const before = this.first;
    if (page.epoch === this.timeline.epoch) this.timeline = merge(this.timeline, page.list);
    this.become(this.#recent);
    return this.first !== before;
  }

  /** The newest page anew, with what arrived meanwhile. What is held stays where the page reaches it. */
  restart(page: ChatHistory, meanwhile: readonly ChatMessage[], own: ReadonlySet<string>): void {
    const fresh = startOf(page);
    const from = fresh.list[0]?.offset ?? fresh.lastOffset + 1;
    const reaches = page.epoch === this.timeline.epoch && from <= this.timeline.lastOffset + 1;
    if (!reaches) this.timeline = { ...fresh, list: [], lastOffset: from - 1 };
    this.add([...page.list, ...meanwhile], own);
    if (!reaches) {
      this.readTo = this.timeline.lastOffset;
      // In sight one stands before all of it.
      if (!this.#followed) this.unseen = 0;
    }
    this.become(this.#recent);
  }

  /** Reactions as the room tells them. */
  update(updates: readonly ReactionChange[]): void {
    for (const update of updates) {
      this.#recent.delete(update.groupMessageId);
      this.#recent.set(update.groupMessageId, update);
    }
    for (const id of [...this.#recent.keys()].slice(0, -MOST_RECENT)) this.#recent.delete(id);
    this.become(new Map(updates.map((update) => [update.groupMessageId, update])));
  }

  /** Reactions as a call told them; what the room has told since is newer. */
  answered(changes: ReadonlyMap<number, ReactionChange>): void {
    this.become(changes);
    this.become(this.#recent);
  }

  become(changes: ReadonlyMap<number, ReactionChange>): void {
    const list = withReactions(this.timeline.list, changes);
    const apart = withReactions(this.timeline.apart, changes);
    if (list !== this.timeline.list || apart !== this.timeline.apart) this.timeline = { ...this.timeline, list, apart };
  }

  /** A new connection tells reactions anew. */
  forgetUpdates(): void {
    this.#recent.clear();
  }

  #keep(timeline: Timeline): void {
    this.timeline = trim(timeline, this.following ? KEPT.following : KEPT.reading);
  }
}
