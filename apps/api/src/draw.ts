import { readFile } from 'node:fs/promises';
import { Complaint, runCommand } from './command.ts';
import { fetchProof, readProof, verifyProof } from './modules/lucky/index.ts';

const USAGE =
  'npm run draw:verify -- <file that the page saved> [hash that you noted] | npm run draw:verify -- <address of the portal> <number of the box> [hash]';

/** `npm run draw:verify`: draws a box again from what is public of it. Needs no database, and nobody's word. Ends with 1 where it differs. */
async function main(): Promise<boolean> {
  const [from, ...rest] = process.argv.slice(2);
  if (from === undefined) throw new Complaint(USAGE);
  const isPortal = /^https?:/.test(from);
  const noted = rest[isPortal ? 1 : 0];
  const proof = isPortal ? await fetchProof(from, rest[0]) : readProof(await readFile(from, 'utf8').catch(() => ''), from);
  const { lines, faults } = verifyProof(proof, noted);
  for (const line of lines) console.log(line);
  for (const fault of faults) console.log(`FAULT: ${fault}`);
  console.log(faults.length === 0 ? 'The box was drawn as promised.' : 'The box was not drawn as promised.');
  return faults.length === 0;
}

runCommand('draw', main);
