// Draws tickets of a box, several at once, and says so: a process of its own, so that it can be killed. `DATABASE_URL` or `DATA_DIR`; ROUND, a box of TICKETS; AT, the hour; accounts from FIRST on, MEMBERS of them, with a ticket each; DIES_AFTER so many draws, with seven more under way.
import { clockFrom } from '../clock.ts';
import { readConfig } from '../config.ts';
import { openDatabase } from '../db/open.ts';
import { LuckyService } from '../modules/lucky/index.ts';
import { Ledger } from '../modules/points/index.ts';

const { ROUND, FIRST, MEMBERS, TICKETS, AT, DIES_AFTER = 'Infinity' } = process.env;
const database = await openDatabase(readConfig(process.env));
const clock = clockFrom(Number(AT));
const lucky = new LuckyService({ db: database.db, clock, ledger: new Ledger(clock), tickets: Number(TICKETS) });
const waiting = Array.from({ length: Number(MEMBERS) }, (_, place) => Number(FIRST) + place);
let drawn = 0;

async function work(): Promise<void> {
  for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
    // The same try again after a fall has the same uuid, as a page's has.
    const { draw } = await lucky.draw(id, { round: Number(ROUND), uuid: `ticket-of-${id}` });
    process.stdout.write(`${id} ${draw.number} ${draw.prize}\n`);
    if ((drawn += 1) === Number(DIES_AFTER)) process.kill(process.pid, 'SIGKILL');
  }
}
await Promise.all(Array.from({ length: 8 }, work));
await database.close();
