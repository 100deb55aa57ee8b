import { and, asc, count, eq } from 'drizzle-orm';
import type { Language } from '@portal/contracts';
import type { Db } from '../../db/open.ts';
import { languageMessage } from '../../db/schema.ts';

export type StoredMessage = typeof languageMessage.$inferSelect;

export function languageRepository(db: Db) {
  const one = ({ language, namespace, key }: Omit<StoredMessage, 'text'>) =>
    and(eq(languageMessage.language, language), eq(languageMessage.namespace, namespace), eq(languageMessage.key, key));
  return {
    /** In the order of the primary key, at most `most`. */
    of: (language: Language, most: number): Promise<StoredMessage[]> =>
      db
        .select()
        .from(languageMessage)
        .where(eq(languageMessage.language, language))
        .orderBy(asc(languageMessage.namespace), asc(languageMessage.key))
        .limit(most),
    async count(language: Language): Promise<number> {
      return (await db.select({ count: count() }).from(languageMessage).where(eq(languageMessage.language, language)))[0]?.count ?? 0;
    },
    async set(row: StoredMessage): Promise<void> {
      await db
        .insert(languageMessage)
        .values(row)
        .onConflictDoUpdate({ target: [languageMessage.language, languageMessage.namespace, languageMessage.key], set: { text: row.text } });
    },
    has: async (row: Omit<StoredMessage, 'text'>): Promise<boolean> =>
      (await db.select({ key: languageMessage.key }).from(languageMessage).where(one(row))).length > 0,
    /** False: there was none. */
    unset: async (row: Omit<StoredMessage, 'text'>): Promise<boolean> =>
      (await db.delete(languageMessage).where(one(row)).returning({ key: languageMessage.key })).length > 0,
  };
}
