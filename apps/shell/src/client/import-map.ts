import type { Style } from '@portal/platform';
import { fileUrl, type Release } from '../federation/releases.ts';

interface TrustedTypes {
  createPolicy(name: string, rules: { createScript(text: string): string }): { createScript(text: string): string };
}
const own = globalThis as unknown as { trustedTypes?: TrustedTypes; __PORTAL_STYLE_HASHES__?: Record<string, string> };

/** Hashes of style sheets that a chunk brings along: the browser refuses one that does not match. */
export function rememberStyles(styles: readonly Pick<Style, 'href' | 'integrity'>[]): void {
  const hashes = (own.__PORTAL_STYLE_HASHES__ ??= {});
  for (const { href, integrity } of styles) if (integrity) hashes[new URL(href, location.href).href] = integrity;
}

/**
 * Hashes of a release that the page's own import map does not list: a further map, added before the first `import()`. A file that does not match its hash never runs.
 * Trusted Types: one policy, which lets nothing pass but integrity maps.
 */
export function createIntegrity(known: Iterable<string>) {
  const mapped = new Set(known);
  const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
  const policy = own.trustedTypes?.createPolicy('portal-import-map', {
    createScript(text) {
      if (Object.keys(JSON.parse(text) as object).join() !== 'integrity') throw new TypeError('not an integrity map');
      return text;
    },
  });
  const styleHashes = (own.__PORTAL_STYLE_HASHES__ ??= {});

  return function announce(release: Release): void {
    const files = Object.entries(release.files);
    for (const [file, hash] of files) if (file.endsWith('.css')) styleHashes[new URL(fileUrl(release, file), location.href).href] = hash;
    if (mapped.has(release.base)) return;
    mapped.add(release.base);
    const text = JSON.stringify({
      integrity: Object.fromEntries(files.flatMap(([file, hash]) => (file.endsWith('.js') ? [[fileUrl(release, file), hash]] : []))),
    });
    const script = document.createElement('script');
    script.type = 'importmap';
    script.nonce = nonce;
    script.textContent = policy ? policy.createScript(text) : text;
    document.head.append(script);
  };
}
