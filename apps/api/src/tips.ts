import { readFile } from 'node:fs/promises';
import { Complaint, runCommand } from './command.ts';
import { daysOtherwise, fetchTips, readDay, verifyTips } from './modules/tips/verify.ts';

const USAGE = 'npm run tips:verify -- <address of the portal> <username> [files of published days]';

/** `npm run tips:verify`: goes through somebody's tips, their chain and their record again from what is public of them. Needs no database, and nobody's word. Ends with 1 where it differs. */
async function main(): Promise<boolean> {
  const [portal, username, ...files] = process.argv.slice(2);
  if (portal === undefined || !/^https?:/.test(portal)) throw new Complaint(USAGE);
  const days = await Promise.all(files.map(async (file) => readDay(await readFile(file, 'utf8').catch(() => ''), file)));
  const { lines, faults } = verifyTips(await fetchTips(portal, username), days);
  faults.push(...(await daysOtherwise(portal, days)));
  for (const line of lines) console.log(line);
  for (const fault of faults) console.log(`FAULT: ${fault}`);
  console.log(faults.length === 0 ? 'No tip was changed, left out or put elsewhere.' : 'These tips are not as they were sealed.');
  return faults.length === 0;
}

runCommand('tips', main);
