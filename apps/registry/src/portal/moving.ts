import { moveAnswer, registryState, type GateReport, type MoveAnswer, type MoveInput, type RegistryState, type RemoteName } from '@portal/contracts';
import type { ParseArgsOptionsConfig } from 'node:util';
import { RegistryRefused } from './client.ts';
import type { Portal } from './portal-command.ts';
import type { Words } from './usage.ts';

/** Options of everything that changes what visitors get. */
export const moveOptions = { note: { type: 'string' }, 'dry-run': { type: 'boolean' }, 'if-revision': { type: 'string' } } satisfies ParseArgsOptionsConfig;
export const moveHelp = `--note <why>          kept in the history
      --dry-run             only say whether it would fit
      --if-revision <n>     refuse when anything moved since revision n (see status)`;

export interface Around {
  note: string;
  dryRun: boolean;
  ifRevision?: number;
}
export function aroundOf(words: Words): Around {
  const ifRevision = words.number('if-revision', { min: 0, max: Number.MAX_SAFE_INTEGER, whole: true });
  return { note: noteOf(words), dryRun: words.flag('dry-run'), ...(ifRevision === undefined ? {} : { ifRevision }) };
}
export const noteOf = (words: Words): string => words.text('note') ?? '';

export async function makeMove({ registry, user }: Portal, move: MoveInput): Promise<MoveAnswer> {
  const answer = await registry.send('POST', '/moves', { ...move, by: user.slice(0, 100) }, moveAnswer);
  // A dry run is answered, not refused; for who asked it is the same.
  if (!answer.gate.ok) throw new RegistryRefused('it does not fit', { report: answer.gate });
  return answer;
}

/** One line for how a move ended, and one for what could not be looked at. `now`: what is so now; `already`: when it was so before. */
export function tellMove(
  { out }: Portal,
  { dryRun }: Around,
  { moved, revision, gate }: MoveAnswer,
  { would, now, already }: { would: string; now: string; already: string },
): void {
  out(dryRun ? `${would} (dry run; revision stays ${revision})` : moved ? `${now} (revision ${revision})` : `${already} (revision ${revision})`);
  tellUnchecked(out, gate);
}
const tellUnchecked = (out: Portal['out'], { unchecked }: GateReport) => {
  if (unchecked.length > 0) out(`not checked: ${unchecked.join(', ')} left no record`);
};

const ATTEMPTS = 5;
/**
 * A move that rests on what is current now, as 'one back' does. It is refused by the registry when anything moved in between; then it is decided anew, unless
 * it was this remote that moved: then somebody else acted, theirs stands, and we say so. `decide` answers null for nothing to do.
 */
export async function moveFromState(portal: Portal, remote: RemoteName, decide: (state: RegistryState) => MoveInput | null): Promise<MoveAnswer | null> {
  const first = await portal.registry.get('/state', registryState);
  for (let state = first, attempt = 1; ; attempt++) {
    const move = decide(state);
    if (move === null) return null;
    try {
      return await makeMove(portal, { ...move, ifRevision: move.ifRevision ?? state.revision });
    } catch (error) {
      if (!(error instanceof RegistryRefused) || error.status !== 409 || error.report || move.ifRevision !== undefined || attempt === ATTEMPTS) throw error;
      const newer = await portal.registry.get('/state', registryState);
      if (newer.revision === state.revision || newer.since[remote] !== first.since[remote]) throw error;
      state = newer;
    }
  }
}
