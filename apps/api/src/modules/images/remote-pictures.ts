import { lookup } from 'node:dns';
import { Agent, get as httpsGet, type RequestOptions } from 'node:https';
import type { IncomingMessage } from 'node:http';
import type { LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.ts';

/** Why a picture of another site is not had. */
export type RemoteFailure = 'missing' | 'tooLarge' | 'unreachable';
export type RemoteAnswer = { readonly bytes: Buffer } | { readonly failure: RemoteFailure };

export interface RemoteOptions {
  /** Largest answer in bytes. */
  readonly mostBytes: number;
  /** For tests: who answers for names, and how a connection is made. */
  readonly lookup?: typeof lookup;
  readonly ask?: (url: URL, options: RequestOptions) => Promise<IncomingMessage>;
  readonly isPublic?: (address: string) => boolean;
}
export type FetchRemote = (url: URL, timeout: number) => Promise<RemoteAnswer>;

/**
 * Fetches pictures of other sites. The name is resolved here and the connection goes to the address that was checked, so a name
 * that answers differently the second time gains nothing. Redirects are not followed: they could lead anywhere.
 */
export function remotePictures({ mostBytes, lookup: resolve = lookup, ask = overHttps, isPublic = isPublicAddress }: RemoteOptions): FetchRemote {
  // Sockets are not kept: pictures are asked for once.
  const agent = new Agent({ keepAlive: false, maxSockets: 8, maxTotalSockets: 32 });
  return async (url, timeout) => {
    const signal = AbortSignal.timeout(timeout);
    try {
      const answer = await ask(url, {
        agent,
        signal,
        lookup: checked(resolve, isPublic),
        headers: { accept: 'image/webp,image/png,image/jpeg,image/gif', 'accept-encoding': 'identity', 'user-agent': 'khan-dai-images' },
      });
      if (answer.statusCode !== 200) {
        answer.destroy();
        return { failure: 'missing' };
      }
      return await bodyOf(answer, mostBytes);
    } catch {
      return { failure: 'unreachable' };
    }
  };
}

const overHttps = (url: URL, options: RequestOptions): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    httpsGet(url, options, resolve).on('error', reject);
  });

async function bodyOf(answer: IncomingMessage, mostBytes: number): Promise<RemoteAnswer> {
  const parts: Buffer[] = [];
  let size = Number(answer.headers['content-length'] ?? 0);
  if (size <= mostBytes) {
    size = 0;
    for await (const part of answer as AsyncIterable<Buffer>) {
      size += part.length;
      if (size > mostBytes) break;
      parts.push(part);
    }
  }
  if (size <= mostBytes) return { bytes: Buffer.concat(parts) };
  answer.destroy();
  return { failure: 'tooLarge' };
}

/** Resolves a name and refuses it when any of its addresses is not of the open internet. */
function checked(resolve: typeof lookup, isPublic: (address: string) => boolean): LookupFunction {
  return (host, options, done) => {
    resolve(host, { family: options.family === 'IPv4' ? 4 : options.family === 'IPv6' ? 6 : (options.family ?? 0), all: true }, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error || !first) return done(error ?? new Error(`no address for ${host}`), '', 0);
      if (!addresses.every(({ address }) => isPublic(address))) return done(new Error(`${host} has an address that is not public`), '', 0);
      if (options.all) return done(null, addresses);
      return done(null, first.address, first.family);
    });
  };
}
