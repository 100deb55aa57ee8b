import type { ParseArgsOptionsConfig } from 'node:util';
import type { RegistryClient } from './client.ts';
import type { Terminal } from './terminal.ts';
import type { Words } from './usage.ts';

/** What a command has to work with. */
export interface Portal extends Omit<Terminal, 'env' | 'err'> {
  registry: RegistryClient;
}

/** One command of `portal`. */
export interface PortalCommand {
  name: string;
  /** How it is written, then what it does, as help shows it. */
  help: string;
  options: ParseArgsOptionsConfig;
  /** Reads the words, then answers what to do: bad input is told before anything is asked of the registry. Throws UsageError. */
  read(words: Words): (portal: Portal) => Promise<void>;
}

/** For reading commands: the answer as JSON, or as people read it. */
export const jsonOption = { json: { type: 'boolean' } } satisfies ParseArgsOptionsConfig;
export const asJson = (value: unknown): string => JSON.stringify(value, null, 2);
