/** A path is reloaded at most once in this time, milliseconds (specification, sections 8 and 9). */
export const RELOAD_WINDOW = 10_000;

/** When each path was last reloaded, epoch milliseconds. */
export type Reloads = Readonly<Record<string, number>>;

/**
 * Whether code that failed to load may reload its target path: once per 10 s per path (specification, section 8). `reloads`
 * is what to remember from then on; times outside the window are dropped, so it stays small. A clock that was put back
 * does not open the loop.
 */
export function decideReload(reloads: Reloads, path: string, nowMs: number): { reload: boolean; reloads: Reloads } {
  const recent = Object.entries(reloads).filter(([, at]) => Math.abs(nowMs - at) < RELOAD_WINDOW);
  if (recent.some(([one]) => one === path)) return { reload: false, reloads: Object.fromEntries(recent) };
  return { reload: true, reloads: Object.fromEntries([...recent, [path, nowMs]]) };
}

/**
 * Whether the next navigation is a full load: a newer build is out (specification, section 4), unless a video plays
 * (decisions, "Failures of code"). Without an answer about the latest build nothing changed.
 */
export function navigatesAnew(build: { running: string; latest: string | null; videoPlays: boolean }): boolean {
  return build.latest !== null && build.latest !== build.running && !build.videoPlays;
}
