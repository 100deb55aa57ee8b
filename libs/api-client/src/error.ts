import type { Problem } from '@portal/contracts';

/**
 * Why a call failed. `refused`: a business refusal (HTTP 200, code above 0). `offline`: no answer at all. `contract`: an answer of the wrong shape.
 */
export type ApiErrorKind = 'refused' | 'badInput' | 'noToken' | 'notAllowed' | 'notFound' | 'tooMany' | 'server' | 'offline' | 'aborted' | 'contract';

/** Carries a code; words for people come from `serverMessage` (already in their language) or from the translations. */
export class ApiError extends Error {
  readonly kind: ApiErrorKind;
  readonly status: number;
  readonly code: number | string;
  readonly serverMessage: string | undefined;
  readonly problems: Problem[];
  /** Seconds to wait, of a 429. */
  readonly retryAfter: number | undefined;
  constructor(
    kind: ApiErrorKind,
    detail: {
      call: string;
      status?: number;
      code?: number | string;
      serverMessage?: string | undefined;
      problems?: Problem[] | undefined;
      retryAfter?: number | undefined;
      cause?: unknown;
    },
  ) {
    super(`${detail.call}: ${kind}${detail.status ? ` (HTTP ${detail.status})` : ''}`, { cause: detail.cause });
    this.name = 'ApiError';
    this.kind = kind;
    this.status = detail.status ?? 0;
    this.code = detail.code ?? -1;
    this.serverMessage = detail.serverMessage;
    this.problems = detail.problems ?? [];
    this.retryAfter = detail.retryAfter;
  }
}
// By name: shell and remotes each hold a copy of this class.
export const isApiError = (error: unknown): error is ApiError => error instanceof Error && error.name === 'ApiError' && 'kind' in error;
