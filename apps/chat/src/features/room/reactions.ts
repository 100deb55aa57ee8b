import type { Reaction, ReactionCounts } from '@portal/contracts';
import type { ChatMessage, ReactionsInRoom } from '@portal/contracts/chat';
import { withOwnReaction } from '@portal/domain';

type Mine = NonNullable<ChatMessage['myReaction']> | null;

/** How the reactions of one message stand. Without `myReaction` one's own stays as it is: frames are the same for all. */
export interface ReactionChange {
  readonly groupMessageId: number;
  readonly listReactions: ReactionCounts;
  readonly totalReactions: number;
  readonly myReaction?: ChatMessage['myReaction'];
}

/** The same messages with their reactions replaced (section 4); the very same list when nothing is new. Other messages keep their identity. */
export function withReactions(list: readonly ChatMessage[], changes: ReadonlyMap<number, ReactionChange>): readonly ChatMessage[] {
  if (changes.size === 0) return list;
  let changed = false;
  const next = list.map((message) => {
    const change = changes.get(message.groupMessageId);
    if (!change || isSame(message, change)) return message;
    changed = true;
    const { listReactions, totalReactions, myReaction = message.myReaction } = change;
    return { ...message, listReactions, totalReactions, myReaction };
  });
  return changed ? next : list;
}

/** A message's reactions once one's own is `mine` (null: none). */
export function pressed({ groupMessageId, listReactions = {}, myReaction = null }: ChatMessage, mine: Mine): ReactionChange {
  const { counts, total } = withOwnReaction({ counts: listReactions, mine: myReaction }, mine);
  return { groupMessageId, listReactions: counts, totalReactions: total, myReaction: mine };
}

/** What an answer about a stretch of a room says of the messages in it: those that it leaves out have none. */
export function changesFrom({ list }: Pick<ReactionsInRoom, 'list'>, messages: readonly ChatMessage[]): Map<number, ReactionChange> {
  const none = { listReactions: {}, totalReactions: 0, myReaction: null };
  const told = new Map(list.map((change) => [change.groupMessageId, change]));
  return new Map(messages.map(({ groupMessageId }) => [groupMessageId, told.get(groupMessageId) ?? { groupMessageId, ...none }]));
}

function isSame(message: ChatMessage, { listReactions, myReaction = message.myReaction }: ReactionChange): boolean {
  const before = message.listReactions ?? {};
  const kinds = new Set([...Object.keys(before), ...Object.keys(listReactions)]) as Set<Reaction>;
  return (message.myReaction ?? null) === (myReaction ?? null) && [...kinds].every((kind) => before[kind] === listReactions[kind]);
}
