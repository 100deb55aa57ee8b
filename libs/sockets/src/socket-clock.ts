/** The one part of a clock the connection needs: call back after `ms` until the returned function is called. */
export interface SocketClock {
  after(ms: number, callback: () => void): () => void;
}
