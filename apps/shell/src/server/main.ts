import path from 'node:path';
import { readConfig } from './config.ts';
import { createLog } from './log.ts';
import { isWorker } from './watchdog/link.ts';
import { supervise } from './watchdog/supervisor.ts';

async function start(): Promise<void> {
  const config = readConfig(process.env);
  const log = createLog(config.logLevel);
  if (isWorker()) {
    // A program of its own in the same file: the supervisor evaluates none of it.
    const { work } = await import('./worker.ts');
    return work(config, log);
  }
  const { host, workers } = config;
  const supervisor = await supervise({
    script: __filename,
    env: process.env,
    host,
    port: config.port,
    workers,
    folder: path.join(config.dataDir, 'shell'),
    log,
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void supervisor.stop().then(() => process.exit(0)));
  }
  void supervisor.failed.then((code) => process.exit(code));
  await supervisor.ready;
  log.info({ address: `http://${host}:${supervisor.port}`, workers }, 'shell listens');
}

start().catch((error: unknown) => {
  const busy = (error as { code?: string }).code === 'EADDRINUSE';
  console.error(
    busy
      ? `Port ${process.env['PORT'] ?? 4200} is taken: stop what uses it, or set PORT.`
      : `The shell cannot start: ${error instanceof Error ? error.message : String(error)}`,
  );
  process.exit(1);
});
