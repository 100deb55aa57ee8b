import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Sandbox } from './sandbox.ts';

/** A change of the kind that a team makes, and what it has to cost at most. */
export interface Case {
  readonly name: string;
  change(sandbox: Sandbox): void;
  /** Take the journeys too. Those of a change that takes all of them cost what they cost in the full run. */
  readonly journeys: boolean;
  /** Remotes that may be built, tested and published. */
  readonly remotes: readonly string[] | 'any';
}

const LIBRARY = 'lucide-react';

export const CASES: readonly Case[] = [
  {
    name: 'one-remote',
    journeys: true,
    remotes: ['chat'],
    change: ({ edit }) => edit('apps/chat/src/locales/zh.json', '"loading": "', '"loading": "請稍候，'),
  },
  {
    name: 'docs',
    journeys: true,
    remotes: [],
    change: ({ write }) => {
      write('docs/ANOTHER.md', '# Another page\n');
      write('apps/chat/README.md', '# chat, in other words\n');
    },
  },
  {
    name: 'contract-call',
    journeys: false,
    remotes: 'any',
    change: ({ edit }) => edit('libs/contracts/src/chat/calls.ts', "summary: 'Rooms one follows'", "summary: 'Rooms that one follows'"),
  },
  { name: 'shell', journeys: false, remotes: [], change: ({ edit }) => edit('apps/shell/src/locales/zh.json', '"skip": "', '"skip": "請') },
  { name: 'dependency', journeys: false, remotes: ['chat'], change: bumpLibrary },
  { name: 'nothing', journeys: true, remotes: [], change: () => undefined },
];

/** What `npm install lucide-react@… -w @portal/chat` leaves: another version for one remote, in its package.json, in the lock file and on the disk. */
function bumpLibrary({ folder, edit }: Sandbox): void {
  const at = (file: string) => path.join(folder, file);
  const manifest = JSON.parse(readFileSync(at('apps/chat/package.json'), 'utf8')) as { dependencies: Record<string, string> };
  const [before, after] = [manifest.dependencies[LIBRARY] ?? '', '99.0.0'];
  edit('apps/chat/package.json', `"${LIBRARY}": "${before}"`, `"${LIBRARY}": "${after}"`);
  const lock = JSON.parse(readFileSync(at('package-lock.json'), 'utf8')) as {
    packages: Record<string, { version?: string; dependencies?: Record<string, string> }>;
  };
  const chat = lock.packages['apps/chat'];
  if (chat?.dependencies) chat.dependencies[LIBRARY] = after;
  lock.packages[`apps/chat/node_modules/${LIBRARY}`] = { ...lock.packages[`node_modules/${LIBRARY}`], version: after };
  writeFileSync(at('package-lock.json'), `${JSON.stringify(lock, null, 2)}\n`);
  const place = at(`apps/chat/node_modules/${LIBRARY}`);
  rmSync(place, { recursive: true, force: true });
  cpSync(at(`node_modules/${LIBRARY}`), place, { recursive: true, dereference: true });
  const own = JSON.parse(readFileSync(path.join(place, 'package.json'), 'utf8')) as Record<string, unknown>;
  writeFileSync(path.join(place, 'package.json'), JSON.stringify({ ...own, version: after }));
}
