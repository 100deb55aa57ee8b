import type { RemoteName } from '@portal/contracts';
import type { Fault } from './fault.ts';

/** A release that no worker runs. `since`: revision of its remote's last move when it failed; after another it gets another chance. */
export interface Quarantined extends Fault {
  culprit: NonNullable<Fault['culprit']>;
  at: string;
  since: number;
}

/** What supervisor and workers say to each other. Faults go another way: by a pipe that can be written at once, from any thread (fault.ts). */
export type ToWorker =
  /** A connection comes along with it. */
  | { say: 'connection' }
  | { say: 'quarantine'; list: Quarantined[] }
  /** Finish what is under way, then end. */
  | { say: 'stop' };

export type FromWorker =
  | { say: 'ready' }
  | { say: 'taken' }
  /** Revision of a remote's last move. */
  | { say: 'since'; remote: RemoteName; since: number };

/** Environment of a worker. */
export const WORKER = 'SHELL_WORKER';
export const QUARANTINE = 'SHELL_QUARANTINE';
/** The pipe for faults: file descriptor of a worker. */
export const FAULTS_FD = 4;
