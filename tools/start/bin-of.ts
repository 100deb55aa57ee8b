import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The script behind a command of an installed package, to be run by this very Node (no shell, no .cmd file). */
export function binOf(root: string, packageName: string, command = packageName): string {
  const folder = path.join(root, 'node_modules', packageName);
  const { bin } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as { bin?: string | Record<string, string> };
  const script = typeof bin === 'string' ? bin : bin?.[command];
  if (!script) throw new Error(`${packageName} has no command ${command}`);
  return path.join(folder, script);
}
