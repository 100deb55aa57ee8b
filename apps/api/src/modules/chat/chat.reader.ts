import { DEFAULT_LANGUAGE, type Language } from '@portal/contracts';
import type { ChatMessage, ReactionsInRoom, ReactionUpdate } from '@portal/contracts/chat';
import type { Db } from '../../db/open.ts';
import { reactionRepository, reactionTargets } from '../reactions/index.ts';
import { presentMessage, presentReactions, type Tongue } from './chat.presenter.ts';
import { chatRepository, type StoredMessage } from './chat.repository.ts';

/** Who reads: a language, and the member whose own reactions are told (null: nobody's, as in frames that go to all). */
export interface Reader {
  readonly language: Language;
  readonly accountId: number | null;
}

const everyone: Reader = { language: DEFAULT_LANGUAGE, accountId: null };

/** Messages with all that stands around them, however many there are, in a fixed number of queries. */
export function messageReader(db: Db, tongue: Tongue) {
  const reactions = reactionRepository(db);
  return {
    async present(rows: readonly StoredMessage[], { language, accountId }: Reader = everyone): Promise<ChatMessage[]> {
      const here = new Map(rows.map((row) => [row.id, row]));
      const elsewhere = await chatRepository(db).byIds(parentIds(rows).filter((id) => !here.has(id)));
      const given = await reactions.on(reactionTargets.chatMessage, [...here.keys()], accountId);
      return rows.map((row) =>
        presentMessage(row, tongue, language, {
          parent: row.parentMessageId === null ? null : (here.get(row.parentMessageId) ?? elsewhere.get(row.parentMessageId) ?? null),
          reactions: given.get(row.id),
          mine: accountId !== null,
        }),
      );
    },
    /** Where the reactions of these messages stand now. */
    async updates(groupId: number, ids: readonly number[]): Promise<ReactionUpdate[]> {
      return [...(await reactions.on(reactionTargets.chatMessage, ids, null))].map(([id, given]) => presentReactions(groupId, id, given));
    },
    /** Reactions between two offsets, both included; messages without any are left out. */
    async stretch(room: { id: number; epoch: string }, from: number, to: number, accountId: number | null): Promise<ReactionsInRoom> {
      const ids = await chatRepository(db).idsBetween(room.id, from, to);
      const given = [...(await reactions.on(reactionTargets.chatMessage, ids, accountId))].filter(([, { total }]) => total > 0);
      return {
        groupId: room.id,
        epoch: room.epoch,
        list: given.map(([groupMessageId, { counts, total, mine }]) => ({ groupMessageId, listReactions: counts, totalReactions: total, myReaction: mine })),
      };
    },
  };
}

/** Messages that these answer to, each once. */
const parentIds = (rows: readonly StoredMessage[]): number[] => [...new Set(rows.flatMap(({ parentMessageId }) => parentMessageId ?? []))];
