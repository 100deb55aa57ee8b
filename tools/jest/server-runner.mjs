import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const WORKER = fileURLToPath(import.meta.resolve('./server-worker.mjs'));

/**
 * jest-light-runner's way of running a file, in processes instead of its own pools.
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
    // Each worker takes the next file as soon as it is through with its last.
    const queue = tests.values();
    const atWork = async (_, place) => {
      const worker = new Worker(this.#globalConfig, place + 1);
      try {
        for (const test of queue) {
          if (watcher.isInterrupted()) return;
          await onStart(test);
          const { result, error } = await worker.run(test);
          await (error ? onFailure(test, error) : onResult(test, result));
        }
      } finally {
        worker.end();
      }
    };
    await Promise.all(Array.from({ length: Math.min(this.#globalConfig.maxWorkers, tests.length) }, atWork));
  }
}

/** A process for each project whose files it meets: what a project's files have loaded stays loaded for the next one, and nobody else's. */
class Worker {
  #globalConfig;
  #id;
  #processes = new Map();

  constructor(globalConfig, id) {
    this.#globalConfig = globalConfig;
    this.#id = id;
  }

  /** What became of a file: its result, or why there is none. */
  async run({ path, context }) {
    const child = this.#processOf(context.config);
    const over = new AbortController();
    const answered = once(child, 'message', over).then(([answer]) => answer);
    const died = once(child, 'exit', over).then(([code, signal]) => ({
      error: { message: `The process of this file ended by ${signal ?? `code ${code}`}`, stack: '' },
    }));
    child.send(path);
    try {
      return await Promise.race([answered, died]);
    } catch (error) {
      return { error };
    } finally {
      over.abort();
    }
  }

  end() {
    for (const child of this.#processes.values()) if (child.connected) child.disconnect();
  }

  #processOf(projectConfig) {
    const there = this.#processes.get(projectConfig);
    if (there?.connected) return there;
    const env = { ...process.env, JEST_WORKER_ID: String(this.#id) };
    const child = fork(WORKER, { env, serialization: 'advanced', stdio: ['ignore', this.#globalConfig.silent ? 'ignore' : 'inherit', 'inherit', 'ipc'] });
    child.send({ globalConfig: this.#globalConfig, projectConfig, runtime: 'child_process' });
    this.#processes.set(projectConfig, child);
    return child;
  }
}
