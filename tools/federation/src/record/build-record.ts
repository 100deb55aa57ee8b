import { releaseRecord, type ProgramName, type ReleaseRecord, type RemoteName, type SlotName } from '@portal/contracts';
import { examplePath, shapeOfSlot, type LinkName } from '@portal/contracts/record';
import type { Uses } from './contract-uses.ts';

/** What a program shows to others, by name. */
export interface Offered {
  routes: readonly string[];
  slots: readonly string[];
}
/** The shared table of a build, as webpack gets it. */
export type Shared = Readonly<Record<string, { version: string; requiredVersion: string }>>;

const table = <Name extends string, Value>(names: Iterable<Name>, valueOf: (name: Name) => Value): Record<string, Value> =>
  Object.fromEntries([...names].map((name) => [name, valueOf(name)]));

interface Build {
  program: ProgramName;
  runtime: number;
  shared: Shared;
  /** The shell: whose pages lie below a prefix. */
  owners?: Readonly<Record<string, RemoteName>>;
  offers: Offered;
  uses: readonly Uses[];
}

/** The record of a built program: names out of its modules, shapes out of the contract as it is now. A remote requires of the page what a host provides. */
export function buildRecord({ program, runtime, shared, owners, offers, uses }: Build): ReleaseRecord {
  const all = (kind: 'links' | 'slots') => new Set(uses.flatMap((side) => [...side[kind]]));
  return releaseRecord.parse({
    format: 1,
    program,
    runtime,
    shared: table(Object.keys(shared), (name) => ({ version: shared[name]?.version, ...(program !== 'shell' && { requires: shared[name]?.requiredVersion }) })),
    ...(owners && { owners }),
    offers: { routes: [...offers.routes].sort(), slots: table(offers.slots as SlotName[], shapeOfSlot), calls: {} },
    uses: {
      calls: Object.fromEntries(uses.flatMap(({ calls }) => [...calls])),
      slots: table(all('slots') as Set<SlotName>, shapeOfSlot),
      links: table(all('links') as Set<LinkName>, examplePath),
    },
  });
}
