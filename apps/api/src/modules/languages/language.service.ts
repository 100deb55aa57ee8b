import { remoteNames, type Language, type Output } from '@portal/contracts';
import type { liveCalls } from '@portal/contracts/live';
import { z } from 'zod';
import type { Db } from '../../db/open.ts';
import { languageRepository, type StoredMessage } from './language.repository.ts';

/** Most texts of one language that an operator may replace: every page asks for them. */
export const MOST_MESSAGES = 1_000;

/** Whose texts can be replaced: the shell's and the remotes'. */
export const namespaces = ['shell', ...remoteNames] as const;

const place = {
  language: z.enum(['vi', 'en', 'zh']),
  namespace: z.enum(namespaces),
  key: z
    .string()
    .regex(/^[\w-]+(\.[\w-]+)*$/, 'words with dots between them')
    .max(120),
};
export const messagePlace = z.object(place);
export const message = z.object({ ...place, text: z.string().trim().min(1).max(2_000) });

/** An operator's texts, which stand in place of the built-in ones (section 7, `live/language/list`). */
export class LanguageService {
  private readonly db: Db;

  constructor(db: Db) {
    this.db = db;
  }

  async list(language: Language): Promise<Output<typeof liveCalls.language>> {
    // What somebody wrote into the table by hand must not be taken for a member of every object.
    const list: Record<string, Record<string, string>> = Object.create(null) as Record<string, never>;
    for (const { namespace, key, text } of await languageRepository(this.db).of(language, MOST_MESSAGES)) {
      (list[namespace] ??= Object.create(null) as Record<string, never>)[key] = text;
    }
    return list;
  }

  /** Throws FullOfMessages. */
  async set(row: StoredMessage): Promise<void> {
    const messages = languageRepository(this.db);
    if (!(await messages.has(row)) && (await messages.count(row.language)) >= MOST_MESSAGES) throw new FullOfMessages(row.language);
    await messages.set(row);
  }

  /** False: there was nothing to take back. */
  unset(row: Omit<StoredMessage, 'text'>): Promise<boolean> {
    return languageRepository(this.db).unset(row);
  }
}

export class FullOfMessages extends Error {
  constructor(language: Language) {
    super(`${language} has ${MOST_MESSAGES} replaced texts already: take some back with unset`);
  }
}
