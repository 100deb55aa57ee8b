/** Where the visitor is, as the portal tells others (section 4). The shell's PresenceModel implements it; of guests, and on the server, nothing is told. */
export interface Presence {
  /** A room is open from now on, also after the connection was lost and made anew. Every join has its leave. */
  join(roomId: number): void;
  leave(roomId: number): void;
}
