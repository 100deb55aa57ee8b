/** Remembers the answers for the keys used last, `size` at most. What was not found is asked for again. */
export function recent<Value>(size: number) {
  const kept = new Map<string, Value>();
  return async (key: string, load: () => Promise<Value | undefined>): Promise<Value | undefined> => {
    const value = kept.get(key) ?? (await load());
    if (value === undefined) return undefined;
    kept.delete(key);
    kept.set(key, value);
    const [oldest] = kept.keys();
    if (kept.size > size && oldest !== undefined) kept.delete(oldest);
    return value;
  };
}
