import path from 'node:path';
import { told } from './src/report.ts';
import { readTree } from './src/tree.ts';

/** `npm run i18n:report` */
const { lines, failed } = told(readTree(path.resolve(import.meta.dirname, '../..')));
for (const line of lines) console.log(line);
process.exitCode = failed ? 1 : 0;
