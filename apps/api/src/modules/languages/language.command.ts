import { languages as known, isLanguage } from '@portal/contracts';
import type { Db } from '../../db/open.ts';
import { FullOfMessages, LanguageService, message, messagePlace } from './language.service.ts';

const USAGE = `npm run language -- list [${known.join('|')}]
npm run language -- set <language> <namespace> <key> <text>
npm run language -- unset <language> <namespace> <key>`;

/** `npm run language`: shows, replaces and gives back texts of the portal. Answers whether it did what was asked; what was wrong is printed. */
export async function languageCommand([deed, ...rest]: readonly string[], { db, print }: { db: Db; print: (line: string) => void }): Promise<boolean> {
  const service = new LanguageService(db);
  const [language, namespace, key, ...text] = rest;
  switch (deed) {
    case 'list': {
      if (language !== undefined && !isLanguage(language)) return wrong(print, [`language: ${known.join(', ')}`]);
      for (const each of language ? [language] : known) {
        for (const [space, messages] of Object.entries(await service.list(each)))
          for (const [name, words] of Object.entries(messages)) print(`${each} ${space} ${name} = ${words}`);
      }
      return true;
    }
    case 'set': {
      const row = message.safeParse({ language, namespace, key, text: text.join(' ') });
      if (!row.success)
        return wrong(
          print,
          row.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`),
        );
      try {
        await service.set(row.data);
      } catch (error) {
        if (!(error instanceof FullOfMessages)) throw error;
        return wrong(print, [error.message]);
      }
      print('set; pages show it within two minutes');
      return true;
    }
    case 'unset': {
      const row = messagePlace.safeParse({ language, namespace, key });
      if (!row.success)
        return wrong(
          print,
          row.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`),
        );
      const there = await service.unset(row.data);
      print(there ? 'the built-in text is back' : 'this text is not replaced');
      return there;
    }
    default:
      return wrong(print, [USAGE]);
  }
}

function wrong(print: (line: string) => void, lines: readonly string[]): boolean {
  for (const line of lines) print(line);
  return false;
}
