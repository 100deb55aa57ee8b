const isThing = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * What was read of an answer, with what the reader's schema let fall: the page keeps one answer for all releases in it, and one that was built from a newer contract reads more of it.
 * What the schema made of a value stays. The same object where nothing fell.
 */
export function withRest<T>(given: unknown, read: T): T;
export function withRest(given: unknown, read: unknown): unknown {
  if (Array.isArray(given) && Array.isArray(read) && given.length === read.length) {
    const whole = read.map((item, place) => withRest(given[place], item));
    return whole.some((item, place) => item !== read[place]) ? whole : read;
  }
  if (!isThing(given) || !isThing(read)) return read;
  const rest = Object.keys(given).filter((key) => !Object.hasOwn(read, key));
  const deeper = Object.keys(read).flatMap((key): [string, unknown][] => {
    const whole = Object.hasOwn(given, key) ? withRest(given[key], read[key]) : read[key];
    return whole === read[key] ? [] : [[key, whole]];
  });
  if (rest.length + deeper.length === 0) return read;
  return { ...read, ...Object.fromEntries([...rest.map((key): [string, unknown] => [key, given[key]]), ...deeper]) };
}
