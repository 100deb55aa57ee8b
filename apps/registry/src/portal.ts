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

/** On the way somebody may watch; a script that keeps our words wants the outcome alone. */
const watched = process.stderr.isTTY || process.env['CI'] === 'true';

process.exitCode = await run(process.argv.slice(2), {
  env: process.env,
  cwd: process.cwd(),
  user: user(),
  out: (line) => console.log(line),
  err: (line) => console.error(line),
  progress: (line) => {
    if (watched) console.error(line);
  },
});
