import { join } from 'node:path';
import { buildApp } from './app.ts';
import { clockFrom, systemClock } from './clock.ts';
import { readConfig } from './config.ts';
import { openDatabase } from './db/open.ts';
import { testClock } from './http/test-clock.ts';
import { passwords } from './identity/passwords.ts';
import { seed } from './seed/index.ts';
import { createReplay, loadReplayed } from './sports/index.ts';
import { startFailure } from './start-failure.ts';

/** The api as a process: opens, listens, and closes in reverse order. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const database = await openDatabase(config);
  const moved = config.startAt !== undefined || config.testClock ? clockFrom(config.startAt ?? systemClock.now()) : undefined;
  const { app, ground, start } = await buildApp({
    config,
    database,
    clock: moved ?? systemClock,
    passwords: passwords(),
    fixtures: createReplay({ matches: loadReplayed(), seed: config.replaySeed }),
    clipDir: join(import.meta.dirname, '../media/clip'),
  }).catch(async (error: unknown) => {
    await database.close();
    throw error;
  });

  let closing: Promise<void> | undefined;
  const close = () => (closing ??= app.close().finally(() => database.close()));
  try {
    await start(await seed(ground, config.demo ? 'demo' : 'site'));
  } catch (error) {
    await close();
    throw error;
  }

  if (config.testClock && moved) testClock(app, moved);

  // Where strangers register, a code that nobody receives is a fault that nobody sees.
  if (!config.demo && !config.smtpUrl) app.log.warn('SMTP_URL is not set: e-mail goes into the outbox of the data folder');
  if (!config.demo && !config.smsUrl) app.log.warn('SMS_URL is not set: text messages go into the outbox of the data folder');

  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      close().then(
        () => process.exit(0),
        (error: unknown) => {
          app.log.error({ err: error }, 'did not close cleanly');
          process.exit(1);
        },
      );
    });
  }
  try {
    await app.listen({ host: config.host, port: config.port });
  } catch (error) {
    await close();
    throw error;
  }
}

main().catch((error: unknown) => {
  const line = startFailure(error);
  // What we know how to say, in one line; for anything else the trace is the message.
  if (line) console.error(`api: ${line}`);
  else console.error(error);
  process.exit(1);
});
