/** How fast new accounts may write. Ours: the specification (section 5) knows no paces. */

/** How fast something may be done, as a bucket of tokens. */
interface Pace {
  readonly perSecond: number;
  /** Most that can be done at once. */
  readonly burst: number;
}

/** How long an account counts as new (ours). Milliseconds. */
export const NEW_ACCOUNT = 24 * 3_600_000;

/** Whether an account is new (ours). `since`: when it was made, epoch milliseconds; undefined where nobody knows, which is no reason to slow anybody down. */
export function isNewAccount(since: number | undefined, now: number): boolean {
  return since !== undefined && now - since < NEW_ACCOUNT;
}

/** A third of a pace, and a third as much at once, but never less than two (ours): a question and a second thought. */
export function paceOfNewAccount({ perSecond, burst }: Pace): Pace {
  return { perSecond: perSecond / 3, burst: Math.max(Math.min(2, burst), Math.ceil(burst / 3)) };
}
