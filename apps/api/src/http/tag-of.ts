import { createHash } from 'node:crypto';

/** The entity tag (RFC 9110, section 8.8.3) of what an answer says. */
export const tagOf = (said: string | Uint8Array): string => `"${createHash('sha256').update(said).digest('base64url').slice(0, 22)}"`;
