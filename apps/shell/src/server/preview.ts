import { createPublicKey, verify } from 'node:crypto';
import { previewParams, previewText, releaseVersion, remoteNames, type RemoteName } from '@portal/contracts';
import { isPreviewParam } from '../preview-address.ts';

/** What an address asks to be shown instead of what everybody gets. */
export interface PreviewAsk {
  releases: Partial<Record<RemoteName, string>>;
  /** Named in the address, but no remote of ours or no version by its form. */
  nonsense: string[];
  /** Unix seconds. */
  until: number;
  sign: string;
  /** Its own parameters, to stand in an address again. */
  query: string;
}

const prefix = previewParams.release;
const SHOWN = 60;

/** The preview that an address asks for, if any; of two values for one name the first counts. */
export function readPreview(url: string): PreviewAsk | undefined {
  const at = url.indexOf('?');
  if (at < 0 || !url.includes(prefix)) return undefined;
  const given = new Map([...new URLSearchParams(url.slice(at + 1, 4_096))].filter(([name]) => isPreviewParam(name)).reverse());
  if (given.size === 0) return undefined;
  const ask: PreviewAsk = {
    releases: {},
    nonsense: [],
    until: Number(given.get(previewParams.until) ?? 0),
    sign: given.get(previewParams.sign) ?? '',
    query: new URLSearchParams([...given].reverse()).toString(),
  };
  for (const [name, version] of given) {
    if (name === previewParams.until || name === previewParams.sign) continue;
    const remote = remoteNames.find((known) => name === prefix + known);
    if (remote && releaseVersion.safeParse(version).success) ask.releases[remote] = version;
    else ask.nonsense.push(`${name.slice(prefix.length)}@${version}`.slice(0, SHOWN));
  }
  return ask;
}

/** Does the registry's signature stand for exactly these releases, and still? `key`: SPKI, base64; `now` in milliseconds. */
export function signedWell({ releases, until, sign }: PreviewAsk, key: string, now: number): boolean {
  if (!key || !Number.isSafeInteger(until) || until * 1_000 <= now) return false;
  try {
    const publicKey = createPublicKey({ key: Buffer.from(key, 'base64'), format: 'der', type: 'spki' });
    return publicKey.asymmetricKeyType === 'ed25519' && verify(null, Buffer.from(previewText(releases, until)), publicKey, Buffer.from(sign, 'base64url'));
  } catch {
    return false;
  }
}
