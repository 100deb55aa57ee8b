import { createServer } from 'node:net';

/** Below what systems hand out by themselves (from 32768 on Linux, from 49152 elsewhere), so that no outgoing connection and no server on port 0 takes one meanwhile. */
const FIRST = 20_000;
const PER_WORKER = 400;
const WORKERS = 30;

let next = 0;

const free = (port: number) =>
  new Promise<boolean>((resolve) => {
    const server = createServer()
      .once('error', () => resolve(false))
      .listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });

/**
 * A loopback port for a process that a test starts. Test workers that run beside each other draw from ranges of their own, since a port that was free when it was asked
 * for can be another's by the time it is used. A port is not given twice until the whole range has been given.
 */
export async function freePort(worker = Number(process.env['TEST_PARALLEL_INDEX'] ?? process.env['JEST_WORKER_ID'] ?? WORKERS - 1)): Promise<number> {
  for (let tries = 0; tries < PER_WORKER; tries += 1) {
    const port = FIRST + (worker % WORKERS) * PER_WORKER + next;
    next = (next + 1) % PER_WORKER;
    if (await free(port)) return port;
  }
  throw new Error(`none of the ${PER_WORKER} loopback ports of test worker ${worker} is free`);
}
