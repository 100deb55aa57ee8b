// Prints this api's record, for the registry's gate. `--version`: the version it stands for (the package's, and a hash of the record, so that the same calls are the same version).
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { recordText } from '@portal/contracts/record';
import { apiRecord } from './record/api-record.ts';

const text = recordText(await apiRecord());
const { version } = JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8')) as { version: string };
console.log(process.argv.includes('--version') ? `${version}-${createHash('sha256').update(text).digest('hex').slice(0, 12)}` : text);
