import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { chatCodes, codes, type UserInfo } from '@portal/contracts';
import { destinations, type ChatMessage, type ChatSend, type MessageQuote } from '@portal/contracts/chat';
import type { Clock, LiveSocket, Session } from '@portal/platform';
import type { KeptWords } from './kept-words.ts';

export type Author = Pick<ChatMessage, 'userId' | 'showName' | 'colorName' | 'isGuest' | 'userType' | 'level'>;
/** `lost`: nobody knows whether it arrived; sending it again is harmless. */
export type FailReason = 'lost' | 'tooFast' | 'notAllowed' | 'notLoggedIn' | 'refused';
/** `offline`: it waits for the connection, and is sent by itself. */
export type WaitReason = FailReason | 'offline';

/** One's own message until the room's copy of it arrives. */
export type OutMessage = {
  readonly uuid: string;
  readonly text: string;
  readonly at: number;
  readonly author: Author;
  /** What it answers to. */
  readonly parent: MessageQuote | undefined;
} & (
  | { readonly status: 'sending' }
  /** Stored by the server; the room's copy is on its way. */
  | { readonly status: 'stored' }
  | { readonly status: 'failed'; readonly reason: WaitReason; readonly retry: () => void; readonly discard: () => void }
);

type Failed = Pick<Extract<OutMessage, { status: 'failed' }>, 'status' | 'reason' | 'retry' | 'discard'>;
type Sent = Pick<OutMessage, 'uuid' | 'text' | 'parent' | 'author'>;

interface Dependencies {
  groupId: number;
  socket: LiveSocket;
  session: Session;
  clock: Clock;
  newId: () => string;
  kept?: KeptWords | undefined;
}

/** Milliseconds: what was said longer ago is not sent by itself any more, since the match has gone on; one is asked. Ours. */
const STILL_MEANT = 15 * 60_000;

const reasons: Record<string, FailReason> = {
  [codes.tooMany]: 'tooFast',
  [chatCodes.notPermitted]: 'notAllowed',
  [chatCodes.notPermittedToCreate]: 'notAllowed',
};

/** What is sent again without being asked for. */
const again: ReadonlySet<WaitReason> = new Set(['offline', 'lost', 'tooFast']);

/** Seconds to wait where the server does not say how long. */
const PAUSE = 2;

/** Why the room did not take something. */
export const reasonOf = (code: number | string): FailReason => reasons[code] ?? 'refused';

/**
 * Messages of one's own that the room does not show yet (section 5: a sent message waits, is removed when the server replies 0, else can be resent).
 * What got lost with the connection is sent by itself once that is back, and what came too fast once the room's pause is over, one after the other; the uuid keeps
 * it from being said twice.
 */
export class Outbox {
  list: readonly OutMessage[] = [];
  /** Until then the room takes nothing more of this visitor (epoch milliseconds); undefined: it does. */
  pausedUntil: number | undefined = undefined;
  readonly #use: Dependencies;
  #resending = false;
  #cancelPause = () => {};

  constructor(dependencies: Dependencies) {
    this.#use = dependencies;
    makeAutoObservable(this, { list: observableRef });
  }

  send(text: string, user: UserInfo, parent?: MessageQuote): void {
    const { clock, newId, kept, groupId } = this.#use;
    const message = { uuid: newId(), text, at: clock.now(), author: authorOf(user), parent, status: 'sending' } as const;
    this.list = [...this.list, message];
    kept?.add({ groupId, userId: user.userId, uuid: message.uuid, text, at: message.at, parent });
    void this.#deliver(message);
  }

  /** What this visitor said here before, and the room does not have. `shown`: what it has. */
  restore(user: UserInfo, shown: readonly ChatMessage[]): void {
    const { kept, groupId } = this.#use;
    const known = new Set(this.list.map(({ uuid }) => uuid));
    const before = (kept?.of(groupId, user.userId) ?? []).filter(({ uuid }) => !known.has(uuid));
    if (before.length === 0) return;
    const author = authorOf(user);
    this.list = [
      ...before.map(({ uuid, text, at, parent }) => {
        const message = { uuid, text, at, author, parent };
        return { ...message, ...this.#failed(message, this.#lostReason()) };
      }),
      ...this.list,
    ];
    this.arrived(shown);
    void this.resend(user.userId);
  }

  dispose(): void {
    this.#cancelPause();
  }

  /** Sends what was lost or came too fast, if there is a connection and no pause: of this visitor, and only what is still meant. */
  async resend(userId: number | undefined): Promise<void> {
    const { socket, clock } = this.#use;
    if (this.#resending || this.pausedUntil !== undefined || socket.state.status !== 'online') return;
    this.#resending = true;
    const unsent = this.list.filter((message) => message.status === 'failed' && again.has(message.reason));
    for (const message of unsent) {
      // The one before it was too fast again.
      if (this.pausedUntil !== undefined) break;
      // What is not sent by itself is not said to be any more.
      if (message.author.userId !== userId || clock.now() - message.at >= STILL_MEANT) {
        this.#fail(message, 'lost');
        continue;
      }
      // Dropped or sent again by hand while the one before it went.
      if (this.list.find(({ uuid }) => uuid === message.uuid)?.status !== 'failed') continue;
      this.#become(message.uuid, { status: 'sending' });
      await this.#deliver(message);
    }
    this.#resending = false;
  }

  /** The room's own copies take over. */
  arrived(messages: readonly ChatMessage[]): void {
    if (this.list.length === 0) return;
    const shown = new Set(messages.map(({ uuid }) => uuid));
    for (const { uuid } of this.list) if (shown.has(uuid)) this.#drop(uuid);
  }

  async #deliver(message: Sent, renewed = false): Promise<void> {
    const { groupId, socket } = this.#use;
    const { uuid, text, parent } = message;
    const said: ChatSend = { groupId, originalMessage: text, ...(parent && { parentMessageId: parent.groupMessageId }) };
    const reply = await socket.send(destinations.send, uuid, said).catch(() => undefined);
    if (!reply) return this.#fail(message, this.#lostReason());
    if (reply.code === codes.ok) {
      this.#use.kept?.remove(uuid);
      return this.#become(uuid, { status: 'stored' });
    }
    // A silent refusal: nothing was said, so nothing is shown.
    if (reply.code === codes.ignored) return this.#drop(uuid);
    if (reply.code === codes.tooMany) this.#pause(reply.retryAfter ?? PAUSE, message.author.userId);
    if (reply.code !== chatCodes.notLoggedIn) return this.#fail(message, reasonOf(reply.code));
    if (renewed || !(await this.#use.session.renew())) return this.#fail(message, 'notLoggedIn');
    return this.#deliver(message, true);
  }

  #pause(seconds: number, userId: number): void {
    const { clock } = this.#use;
    this.#cancelPause();
    runInAction(() => {
      this.pausedUntil = clock.now() + seconds * 1_000;
    });
    this.#cancelPause = clock.after(seconds * 1_000, () => {
      runInAction(() => {
        this.pausedUntil = undefined;
      });
      void this.resend(userId);
    });
  }

  #lostReason(): WaitReason {
    return this.#use.socket.state.status === 'online' ? 'lost' : 'offline';
  }

  #fail(message: Sent, reason: WaitReason): void {
    this.#become(message.uuid, this.#failed(message, reason));
  }

  #failed(message: Sent, reason: WaitReason): Failed {
    const { uuid } = message;
    const retry = () => {
      this.#become(uuid, { status: 'sending' });
      void this.#deliver(message);
    };
    return { status: 'failed', reason, retry, discard: () => this.#drop(uuid) };
  }

  #become(uuid: string, state: { status: 'sending' } | { status: 'stored' } | Failed): void {
    runInAction(() => {
      this.list = this.list.map((message) =>
        message.uuid === uuid ? { uuid, text: message.text, at: message.at, author: message.author, parent: message.parent, ...state } : message,
      );
    });
  }

  #drop(uuid: string): void {
    this.#use.kept?.remove(uuid);
    runInAction(() => {
      this.list = this.list.filter((message) => message.uuid !== uuid);
    });
  }
}

const authorOf = ({ userId, displayName, colorName, guest, userType, level }: UserInfo): Author => ({
  userId,
  showName: displayName,
  colorName,
  isGuest: guest === 1,
  userType,
  ...(guest === 0 && level !== undefined && { level }),
});
