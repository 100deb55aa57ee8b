import type { GateReport } from '@portal/contracts';
import type { RegistryRefused } from './client.ts';
import { oneLine } from './terminal.ts';

/** The lines of a refusal: one for each conflict and the set that would have to move along, or the registry's own words. */
export function refusalLines({ message, report }: RegistryRefused): string[] {
  if (!report || report.conflicts.length === 0) return [oneLine(message)];
  return [...report.conflicts.map(({ says }) => `refused: ${oneLine(says)}`), along(report)];
}

function along({ moveAlong }: GateReport): string {
  const set = Object.entries(moveAlong ?? {}).map(([remote, version]) => `${remote}@${version}`);
  if (set.length === 0) return 'no kept versions of other remotes were found with which it would fit';
  return `it would fit together with ${set.join(',')}`;
}
