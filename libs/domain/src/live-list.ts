/** The default selection among the matches to come: the first, or none (specification, section 4). */
export function defaultFutureMatch<M>(futureMatch: readonly M[]): M | null {
  return futureMatch[0] ?? null;
}
