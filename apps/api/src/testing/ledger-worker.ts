// Moves points of one account, as many at once as it is told, and says so: a process of its own, so that it can be killed. `DATABASE_URL` or `DATA_DIR`; ACCOUNT, TIMES; DIES_AFTER so many that were new, with seven more under way.
import { readConfig } from '../config.ts';
import { openDatabase } from '../db/open.ts';
import { Ledger } from '../modules/points/index.ts';
import { clockFrom } from '../clock.ts';

const database = await openDatabase(readConfig(process.env));
const ledger = new Ledger(clockFrom(0));
const account = Number(process.env['ACCOUNT']);
const waiting = Array.from({ length: Number(process.env['TIMES']) }, (_, time) => time);

const diesAfter = Number(process.env['DIES_AFTER'] ?? Infinity);
let moved = 0;

async function work(): Promise<void> {
  for (let time = waiting.shift(); time !== undefined; time = waiting.shift()) {
    // Two steps forward, one back: what is spent has to be there.
    const amount = time % 3 === 2 ? -5 : 10;
    const { status } = await database.db.transaction((tx) => ledger.move(tx, account, amount, 'mission', `time ${time}`));
    process.stdout.write(`${status} ${time}\n`);
    if (status === 'moved' && (moved += 1) === diesAfter) process.kill(process.pid, 'SIGKILL');
  }
}
await Promise.all(Array.from({ length: 8 }, work));
await database.close();
