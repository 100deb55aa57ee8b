import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { chatCodes, codes, type UserInfo } from '@portal/contracts';
import { destinations, type ChatMessage, type ChatSend, type MessageQuote } from '@portal/contracts/chat';
import type { Clock, LiveSocket, Session } from '@portal/platform';

export type Author = Pick<ChatMessage, 'userId' | 'showName' | 'colorName' | 'isGuest' | 'userType'>;
/** `lost`: nobody knows whether it arrived; sending it again is harmless. */
export type FailReason = 'lost' | 'tooFast' | 'notAllowed' | 'notLoggedIn' | 'refused';

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
  | { readonly status: 'failed'; readonly reason: FailReason; readonly retry: () => void; readonly discard: () => void }
);

type Sent = Pick<OutMessage, 'uuid' | 'text' | 'parent'>;

interface Dependencies {
  groupId: number;
  socket: LiveSocket;
  session: Session;
  clock: Clock;
  newId: () => string;
}

const reasons: Record<string, FailReason> = {
  [codes.tooMany]: 'tooFast',
  [chatCodes.notPermitted]: 'notAllowed',
  [chatCodes.notPermittedToCreate]: 'notAllowed',
};

/** Why the room did not take something. */
export const reasonOf = (code: number | string): FailReason => reasons[code] ?? 'refused';

/** Messages of one's own that the room does not show yet (section 5: a sent message waits, is removed when the server replies 0, else can be resent). */
export class Outbox {
  list: readonly OutMessage[] = [];
  readonly #use: Dependencies;

  constructor(dependencies: Dependencies) {
    this.#use = dependencies;
    makeAutoObservable(this, { list: observableRef });
  }

  send(text: string, user: UserInfo, parent?: MessageQuote): void {
    const { clock, newId } = this.#use;
    const author: Author = { userId: user.userId, showName: user.displayName, colorName: user.colorName, isGuest: user.guest === 1, userType: user.userType };
    const message = { uuid: newId(), text, at: clock.now(), author, parent, status: 'sending' } as const;
    this.list = [...this.list, message];
    void this.#deliver(message);
  }

  /** The room's own copies take over. */
  arrived(messages: readonly ChatMessage[]): void {
    if (this.list.length === 0) return;
    const shown = new Set(messages.map(({ uuid }) => uuid));
    if (this.list.some(({ uuid }) => shown.has(uuid))) this.list = this.list.filter(({ uuid }) => !shown.has(uuid));
  }

  async #deliver(message: Sent, renewed = false): Promise<void> {
    const { groupId, socket } = this.#use;
    const { uuid, text, parent } = message;
    const said: ChatSend = { groupId, originalMessage: text, ...(parent && { parentMessageId: parent.groupMessageId }) };
    const reply = await socket.send(destinations.send, uuid, said).catch(() => undefined);
    if (!reply) return this.#fail(message, 'lost');
    if (reply.code === codes.ok) return this.#become(uuid, { status: 'stored' });
    // A silent refusal: nothing was said, so nothing is shown.
    if (reply.code === codes.ignored) return this.#drop(uuid);
    if (reply.code !== chatCodes.notLoggedIn) return this.#fail(message, reasonOf(reply.code));
    if (renewed || !(await this.#use.session.renew())) return this.#fail(message, 'notLoggedIn');
    return this.#deliver(message, true);
  }

  #fail(message: Sent, reason: FailReason): void {
    const { uuid } = message;
    const retry = () => {
      this.#become(uuid, { status: 'sending' });
      void this.#deliver(message);
    };
    this.#become(uuid, { status: 'failed', reason, retry, discard: () => this.#drop(uuid) });
  }

  #become(
    uuid: string,
    state: { status: 'sending' } | { status: 'stored' } | { status: 'failed'; reason: FailReason; retry: () => void; discard: () => void },
  ): void {
    runInAction(() => {
      this.list = this.list.map((message) =>
        message.uuid === uuid ? { uuid, text: message.text, at: message.at, author: message.author, parent: message.parent, ...state } : message,
      );
    });
  }

  #drop(uuid: string): void {
    runInAction(() => {
      this.list = this.list.filter((message) => message.uuid !== uuid);
    });
  }
}
