import { hostNames, type GateReport, type HostName, type MovesAlong, type ProgramName, type RemoteName } from '@portal/contracts';
import type { checkGate, OnAir, smallestSet } from '../gate/index.ts';
import { doesNotFit } from '../problem.ts';
import type { Hosts } from '../hosts/hosts.ts';
import type { Shelf } from '../releases/shelf.ts';
import type { Program } from './on-air.ts';

/** The rules of the gate; handed in, so that a test can have one that says no. */
export interface Gate {
  checkGate: typeof checkGate;
  smallestSet: typeof smallestSet;
}

/** How far back a fitting version is looked for. */
const KEPT = 20;
const isHost = (program: string): program is HostName => (hostNames as readonly string[]).includes(program);
export const fits: GateReport = { ok: true, conflicts: [], moveAlong: {}, unchecked: [] };

/** Asks the gate with the records that belong to the versions. */
export function createGatekeeper({ gate, shelf, hosts }: { gate: Gate; shelf: Pick<Shelf, 'record' | 'page'>; hosts: Pick<Hosts, 'record'> }) {
  const onAir = async ({ program, version }: Program): Promise<OnAir> => ({
    program,
    version,
    record: isHost(program) ? await hosts.record(program, version) : await shelf.record(program, version),
  });
  const kept = async (remote: RemoteName): Promise<OnAir[]> => {
    const { list } = await shelf.page(remote, { limit: KEPT });
    return Promise.all(list.map(({ version }) => onAir({ program: remote, version })));
  };

  async function keptOf(along: MovesAlong, but: ProgramName): Promise<Program[]> {
    const named = Object.entries(along)
      .filter(([program]) => program !== but)
      .map(([program, version]): Program => ({ program: program as ProgramName, version }));
    const found = await Promise.all(named.map(async (one) => ((await onAir(one)).record ? [one] : [])));
    return found.flat();
  }

  async function judge(moving: readonly OnAir[], staying: readonly Program[]): Promise<GateReport> {
    const others = await Promise.all(staying.map(onAir));
    const result = gate.checkGate(moving, others);
    const away = hostNames.filter((host) => ![...moving, ...others].some(({ program }) => program === host));
    return {
      ...result,
      unchecked: [...result.unchecked, ...away.map((host) => `${host} (no record yet)`)],
      moveAlong: result.ok ? {} : await gate.smallestSet(moving, others, kept),
    };
  }
  return {
    judge,
    judgeMove: async ({ moving, staying }: { moving: readonly Program[]; staying: readonly Program[] }) => judge(await Promise.all(moving.map(onAir)), staying),
    /**
     * A program that is not stored yet against all that is on air; its own predecessor does not count. Of programs that move `along` the named version counts instead of the one on air,
     * or, while it is not kept, none. Throws a Problem with the report.
     */
    async admit(candidate: OnAir, all: readonly Program[], along: MovesAlong = {}): Promise<void> {
      const others = all.filter(({ program }) => program !== candidate.program && along[program] === undefined);
      const report = await judge([candidate], [...others, ...(await keptOf(along, candidate.program))]);
      if (!report.ok) throw refusedByGate(`${candidate.program} ${candidate.version} does not fit`, report);
    },
  };
}
export type Gatekeeper = ReturnType<typeof createGatekeeper>;

/** The first conflict in the gate's own words, how many more there are, and what would help. */
export function refusedByGate(what: string, report: GateReport) {
  const [first] = report.conflicts;
  const more = report.conflicts.length - 1;
  const along = Object.entries(report.moveAlong ?? {}).map(([remote, version]) => `${remote}@${version}`);
  return doesNotFit(
    [
      `${what}: ${first?.says ?? 'the gate refused it'}`,
      more > 0 ? `(and ${more} more)` : '',
      along.length > 0 ? `It would fit together with ${along.join(', ')}.` : '',
    ]
      .filter(Boolean)
      .join(' '),
    report,
  );
}
