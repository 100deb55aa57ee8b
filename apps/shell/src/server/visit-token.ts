import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { releaseVersion, remoteName } from '@portal/contracts';

/** One render of a page, as its reports name it: who got it, from where, and which releases came with it. */
export interface Visit {
  /** Keyed hashes, 16 hex digits. */
  visitor: string;
  network: string;
  /** Random: tells renders apart. */
  render: string;
  /** By remote, the intended one first. */
  releases: Partial<Record<z.infer<typeof remoteName>, string[]>>;
}

/** A page that is open longer reports no more. Seconds. */
const LASTS = 12 * 3_600;
const hash = z.string().regex(/^[0-9a-f]{16}$/);
const content = z.tuple([hash, hash, z.number().int(), z.string().max(16), z.partialRecord(remoteName, z.array(releaseVersion).max(4))]);

/**
 * Tokens bound to one render of a page: who has none cannot report, and whoever has one speaks for one visitor of one network about the releases of that page. `now` in milliseconds.
 */
export function createVisitTokens({ secret, now }: { secret: Buffer; now(): number }) {
  const sign = (text: string): Buffer => createHmac('sha256', secret).update(`visit ${text}`).digest();
  return {
    /** Something about a visitor that says nothing of them: 16 hex digits, the same on every node with the same secret. */
    hash: (kind: 'visitor' | 'network', text: string): string => createHmac('sha256', secret).update(`${kind} ${text}`).digest('hex').slice(0, 16),
    make({ visitor, network, releases }: Omit<Visit, 'render'>): string {
      const expires = Math.floor(now() / 1_000) + LASTS;
      const text = Buffer.from(
        JSON.stringify([visitor, network, expires, randomBytes(6).toString('base64url'), releases] satisfies z.input<typeof content>),
      ).toString('base64url');
      return `${text}.${sign(text).toString('base64url')}`;
    },
    /** Undefined: forged, run out, or of another secret. */
    read(token: string): Visit | undefined {
      const [text = '', signature = ''] = token.split('.', 2);
      const given = Buffer.from(signature, 'base64url');
      const right = sign(text);
      if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
      const parsed = content.safeParse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')));
      if (!parsed.success) return undefined;
      const [visitor, network, expires, render, releases] = parsed.data;
      return expires * 1_000 > now() ? { visitor, network, render, releases } : undefined;
    },
  };
}
export type VisitTokens = ReturnType<typeof createVisitTokens>;

/** `PORTAL_SECRET`, the same on every node. Without it one made of the registry's token; without either, one of this process: then nothing is reported anyway. */
export function visitSecret({ secret, registryToken }: { secret: string | undefined; registryToken: string | undefined }): Buffer {
  if (secret) return Buffer.from(secret);
  return registryToken ? createHmac('sha256', registryToken).update('portal visits').digest() : randomBytes(32);
}
