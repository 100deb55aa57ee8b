/** The bytes of one connection; a WebSocket in life, an array in tests. */
export interface Wire {
  send(bytes: Buffer): void;
  /** Asks the other end for a sign of life. */
  ping(): void;
  close(code: number, reason: string): void;
  /** Bytes handed over and not yet taken by the network. */
  buffered(): number;
}

/** Close codes of the WebSocket protocol, as used here. */
export const closeCodes = { protocol: 1002, policy: 1008, restart: 1012, tryLater: 1013 } as const;
