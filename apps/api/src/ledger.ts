import { runCommand } from './command.ts';
import { readConfig } from './config.ts';
import { openStanding } from './db/open.ts';
import { verifyLedger } from './modules/points/index.ts';

/** `npm run ledger:verify`: adds the whole ledger of points up again, and changes nothing. Ends with 1 where it does not add up. */
async function main(): Promise<boolean> {
  const database = await openStanding(readConfig(process.env));
  try {
    const { members, rows, transfers, points, purses, faults } = await verifyLedger(database.db);
    console.log(`${members} members have ${points} points; ${transfers} transfers in ${rows} rows`);
    for (const { purse, points: given } of purses) console.log(`  ${purse}: ${given > 0 ? `took ${given}` : `gave ${-given}`}`);
    for (const fault of faults) console.log(`FAULT: ${fault}`);
    console.log(faults.length === 0 ? 'The ledger adds up.' : 'The ledger does not add up.');
    return faults.length === 0;
  } finally {
    await database.close();
  }
}

runCommand('ledger', main);
