import path from 'node:path';
import { buildApp } from './app.ts';
import { readConfig, type Config } from './config.ts';
import { checkGate, smallestSet } from './gate/index.ts';
import { rulesFromEnv } from './health/index.ts';
import { openProbe } from './probe/run-probe.ts';
import { openDiskStore } from './store/disk-store.ts';

/** One line for the operator, then out: a stack trace explains nothing about a busy port. */
function giveUp(error: unknown, config?: Config): never {
  const { code, message } = error as NodeJS.ErrnoException;
  const line =
    code === 'EADDRINUSE'
      ? `port ${config?.port} is in use. Stop what runs there, or set PORT.`
      : code === 'ENOSPC'
        ? `the disk is full: ${message}`
        : code === 'EACCES'
          ? `not allowed: ${message}`
          : message;
  console.error(`registry: ${line}`);
  process.exit(1);
}

async function start(): Promise<void> {
  let config: Config | undefined;
  try {
    config = readConfig(process.env);
    const healthRules = rulesFromEnv(process.env);
    const store = await openDiskStore(config.folder);
    const probe = await openProbe(path.join(config.folder, 'probe'));
    const app = await buildApp({
      store,
      probe,
      gate: { checkGate, smallestSet },
      healthRules,
      token: config.token,
      closed: config.closed,
      logger: { level: config.logLevel },
    });
    let stopping = false;
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.on(signal, () => {
        if (stopping) return;
        stopping = true;
        void app.close().then(() => process.exit(0), giveUp);
      });
    }
    try {
      await app.listen({ port: config.port, host: config.host });
    } catch (error) {
      await app.close();
      throw error;
    }
    if (!config.token) app.log.warn('REGISTRY_TOKEN is not set: only tokens made before can publish or move anything');
  } catch (error) {
    giveUp(error, config);
  }
}

await start();
