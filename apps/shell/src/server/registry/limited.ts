/** Does `work` for each, `most` at a time; the first failure ends it. */
export async function forEachLimited<T>(items: readonly T[], most: number, work: (item: T) => Promise<void>): Promise<void> {
  const rest = items.values();
  let failed = false;
  const lane = async () => {
    for (const item of rest) {
      if (failed) return;
      await work(item);
    }
  };
  await Promise.all(
    Array.from({ length: Math.min(most, items.length) }, () =>
      lane().catch((error: unknown) => {
        failed = true;
        throw error;
      }),
    ),
  );
}
