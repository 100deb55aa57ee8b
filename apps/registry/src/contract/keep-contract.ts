import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { breaksOf, snapshot, snapshotText, type Contract } from './snapshot.ts';

/** Writes the contract down in a file. Refuses to forget what releases on air were built with, unless its number is higher than that of the one that stands there. */
export function keepContract(file: string, now: Contract): { kept: boolean; says: string[] } {
  const before = existsSync(file) ? snapshot.parse(JSON.parse(readFileSync(file, 'utf8'))) : undefined;
  const breaks = before ? breaksOf(before, now) : [];
  if (before && breaks.length > 0 && now.number <= before.number) {
    return {
      kept: false,
      says: [
        `This contract breaks with contract ${before.number}, with which releases on air were built:`,
        ...breaks.map((line) => `  ${line}`),
        'Keep what was there and add to it. If the break is meant, raise CONTRACT (libs/contracts/src/contract-number.ts).',
      ],
    };
  }
  writeFileSync(file, snapshotText(now));
  return {
    kept: true,
    says: [`contract ${now.number} is kept${breaks.length > 0 ? `; what it breaks with ${before?.number}:` : ''}`, ...breaks.map((line) => `  ${line}`)],
  };
}
