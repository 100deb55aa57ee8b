import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { limits } from '@portal/contracts';
import type { ChatHistory } from '@portal/contracts/chat';
import type { RoomMessages } from './messages.model.ts';
import { olderPage } from './timeline.ts';

/** Pages of older messages. */
export type OlderState = 'more' | 'loading' | 'failed' | 'none';

/** What became of looking for a message further up. `tooFar`: so long ago that it is not fetched. */
export type Sought = 'shown' | 'tooFar' | 'failed';

/** How far back, in messages, one goes for what a reply answers to. */
const REACH = 1_000;

interface Dependencies {
  messages: RoomMessages;
  /** A page of the room's history; rejects as the call does. */
  history: (pageNum: number, pageSize: number) => Promise<ChatHistory>;
}

/** The way further up in a room: page by page, or to one message. */
export class OlderMessages {
  /** The message one was led to, by its offset; another object each time. */
  sought: { readonly offset: number } | undefined = undefined;
  /** `end`: the room has forgotten what was before. */
  paging: 'idle' | 'loading' | 'failed' | 'end' = 'idle';
  readonly #use: Dependencies;
  /** Answers that come after it was disposed are for nobody. */
  #disposed = false;

  constructor(dependencies: Dependencies) {
    this.#use = dependencies;
    makeAutoObservable(this, { sought: observableRef }, { autoBind: true });
  }

  dispose(): void {
    this.#disposed = true;
  }

  get state(): OlderState {
    if (this.paging === 'loading' || this.paging === 'failed') return this.paging;
    return this.paging === 'idle' && this.#use.messages.hasOlder ? 'more' : 'none';
  }

  /** Messages were added, and the oldest perhaps let go of: there may be more before them again. */
  again(): void {
    if (this.paging === 'end') this.paging = 'idle';
  }

  /** The list has begun anew. */
  anew(): void {
    if (this.paging !== 'loading') this.paging = 'idle';
  }

  async load(): Promise<void> {
    if (this.state === 'more' || this.state === 'failed') await this.#page(limits.chatMessages);
  }

  /** Leads to a message, fetching what lies between if need be. */
  async seek(offset: number): Promise<Sought> {
    const { messages } = this.#use;
    if (messages.timeline.lastOffset - offset > REACH) return 'tooFar';
    messages.follow(false);
    for (let first = messages.first; first > offset; first = messages.first) {
      await this.#page(limits.publicChatMessages);
      if (this.#disposed || messages.first === first) return 'failed';
    }
    runInAction(() => {
      this.sought = { offset };
    });
    return 'shown';
  }

  async #page(pageSize: number): Promise<void> {
    const { messages, history } = this.#use;
    runInAction(() => {
      this.paging = 'loading';
    });
    const page = await history(olderPage(messages.timeline, pageSize), pageSize).catch(() => undefined);
    if (this.#disposed) return;
    runInAction(() => {
      if (!page) this.paging = 'failed';
      else this.paging = messages.addOlder(page) ? 'idle' : 'end';
    });
  }
}
