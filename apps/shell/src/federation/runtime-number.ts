/** Number of this shell's federation runtime; equals `RUNTIME` of tools/federation (a test says so). A release built for another one is refused. */
export const RUNTIME = 1;
