import { access } from 'node:fs/promises';
import { resolve } from 'node:path';
import { systemClock } from './clock.ts';
import { Complaint, runCommand } from './command.ts';
import { readConfig } from './config.ts';
import { openDatabase } from './db/open.ts';
import { importSource } from './importing/import-source.ts';

/** `npm run import -- <file or folder>` */
async function main(given: string | undefined): Promise<boolean> {
  if (!given) throw new Complaint('which file or folder? npm run import -- <file or folder>');
  // npm runs scripts at the workspace's root; the path is meant from where the person stands.
  const path = resolve(process.env.INIT_CWD ?? '.', given);
  await access(path).catch(() => {
    throw new Complaint(`${given}: there is no such file or folder, or it may not be read`);
  });
  const config = readConfig(process.env);
  const database = await openDatabase(config);
  try {
    return await importSource({ path, db: database.db, now: systemClock.now(), print: (line) => console.log(line) });
  } finally {
    await database.close();
  }
}

runCommand('import', () => main(process.argv[2]));
