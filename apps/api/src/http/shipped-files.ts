import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Endpoint } from '@portal/contracts';
import { refused } from './refusal.ts';
import { sendFile } from './send-file.ts';
import { routeOf } from './serve.ts';

/** Of each kind of file its type, what it may do where it is opened by itself (a drawing is a document), and whether it is asked for in stretches. */
const KINDS = {
  '.svg': { type: 'image/svg+xml', policy: "default-src 'none'; style-src 'unsafe-inline'; sandbox", stretches: false },
  '.webp': { type: 'image/webp', policy: "default-src 'none'; sandbox", stretches: false },
  '.mp4': { type: 'video/mp4', policy: "default-src 'none'; media-src 'self'; sandbox", stretches: true },
} as const;
const kindOf = (name: string) => Object.entries(KINDS).find(([end]) => end === extname(name))?.[1];

/** Of an address that says what is in it; of one that does not, which another release may fill otherwise. */
const CACHE = { same: 'public, max-age=31536000, immutable', other: 'public, max-age=3600' } as const;

/** Files of one folder that ship with the portal. */
export interface ShippedFiles {
  readonly folder: string;
  /** What is in each, by its name. Nothing else is ever joined to a path. */
  readonly hashes: ReadonlyMap<string, string>;
}
export const shippedFiles = (folder: string, hashes: Readonly<Record<string, string>>): ShippedFiles => ({ folder, hashes: new Map(Object.entries(hashes)) });

/** Where a call serves one of them; undefined where none has that name. */
export function shippedAddress({ hashes }: ShippedFiles, { path }: Endpoint, name: string): string | undefined {
  const hash = hashes.get(name);
  return hash === undefined ? undefined : `${path.replace('{name}', name)}?v=${hash}`;
}

const named = z.object({ name: z.string() });
const version = z.object({ v: z.string() });

/** Serves a public call whose answer is one of them: `name` of its path, `v` what is in it. Refuses any other name with 404. */
export function serveShipped(app: FastifyInstance, call: Endpoint, { folder, hashes }: ShippedFiles): void {
  app.get(routeOf(call), { config: { call: call.id } }, async (request, reply) => {
    const name = named.safeParse(call.params.safeParse(request.params).data).data?.name ?? '';
    const [hash, kind] = [hashes.get(name), kindOf(name)];
    if (hash === undefined || kind === undefined) throw refused.notFound();
    const path = join(folder, name);
    const { size } = await stat(path);
    void reply
      .type(kind.type)
      .header('cache-control', version.safeParse(call.query.safeParse(request.query).data).data?.v === hash ? CACHE.same : CACHE.other)
      .header('x-content-type-options', 'nosniff')
      .header('content-security-policy', kind.policy);
    return sendFile(request, reply, { size, stream: createReadStream(path) }, kind.stretches ? async (stretch) => createReadStream(path, stretch) : undefined);
  });
}
