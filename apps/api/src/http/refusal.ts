import { codes, type Problem } from '@portal/contracts';

interface Shape {
  readonly status: number;
  readonly code: number | string;
  /** Key of the words for `msg`. */
  readonly words: string;
  readonly params?: Record<string, string | number>;
  readonly problems?: Problem[];
  /** Seconds. */
  readonly retryAfter?: number;
}

/** A call that is answered with a refusal; the envelope is made of it at the edge, in the caller's language. */
export class Refused extends Error implements Shape {
  readonly status: number;
  readonly code: number | string;
  readonly words: string;
  readonly params: Record<string, string | number>;
  readonly problems: Problem[] | undefined;
  readonly retryAfter: number | undefined;

  constructor({ status, code, words, params = {}, problems, retryAfter }: Shape) {
    super(`${status} ${code} ${words}`);
    this.status = status;
    this.code = code;
    this.words = words;
    this.params = params;
    this.problems = problems;
    this.retryAfter = retryAfter;
  }
}

export const refused = {
  badInput: (problems: Problem[]) => new Refused({ status: 400, code: codes.badInput, words: 'badInput', problems }),
  noToken: () => new Refused({ status: 401, code: codes.noToken, words: 'noToken' }),
  notAllowed: () => new Refused({ status: 403, code: codes.notAllowed, words: 'notAllowed' }),
  notFound: () => new Refused({ status: 404, code: codes.notFound, words: 'notFound' }),
  tooLarge: () => new Refused({ status: 413, code: codes.tooLarge, words: 'tooLarge' }),
  tooMany: (retryAfter: number) => new Refused({ status: 429, code: codes.tooMany, words: 'tooMany', params: { seconds: retryAfter }, retryAfter }),
  ours: (requestId: string) => new Refused({ status: 500, code: codes.ours, words: 'ours', params: { requestId } }),
  /** Part of the contract, not of this version. */
  notBuilt: () => new Refused({ status: 501, code: codes.notBuilt, words: 'notBuilt' }),
  notReady: () => new Refused({ status: 503, code: codes.notReady, words: 'notReady' }),
  /** A refusal of the business, not of the protocol: HTTP 200, code above 0. */
  business: (code: number | string, words: string, params: Record<string, string | number> = {}) => new Refused({ status: 200, code, words, params }),
} as const;
