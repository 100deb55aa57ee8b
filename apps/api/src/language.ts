import { runCommand } from './command.ts';
import { readConfig } from './config.ts';
import { openDatabase } from './db/open.ts';
import { languageCommand } from './modules/languages/index.ts';

/** `npm run language -- list | set | unset` */
async function main(args: readonly string[]): Promise<boolean> {
  const database = await openDatabase(readConfig(process.env));
  try {
    return await languageCommand(args, { db: database.db, print: (line) => console.log(line) });
  } finally {
    await database.close();
  }
}

runCommand('language', () => main(process.argv.slice(2)));
