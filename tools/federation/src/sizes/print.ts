// `npm run sizes`: what each built remote costs a browser, and what of it is the contract. Another workspace's folder may follow.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { remoteNames } from '@portal/contracts';
import { nounsText, sizesOf } from './sizes.ts';

const root = path.resolve(process.argv[2] ?? path.join(import.meta.dirname, '../../../..'));
const kb = (bytes: number) => (bytes / 1000).toFixed(1).padStart(8);

console.log(`${'KB, minified'.padEnd(22)} scripts contract  by noun`);
for (const name of remoteNames) {
  const folder = path.join(root, 'apps', name, 'dist/client');
  if (!existsSync(folder)) {
    console.log(`${name.padEnd(22)} not built: npx nx run-many -t build`);
    continue;
  }
  const sizes = sizesOf(folder);
  console.log(`${name.padEnd(22)}${kb(sizes.js)} ${kb(sizes.contracts)}  ${nounsText(sizes)}`);
}
