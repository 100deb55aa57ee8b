import { RELEASES } from './fault.ts';
import { guardErrors, guardExits } from './guards.ts';
import { joinSupervisor, leaveWords, type Link } from './link.ts';
import { FAULTS_FD } from './messages.ts';
import { startWatcher } from './watcher.ts';

interface Log {
  error(about: object, line: string): void;
  fatal(about: object, line: string): void;
}

/** Makes this process a worker whose every end is told to the supervisor, with the release at fault. `hangAfter` in milliseconds. */
export function joinWatch({ hangAfter, log }: { hangAfter: number; log: Log }): Link {
  const link = joinSupervisor();
  guardExits(leaveWords);
  guardErrors({
    tell: leaveWords,
    onRejection: (err, addresses) => log.error({ err, ...(addresses[0] && { release: addresses[0] }) }, 'a promise was rejected and nobody caught it'),
    onFatal(err) {
      log.fatal({ err }, 'uncaught');
      process.exit(1);
    },
  });
  startWatcher({
    hangAfter,
    fd: FAULTS_FD,
    releases: RELEASES,
    onError: (err) => log.error({ err }, 'the watchdog ended; a release that hangs is not found any more'),
  });
  // Ctrl-C in a terminal reaches the whole group; the supervisor stops its workers in their order.
  process.on('SIGINT', () => {});
  return link;
}
