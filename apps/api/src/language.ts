import { readConfig } from './config.ts';
import { openDatabase } from './db/open.ts';
import { languageCommand } from './modules/languages/index.ts';
import { startFailure } from './start-failure.ts';

/** `npm run language -- list | set | unset` */
async function main(args: readonly string[]): Promise<boolean> {
  const database = await openDatabase(readConfig(process.env));
  try {
    return await languageCommand(args, { db: database.db, print: (line) => console.log(line) });
  } finally {
    await database.close();
  }
}

main(process.argv.slice(2)).then(
  (done) => {
    process.exitCode = done ? 0 : 1;
  },
  (error: unknown) => {
    const line = startFailure(error);
    console.error(line ? `language: ${line}` : error);
    process.exitCode = 1;
  },
);
