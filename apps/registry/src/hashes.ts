import { createHash } from 'node:crypto';

/** As browsers want it in `integrity`. */
export const sha384 = (bytes: Uint8Array | string): string => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
