import type { GateReport } from '@portal/contracts';
import { conflictsOf, type Accepts, type Recorded } from './conflicts.ts';
import type { OnAir } from './on-air.ts';
import { owners } from './routes.ts';
import { accepts } from './schema/accepts.ts';

export type GateResult = Pick<GateReport, 'ok' | 'conflicts' | 'unchecked'>;

/** More than anyone reads; a report stays small. */
const MOST = 100;
const isRecorded = (entry: OnAir): entry is Recorded => entry.record !== undefined;

/**
 * Holds every moving program against all that stay and against the other moving ones, both ways: what one uses, the other must offer. Two that stay are on air
 * together already and are not compared; neither are two releases of one program (current and canary: no visitor gets both).
 * What a release does not use is never looked at, so a change of it couples nobody.
 */
export function checkGate(moving: readonly OnAir[], staying: readonly OnAir[], compare: Accepts = accepts): GateResult {
  const all = [...moving, ...staying];
  const recorded = all.filter(isRecorded);
  const ownerOf = owners(all);
  const moves = new Set(moving);
  const conflicts = recorded.flatMap((user) =>
    recorded.flatMap((offerer) => (moves.has(user) || moves.has(offerer) ? conflictsOf(user, offerer, ownerOf, compare) : [])),
  );
  return {
    ok: conflicts.length === 0,
    conflicts: conflicts.slice(0, MOST),
    unchecked: all.filter((entry) => !isRecorded(entry)).map(({ program, version }) => `${program} ${version}`),
  };
}
