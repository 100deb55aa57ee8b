import { awayCodes, type Away } from '../../releases/operator-calls.ts';

/** A refusal of the operator's calls, as it is sent. */
export class DeskProblem extends Error {
  readonly status: number;
  readonly code: number;
  constructor(status: number, code: number, message: string) {
    super(message);
    this.name = 'DeskProblem';
    this.status = status;
    this.code = code;
  }
}

/** Something behind the shell does not answer. */
export const away = (what: Away, message: string): DeskProblem => new DeskProblem(503, awayCodes[what], message);
export const noRegistryToken = (): DeskProblem => away('token', 'this shell has no token of the registry: set REGISTRY_TOKEN and start it anew');
