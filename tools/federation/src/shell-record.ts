import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { slotOwner, slots, type RemoteName, type SlotName } from '@portal/contracts';
import { recordText } from '@portal/contracts/record';
import webpack, { type Compiler, type Stats } from 'webpack';
import { buildRecord, type Shared } from './record/build-record.ts';
import type { Uses } from './record/contract-uses.ts';
import { RUNTIME } from './shared.ts';

const run = promisify(execFile);
/** Sides of the shell whose modules are the portal's; the probe is a tool. */
const SIDES = ['client', 'server'] as const;

/** Writes `dist/record.json` of the shell once all its programs are built: what it provides, what its own pages are and whose the others (the probe, which holds them, tells), and what it uses of others. */
export function shellRecord({
  root,
  shared,
  probe,
  uses,
}: {
  root: string;
  shared: Shared;
  /** The built probe. */
  probe: string;
  uses: ReadonlyMap<string, Uses>;
}) {
  const built = new Set<string>();
  return {
    apply(compiler: Compiler) {
      compiler.hooks.done.tapPromise('record.json', async (stats: Stats) => {
        if (stats.hasErrors()) return;
        built.add(compiler.options.name ?? '');
        if (!built.has('probe') || !SIDES.every((side) => built.has(side))) return;
        try {
          const { stdout } = await run(process.execPath, [probe, '--routes'], { env: { NODE_ENV: 'production' }, timeout: 30_000 });
          const { routes, owners } = JSON.parse(stdout) as { routes: string[]; owners: Record<string, RemoteName> };
          const record = buildRecord({
            program: 'shell',
            runtime: RUNTIME,
            shared,
            owners,
            offers: { routes, slots: (Object.keys(slots) as SlotName[]).filter((name) => slotOwner(name) === 'shell') },
            uses: SIDES.flatMap((side) => uses.get(side) ?? []),
          });
          writeFileSync(path.join(root, 'dist/record.json'), recordText(record));
        } catch (error) {
          stats.compilation.errors.push(
            new webpack.WebpackError(`the shell's record cannot be made: ${error instanceof Error ? error.message : String(error)}`),
          );
        }
      });
    },
  };
}
