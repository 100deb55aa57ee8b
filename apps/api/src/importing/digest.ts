import { createHash } from 'node:crypto';
import type { MatchRecord } from '@portal/domain';
import { packMatch } from '../sports/index.ts';

/** A fingerprint of a match: the same for the same facts, in whatever order the record names them. */
export function digestOf(match: MatchRecord): string {
  return createHash('sha1')
    .update(JSON.stringify(packMatch(match)))
    .digest('base64url');
}
