/** A promise that `use()` reads without suspending: already marked, as React marks one it has seen. `use()` must run on every render, also when the value is there. */
export const fulfilled = <T>(value: T): Promise<T> => Object.assign(Promise.resolve(value), { status: 'fulfilled' as const, value });
