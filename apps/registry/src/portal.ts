import { userInfo } from 'node:os';
import { run } from './portal/run.ts';

/** The machine may have no name for the user (a container): the history then says so. */
const user = (): string => {
  try {
    return userInfo().username;
  } catch {
    return 'unknown';
  }
};

process.exitCode = await run(process.argv.slice(2), { env: process.env, user: user(), out: (line) => console.log(line), err: (line) => console.error(line) });
