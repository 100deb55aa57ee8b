import { createHmac } from 'node:crypto';
import { networkOf } from '../limits/network.ts';

/** A mark of the network that an address is of: the same for the same network, and nothing else can be read from it without the secret. */
export type MarkNetwork = (ip: string) => string;
export const networkMarks =
  (secret: Uint8Array): MarkNetwork =>
  (ip) =>
    createHmac('sha256', secret)
      .update(`network ${networkOf(ip)}`)
      .digest('base64url')
      .slice(0, 22);
