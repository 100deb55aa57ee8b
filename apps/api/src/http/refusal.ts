import { codes, type Problem } from '@portal/contracts';
import { codeWords, type Refusing } from './code-words.ts';

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

type More = Omit<Partial<Shape>, 'status' | 'code'>;
/** A refusal in the words of its code, unless `more` has better ones. */
const refusal = (status: number, code: Refusing, more: More = {}) => new Refused({ status, code, words: codeWords[code], ...more });

export const refused = {
  badInput: (problems: Problem[]) => refusal(400, codes.badInput, { problems }),
  noToken: () => refusal(401, codes.noToken),
  notAllowed: () => refusal(403, codes.notAllowed),
  notFound: () => refusal(404, codes.notFound),
  tooLarge: () => refusal(413, codes.tooLarge),
  tooMany: (retryAfter: number) => refusal(429, codes.tooMany, { params: { seconds: retryAfter }, retryAfter }),
  /** To an account of today. */
  tooManyForNew: (retryAfter: number) => refusal(429, codes.tooMany, { words: 'tooManyForNew', params: { seconds: retryAfter }, retryAfter }),
  ours: (requestId: string) => refusal(500, codes.ours, { params: { requestId } }),
  /** Part of the contract, not of this version. */
  notBuilt: () => refusal(501, codes.notBuilt),
  notReady: () => refusal(503, codes.notReady),
  /** A refusal of the business, not of the protocol: HTTP 200, code above 0. */
  business: (code: Refusing, more?: More) => refusal(200, code, more),
} as const;
