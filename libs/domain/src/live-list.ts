export interface LiveCounts {
  total: number;
  totalmode: number;
}

/** The live list is replaced only when the total live count or the mode total changed (specification, section 4). */
export function liveListIsReplaced(shown: LiveCounts | null, arrived: LiveCounts): boolean {
  return shown === null || shown.total !== arrived.total || shown.totalmode !== arrived.totalmode;
}

/** The default selection among the matches to come: the first, or none (specification, section 4). */
export function defaultFutureMatch<M>(futureMatch: readonly M[]): M | null {
  return futureMatch[0] ?? null;
}
