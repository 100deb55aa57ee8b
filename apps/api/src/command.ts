import { startFailure } from './start-failure.ts';

/** Something the person at the terminal can put right. */
export class Complaint extends Error {}

/** A command at the terminal: ends with 0 where its work says true, else with 1, and says in one line what can be put right. */
export function runCommand(name: string, work: () => Promise<boolean>): void {
  work().then(
    (good) => {
      process.exitCode = good ? 0 : 1;
    },
    (error: unknown) => {
      const line = error instanceof Complaint ? error.message : startFailure(error);
      console.error(line ? `${name}: ${line}` : error);
      process.exitCode = 1;
    },
  );
}
