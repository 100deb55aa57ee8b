import '../federation/runtime.ts';
import path from 'node:path';
import { enableStaticRendering } from 'mobx-react-lite';
import { buildApp } from './app.ts';
import type { Config } from './config.ts';
import type { Log } from './log.ts';
import { createQuarantine } from './quarantine.ts';
import { createDrain } from './watchdog/drain.ts';
import { joinWatch } from './watchdog/join.ts';

/** How long pages under way may take once the worker is to end. Milliseconds. */
const PATIENCE = 5_000;

/** A render worker: the whole shell but for the port, which is its supervisor's. */
export async function work(config: Config, log: Log): Promise<void> {
  // Observers do not subscribe on the server.
  enableStaticRendering(true);
  const link = joinWatch({ hangAfter: config.hangAfter, log });
  const app = await buildApp(config, { clientDir: path.join(__dirname, '../client'), log, quarantine: createQuarantine(link) });
  await app.ready();
  const drained = createDrain(app.server);
  link.onStop(() => {
    void drained(PATIENCE)
      .then(() => app.close())
      .finally(() => process.exit(0));
  });
  link.serve(app.server);
}
