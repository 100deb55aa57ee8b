/** Something that the person at the keyboard can put right. Its message is one line and all that is printed of it. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}

/** A setting that is missing or wrong ends the program with one clear line, anything else with its stack. */
export function lineOf(error: unknown): string {
  if (error instanceof Refusal) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
