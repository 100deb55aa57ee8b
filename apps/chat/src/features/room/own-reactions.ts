import { chatCodes, codes, type Reaction } from '@portal/contracts';
import { destinations, type ChatMessage, type ChatReaction } from '@portal/contracts/chat';
import type { LiveSocket, Session } from '@portal/platform';
import { reasonOf, type FailReason } from './outbox.model.ts';
import { pressed, type ReactionChange } from './reactions.ts';

interface Dependencies {
  groupId: number;
  socket: LiveSocket;
  session: Session;
  newId: () => string;
  /** The message as it is shown now; undefined once it is gone from the list. */
  find: (messageId: number) => ChatMessage | undefined;
  show: (change: ReactionChange) => void;
  onFail: (reason: FailReason) => void;
}

/** One's own reactions: shown at once, and taken back when the room does not take them. Of quick presses on one message the last counts. */
export class OwnReactions {
  readonly #use: Dependencies;
  readonly #pending = new Map<number, { turn: number; before: NonNullable<ChatMessage['myReaction']> | null }>();
  #turns = 0;

  constructor(dependencies: Dependencies) {
    this.#use = dependencies;
  }

  /** True while nobody but this page knows of the newest press. */
  isPending(messageId: number): boolean {
    return this.#pending.has(messageId);
  }

  async press(messageId: number, kind: Reaction | null): Promise<void> {
    const { find, show, onFail } = this.#use;
    const message = find(messageId);
    if (!message) return;
    const turn = (this.#turns += 1);
    // What the server last agreed to is what one goes back to.
    const before = this.#pending.get(messageId)?.before ?? message.myReaction ?? null;
    this.#pending.set(messageId, { turn, before });
    show(pressed(message, kind));
    const reason = await this.#deliver(messageId, kind);
    if (this.#pending.get(messageId)?.turn !== turn) return;
    this.#pending.delete(messageId);
    if (reason === undefined) return;
    const now = find(messageId);
    if (now) show(pressed(now, before));
    onFail(reason);
  }

  async #deliver(groupMessageId: number, reaction: Reaction | null, renewed = false): Promise<FailReason | undefined> {
    const { groupId, socket, session, newId } = this.#use;
    const pressed: ChatReaction = { groupId, groupMessageId, reaction };
    const reply = await socket.send(destinations.send, newId(), pressed).catch(() => undefined);
    if (!reply) return 'lost';
    if (reply.code === codes.ok || reply.code === codes.ignored) return undefined;
    if (reply.code !== chatCodes.notLoggedIn) return reasonOf(reply.code);
    return renewed || !(await session.renew()) ? 'notLoggedIn' : this.#deliver(groupMessageId, reaction, true);
  }
}
