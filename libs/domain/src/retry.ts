/** Answers after which a read is tried once more (specification, section 9). */
export const RETRY = { times: 1, statuses: [408, 409, 425, 429, 500, 502, 503, 504] } as const;

/**
 * Whether a call that got this answer is made again: GET-like methods once, POST, PUT, PATCH and DELETE never (section 9).
 * `tries` counts the repeats made so far.
 */
export function mayRetry(method: string, status: number, tries: number): boolean {
  const repeatable = ['GET', 'HEAD', 'OPTIONS'].includes(method.toUpperCase());
  return repeatable && tries < RETRY.times && (RETRY.statuses as readonly number[]).includes(status);
}
