import { webParts } from '@portal/domain';

/** Addresses of this portal in a text, as their paths, in order. `typed`: the text is being typed, so that an address at its very end is not whole yet. */
export function ownLinksIn(text: string, origin: string, { typed = false } = {}): string[] {
  const parts = webParts(text);
  const links = typed && parts.at(-1)?.kind === 'link' ? parts.slice(0, -1) : parts;
  const own = links.flatMap((part) => (part.kind === 'link' && new URL(part.href).origin === origin ? [new URL(part.href).pathname] : []));
  return [...new Set(own)].filter((path) => path !== '/');
}
