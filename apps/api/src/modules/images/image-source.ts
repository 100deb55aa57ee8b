import { resourceCalls } from '@portal/contracts/resource';

/** Where a picture comes from: a file of ours, or an address of a site on the list. */
export type Source = { readonly kind: 'upload'; readonly name: string } | { readonly kind: 'remote'; readonly url: URL };

const UPLOADS = resourceCalls.file.path.replace('{name}', '');

/**
 * Reads `src` as it was sent: nothing in it is decoded or resolved for one of our own files, so no name leads out of their
 * folder. Undefined for whatever is neither a file of ours nor an https address, without name, password and port, on the list.
 */
export function readSource(src: string, domains: readonly string[]): Source | undefined {
  if (src.startsWith(UPLOADS)) {
    const named = resourceCalls.file.params.safeParse({ name: src.slice(UPLOADS.length) });
    return named.success ? { kind: 'upload', name: named.data.name } : undefined;
  }
  const url = URL.parse(src);
  if (url?.protocol !== 'https:' || url.username || url.password || url.port || !isListed(url.hostname, domains)) return undefined;
  url.hash = '';
  return { kind: 'remote', url };
}

/** `*.example.com` in the list stands for all names below it. */
function isListed(host: string, domains: readonly string[]): boolean {
  return domains.some((domain) => (domain.startsWith('*.') ? host.endsWith(domain.slice(1)) && host.length > domain.length - 1 : host === domain));
}
