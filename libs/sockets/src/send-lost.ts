/** Why nobody knows whether a send arrived. Sending it again with the same uuid is always safe. */
export type SendLostReason = 'not-connected' | 'connection-lost' | 'no-answer' | 'superseded';

export class SendLost extends Error {
  readonly reason: SendLostReason;
  constructor(reason: SendLostReason) {
    super(`send: ${reason}`);
    this.name = 'SendLost';
    this.reason = reason;
  }
}
