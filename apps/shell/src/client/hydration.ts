/**
 * Resolves when every given part of the first page is hydrated. The session starts after it: a part that finds another state than the server rendered it with would be thrown away.
 * A part that failed to hydrate must not keep the visitor a stranger for ever: the wait ends by itself.
 */
export function hydrationOf(parts: Iterable<string>, after: (ms: number, callback: () => void) => void, longest = 4_000) {
  const missing = new Set(parts);
  let done = () => {};
  const complete = new Promise<void>((resolve) => {
    done = resolve;
  });
  after(longest, () => done());
  return {
    complete,
    mounted(part: string): void {
      missing.delete(part);
      if (missing.size === 0) done();
    },
  };
}
