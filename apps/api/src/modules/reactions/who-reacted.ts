import type { Reacted, Reaction } from '@portal/contracts';
import type { Db } from '../../db/open.ts';
import { readCursor, stretchOf } from '../../http/cursor.ts';
import type { Caller } from '../../identity/caller.ts';
import { peopleRepository } from '../people/index.ts';
import { reactionRepository, type ReactionTarget } from './reaction.repository.ts';

interface Asked {
  /** Who reacted so alone. */
  readonly reaction?: Reaction | undefined;
  readonly cursor?: string | undefined;
  readonly pageSize: number;
}

/** Who reacted to a thing, newest first. Whether the caller may see it is asked before. Throws 400 naming `cursor`. */
export async function whoReacted(
  db: Db,
  target: ReactionTarget,
  { reaction, cursor, pageSize }: Asked,
  caller: Caller,
): Promise<{ list: Reacted[]; nextCursor: string | null }> {
  const found = await reactionRepository(db).who(target, reaction, readCursor(cursor), pageSize, caller);
  const { rows, nextCursor } = stretchOf(found, pageSize, (row) => ({ at: row.createdAt, id: row.accountId }));
  const people = await peopleRepository(db).byIds(rows.map((row) => row.accountId));
  const list = rows.flatMap((row) => {
    const person = people.get(row.accountId);
    return person ? [{ person, reaction: row.kind as Reaction, at: row.createdAt.toISOString() }] : [];
  });
  return { list, nextCursor };
}
