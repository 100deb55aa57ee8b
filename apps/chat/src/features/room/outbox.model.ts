import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { chatCodes, codes, type ChatMessage, type UserInfo } from '@portal/contracts';
import type { Clock, LiveSocket, Session } from '@portal/platform';

export type Author = Pick<ChatMessage, 'userId' | 'showName' | 'colorName' | 'isGuest' | 'userType'>;
/** `lost`: nobody knows whether it arrived; sending it again is harmless. */
export type FailReason = 'lost' | 'tooFast' | 'notAllowed' | 'notLoggedIn' | 'refused';

/** One's own message until the room's copy of it arrives. */
export type OutMessage = { readonly uuid: string; readonly text: string; readonly at: number; readonly author: Author } & (
  | { readonly status: 'sending' }
  /** Stored by the server; the room's copy is on its way. */
  | { readonly status: 'stored' }
  | { readonly status: 'failed'; readonly reason: FailReason; readonly retry: () => void; readonly discard: () => void }
);

interface Dependencies { groupId: number; socket: LiveSocket; session: Session; clock: Clock; newId: () => string }

const reasons: Record<string, FailReason> = { [codes.tooMany]: 'tooFast', [chatCodes.notPermitted]: 'notAllowed', [chatCodes.notPermittedToCreate]: 'notAllowed' };

/** Messages of one's own that the room does not show yet (section 5: a sent message waits, is removed when the server replies 0, else can be resent). */
export class Outbox {
  list: readonly OutMessage[] = [];
  readonly #use: Dependencies;

  constructor(dependencies: Dependencies) {
    this.#use = dependencies;
    makeAutoObservable(this, { list: observableRef });
  }

  send(text: string, user: UserInfo): void {
    const { clock, newId } = this.#use;
    const author: Author = { userId: user.userId, showName: user.displayName, colorName: user.colorName, isGuest: user.guest === 1, userType: user.userType };
    const message = { uuid: newId(), text, at: clock.now(), author, status: 'sending' } as const;
    this.list = [...this.list, message];
    void this.#deliver(message.uuid, text);
  }

  /** The room's own copies take over. */
  arrived(messages: readonly ChatMessage[]): void {
    if (this.list.length === 0) return;
    const shown = new Set(messages.map(({ uuid }) => uuid));
    if (this.list.some(({ uuid }) => shown.has(uuid))) this.list = this.list.filter(({ uuid }) => !shown.has(uuid));
  }

  async #deliver(uuid: string, text: string, renewed = false): Promise<void> {
    const { groupId, socket } = this.#use;
    const reply = await socket.send(uuid, { groupId, originalMessage: text }).catch(() => undefined);
    if (!reply) return this.#fail(uuid, text, 'lost');
    if (reply.code === codes.ok) return this.#become(uuid, { status: 'stored' });
    // A silent refusal: nothing was said, so nothing is shown.
    if (reply.code === codes.ignored) return this.#drop(uuid);
    if (reply.code !== chatCodes.notLoggedIn) return this.#fail(uuid, text, reasons[reply.code] ?? 'refused');
    if (renewed || !(await this.#use.session.renew())) return this.#fail(uuid, text, 'notLoggedIn');
    return this.#deliver(uuid, text, true);
  }

  #fail(uuid: string, text: string, reason: FailReason): void {
    const retry = () => {
      this.#become(uuid, { status: 'sending' });
      void this.#deliver(uuid, text);
    };
    this.#become(uuid, { status: 'failed', reason, retry, discard: () => this.#drop(uuid) });
  }

  #become(uuid: string, state: { status: 'sending' } | { status: 'stored' } | { status: 'failed'; reason: FailReason; retry: () => void; discard: () => void }): void {
    runInAction(() => { this.list = this.list.map((message) => (message.uuid === uuid ? { uuid, text: message.text, at: message.at, author: message.author, ...state } : message)); });
  }

  #drop(uuid: string): void {
    runInAction(() => { this.list = this.list.filter((message) => message.uuid !== uuid); });
  }
}
