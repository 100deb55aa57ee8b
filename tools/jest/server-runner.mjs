import { Worker } from 'jest-worker';

const WORKER = new URL('server-worker.cjs', import.meta.url);

/**
 * jest-light-runner's way of running a file, in jest-worker's processes instead of its own pools.
 * In threads of one process databases in memory (PGlite, WebAssembly) share V8's one table of code pages, and now and then it loses one: the whole run died of a
 * failed check of V8's own (nodejs/node#64500). The processes that jest-light-runner can make leave one of several waiting for ever for its settings.
 * A process that dies fails the file that it was at, by name, and the others go on. The file is not tried again: why it died is for somebody to see.
 */
export default class ServerRunner {
  #globalConfig;

  constructor(globalConfig) {
    this.#globalConfig = globalConfig;
  }

  async runTests(tests, watcher, onStart, onResult, onFailure) {
    const atOnce = Math.min(this.#globalConfig.maxWorkers, tests.length);
    const pools = new Map();
    // What a project's files have loaded stays loaded for the next one, and nobody else's: a pool for each.
    const poolOf = (config) => {
      if (!pools.has(config)) pools.set(config, this.#open(config, Math.min(atOnce, tests.filter(({ context }) => context.config === config).length)));
      return pools.get(config);
    };
    // Each takes the next file as soon as it is through with its last.
    const queue = tests.values();
    const atWork = async () => {
      for (const test of queue) {
        if (watcher.isInterrupted()) return;
        await onStart(test);
        await poolOf(test.context.config)
          .run(test.path)
          .then(
            (result) => onResult(test, result),
            (error) => onFailure(test, error),
          );
      }
    };
    try {
      await Promise.all(Array.from({ length: atOnce }, atWork));
    } finally {
      await Promise.all([...pools.values()].map((pool) => pool.end()));
    }
  }

  #open(projectConfig, numWorkers) {
    const { silent } = this.#globalConfig;
    const setupArgs = [{ globalConfig: this.#globalConfig, projectConfig, runtime: 'child_process' }];
    const pool = new Worker(WORKER, { exposedMethods: ['run'], numWorkers, maxRetries: 0, setupArgs });
    pool.getStderr().pipe(process.stderr, { end: false });
    if (!silent) pool.getStdout().pipe(process.stdout, { end: false });
    return pool;
  }
}
