// `npm run contract`: writes the contract as it is now to `libs/contracts/contract.json`.
import path from 'node:path';
import { keepContract } from './contract/keep-contract.ts';
import { contractNow } from './contract/snapshot.ts';

const { kept, says } = keepContract(path.resolve(import.meta.dirname, '../../../libs/contracts/contract.json'), contractNow());
for (const line of says) (kept ? console.log : console.error)(line);
process.exitCode = kept ? 0 : 1;
