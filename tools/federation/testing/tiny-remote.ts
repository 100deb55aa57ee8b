import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Budget } from '../src/sizes/sizes.ts';

const here = path.resolve(import.meta.dirname, '..');
const workspace = path.resolve(here, '../..');
const { dependencies } = JSON.parse(readFileSync(path.join(workspace, 'apps/chat/package.json'), 'utf8')) as { dependencies: Record<string, string> };

const PLAIN = `
export const routes = { '/chatroom': [{ index: true, Component: () => null }] };
const none = async () => ({ default: {} });
export const messages = { vi: none, en: none, zh: none };
`;

export interface Built {
  code: number;
  output: string;
  read(file: string): string;
}

/** Builds a remote of a few lines with the workspace's own webpack, in a folder beside this tool (packages are found from there). `files`: sources by path below `src`. */
export async function buildTiny(name: string, files: Record<string, string>, budget: Budget = { js: 1000, contracts: 100 }): Promise<Built> {
  const folder = path.join(here, 'dist', `tiny-${name}-${process.pid}`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(path.join(folder, 'src'), { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ name: `tiny-${name}`, version: '0.1.0', type: 'module', dependencies }));
  writeFileSync(
    path.join(folder, 'webpack.config.ts'),
    `import { remote } from '@portal/federation';\nexport default remote({ root: import.meta.dirname, name: 'chat', budget: ${JSON.stringify(budget)} });\n`,
  );
  for (const [file, text] of Object.entries({ 'remote.tsx': PLAIN, ...files })) writeFileSync(path.join(folder, 'src', file), text);
  const args = [path.join(workspace, 'node_modules/webpack-cli/bin/cli.js'), 'build', '--config', path.join(folder, 'webpack.config.ts')];
  const ran = await new Promise<{ code: number; output: string }>((resolve) => {
    execFile(process.execPath, args, { cwd: folder, env: { ...process.env, NODE_ENV: 'production', FORCE_COLOR: '0' } }, (error, stdout, stderr) =>
      resolve({ code: error ? 1 : 0, output: stdout + stderr }),
    );
  });
  const texts = new Map(
    ['dist/record.json', 'dist/release.json'].flatMap((file) => {
      try {
        return [[file, readFileSync(path.join(folder, file), 'utf8')] as const];
      } catch {
        return [];
      }
    }),
  );
  rmSync(folder, { recursive: true, force: true });
  return {
    ...ran,
    read: (file) => {
      const text = texts.get(file);
      if (text === undefined) throw new Error(`${file} was not written: ${ran.output}`);
      return text;
    },
  };
}
export { PLAIN };
