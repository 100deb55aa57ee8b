import { createHash } from 'node:crypto';
import type { Canary } from '@portal/contracts';

/** Where a visitor stands between 0 and 1, for one salt: the first 48 bits of a hash, so the same on every node and without a table. */
export function bucketOf(salt: string, visitor: string): number {
  return createHash('sha256').update(`${salt}|${visitor}`).digest().readUIntBE(0, 6) / 2 ** 48;
}

/** Raising the share only moves the bound up: nobody falls out. Salts differ by release, so a visitor is not the guinea pig of every remote. */
export const inCanary = ({ salt, percent }: Pick<Canary, 'salt' | 'percent'>, visitor: string): boolean => bucketOf(salt, visitor) < percent / 100;
