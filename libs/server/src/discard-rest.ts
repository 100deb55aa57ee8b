import type { IncomingMessage } from 'node:http';

export interface Worth {
  /** Bytes of a body that are read at most before it is given up. */
  readonly bytes: number;
  /** Milliseconds that its end is waited for. */
  readonly ms: number;
}

/** A refused body of an upload, sent over a phone's line. */
const USUAL: Worth = { bytes: 16 * 1024 * 1024, ms: 5_000 };

/**
 * Reads what is still to come of a request's body and throws it away: for an answer that is ready before the body is. A connection that is closed with bytes
 * unread is reset, and takes the answer with it. False when the end did not come, or is not worth waiting for: then the answer goes out with `connection: close`, and may be lost.
 */
export function discardRest(message: IncomingMessage, { bytes, ms }: Worth = USUAL): Promise<boolean> {
  message.unpipe();
  if (message.complete || message.readableEnded || message.destroyed) return Promise.resolve(message.complete);
  if (Number(message.headers['content-length'] ?? 0) > bytes) return Promise.resolve(false);
  return new Promise((resolve) => {
    let read = 0;
    const count = (chunk: Buffer) => {
      read += chunk.length;
      if (read > bytes) done();
    };
    const done = () => {
      clearTimeout(timer);
      message.off('data', count).off('end', done).off('close', done).off('error', done);
      resolve(message.complete);
    };
    const timer = setTimeout(done, ms);
    message.on('data', count).on('end', done).on('close', done).on('error', done);
    message.resume();
  });
}
