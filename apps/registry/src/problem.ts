import { codes } from '@portal/contracts';

/** The registry's own addition to the contract's codes: somebody else was first, or the version is taken. */
const conflict = 40900;

/** A refusal that the caller may read: HTTP status, code and one line. Anything else thrown is ours (500, details in the log only). */
export class Problem extends Error {
  readonly status: number;
  readonly code: number;
  readonly retryAfter: number | undefined;
  constructor(status: number, code: number, message: string, retryAfter?: number) {
    super(message);
    this.status = status;
    this.code = code;
    this.retryAfter = retryAfter;
  }
}

export const badInput = (message: string) => new Problem(400, codes.badInput, message);
export const noToken = () => new Problem(401, codes.noToken, 'This needs the registry token: Authorization: Bearer <REGISTRY_TOKEN>.');
export const writingIsOff = () => new Problem(403, codes.notAllowed, 'Writing is off: the registry runs without REGISTRY_TOKEN. Start it with one to publish and promote.');
export const notFound = (message: string) => new Problem(404, codes.notFound, message);
export const taken = (message: string) => new Problem(409, conflict, message);
export const tooManyWaiting = () => new Problem(503, codes.notReady, 'Too many callers wait for a change; ask again in a moment.', 5);
