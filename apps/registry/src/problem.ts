import { codes, type GateReport } from '@portal/contracts';

/** The registry's own additions to the contract's codes: somebody else was first or it does not fit; there is no room. */
const conflict = 40900;
const full = 50700;

/** A refusal that the caller may read: HTTP status, code and one line. Anything else thrown is ours (500, details in the log only). */
export class Problem extends Error {
  readonly status: number;
  readonly code: number;
  readonly retryAfter: number | undefined;
  readonly data: unknown;
  constructor(status: number, code: number, message: string, { retryAfter, data }: { retryAfter?: number; data?: unknown } = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.retryAfter = retryAfter;
    this.data = data;
  }
}

export const badInput = (message: string) => new Problem(400, codes.badInput, message);
export const noToken = () => new Problem(401, codes.noToken, 'This needs a token of the registry: Authorization: Bearer <token>.');
export const notAllowed = (message: string) => new Problem(403, codes.notAllowed, message);
export const notFound = (message: string) => new Problem(404, codes.notFound, message);
export const taken = (message: string) => new Problem(409, conflict, message);
/** The gate said no; the report goes with it. */
export const doesNotFit = (message: string, report: GateReport) => new Problem(409, conflict, message, { data: report });
export const busy = (message: string, retryAfter = 5) => new Problem(503, codes.notReady, message, { retryAfter });
export const noRoom = () => new Problem(507, full, 'The disk of the registry is full: nothing was changed. Make room, then try again.');

/** No room, by any of the names the system has for it. */
export const isFull = (error: unknown): boolean => ['ENOSPC', 'EDQUOT'].includes((error as NodeJS.ErrnoException | undefined)?.code ?? '');
