/**
 * A case for what a call will do once it is written: it passes as long as it does not hold, and fails as soon as it does,
 * so that whoever writes the call makes it an `it`. (The runner of these specs has no `it.failing`.)
 */
export function later(title: string, run: () => Promise<void>): void {
  it(title, () => doesNotHoldYet(run));
}

/** Refuses when `run` passes. */
export async function doesNotHoldYet(run: () => Promise<void>): Promise<void> {
  const holds = await run().then(
    () => true,
    () => false,
  );
  if (holds) throw new Error('This holds now: write `it` instead of `later`');
}
