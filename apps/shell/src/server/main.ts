import '../federation/runtime.ts';
import path from 'node:path';
import { enableStaticRendering } from 'mobx-react-lite';
import { buildApp } from './app.ts';
import { readConfig } from './config.ts';
import { createLog } from './log.ts';

// Observers do not subscribe on the server.
enableStaticRendering(true);

async function start(): Promise<void> {
  const config = readConfig(process.env);
  const log = createLog(config.logLevel);
  const app = await buildApp(config, { clientDir: path.join(__dirname, '../client'), log });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void app.close().then(() => process.exit(0)));
  }
  await app.listen({ host: config.host, port: config.port });
  log.info({ address: `http://${config.host}:${config.port}` }, 'shell listens');
}

start().catch((error: unknown) => {
  const busy = (error as { code?: string }).code === 'EADDRINUSE';
  console.error(busy ? `Port ${process.env['PORT'] ?? 4200} is taken: stop what uses it, or set PORT.` : `The shell cannot start: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
});
