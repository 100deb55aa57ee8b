import { createPrivateKey, generateKeyPairSync, sign } from 'node:crypto';
import { z } from 'zod';
import { previewParams, previewText, type RemoteName } from '@portal/contracts';
import { PREVIEW_KEY } from '../store/keys.ts';
import type { ObjectStore } from '../store/object-store.ts';

const keptPair = z.object({ format: z.literal(1), privateKey: z.string(), publicKey: z.string() });

/** Links to releases that nobody else gets. The pair is made once: links outlive a restart, and of several registries over one store all sign alike. */
export async function openPreviews({ store, now }: { store: ObjectStore; now: () => number }) {
  const { privateKey, publicKey } = await pairOf(store);
  const key = createPrivateKey({ key: Buffer.from(privateKey, 'base64'), format: 'der', type: 'pkcs8' });
  return {
    /** SPKI, base64: what shells verify with. */
    publicKey,
    /** The query to append to any page. `hours`: how long it is good for. */
    query(releases: Partial<Record<RemoteName, string>>, hours: number): string {
      const until = Math.floor(now() / 1_000 + hours * 3_600);
      const signature = sign(null, Buffer.from(previewText(releases, until)), key).toString('base64url');
      return new URLSearchParams([
        ...Object.entries(releases).map(([remote, version]): [string, string] => [`${previewParams.release}${remote}`, version]),
        [previewParams.until, String(until)],
        [previewParams.sign, signature],
      ]).toString();
    },
  };
}
export type Previews = Awaited<ReturnType<typeof openPreviews>>;

async function pairOf(store: ObjectStore): Promise<z.infer<typeof keptPair>> {
  const found = await store.get(PREVIEW_KEY);
  if (found) {
    const { data } = keptPair.safeParse(JSON.parse(found.bytes.toString('utf8')));
    if (!data)
      throw new Error(`${PREVIEW_KEY} in the store cannot be read. Put a good copy back, or remove it: preview links made before will not work any more.`);
    return data;
  }
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const pair = {
    format: 1,
    privateKey: privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64'),
    publicKey: publicKey.export({ format: 'der', type: 'spki' }).toString('base64'),
  };
  await store.put(PREVIEW_KEY, JSON.stringify(pair), 'absent');
  return pairOf(store);
}
