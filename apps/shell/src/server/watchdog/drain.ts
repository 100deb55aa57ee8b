import type { Server } from 'node:http';

/** Counts requests under way. `drained` resolves when there are none, or after `patience` milliseconds; from then on every answer closes its connection. */
export function createDrain(server: Server) {
  let underWay = 0;
  let draining = false;
  let check = () => {};
  server.prependListener('request', (_request, response) => {
    underWay += 1;
    if (draining) response.shouldKeepAlive = false;
    response.once('close', () => {
      underWay -= 1;
      check();
    });
  });
  return async function drained(patience: number): Promise<void> {
    draining = true;
    server.closeIdleConnections();
    if (underWay === 0) return;
    await new Promise<void>((resolve) => {
      const late = setTimeout(resolve, patience);
      check = () => {
        if (underWay > 0) return;
        clearTimeout(late);
        resolve();
      };
    });
  };
}
