import { useState } from 'react';
import type { Site } from '../app.tsx';
import { useApp } from '../app.tsx';
import { useHydrated } from '../use-hydrated.ts';

/** An object of schema.org. Addresses within the site may stand as paths. */
export type StructuredData = Record<string, unknown>;

/**
 * What searchers read of a page. Data, not a script, so no policy asks it for a nonce. It comes with what the server sends and stays as it came: a browser that makes or
 * changes script elements would need a trusted type for it, and searchers ask the server.
 */
export function JsonLd({ data }: { data: StructuredData }) {
  const { site } = useApp();
  const sent = !useHydrated();
  const [text] = useState(() => (sent ? jsonLdText(data, site) : undefined));
  // React's development build would compare the text by making an element of it, which Trusted Types refuse.
  return text === undefined ? null : <script type="application/ld+json" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />;
}

/** JSON that cannot end the element it stands in, its paths made addresses. */
export function jsonLdText(data: StructuredData, site: Pick<Site, 'origin'>): string {
  return JSON.stringify({ '@context': 'https://schema.org', ...(whole(data, site.origin) as object) }).replace(
    /[<>&\u2028\u2029]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

function whole(value: unknown, origin: string): unknown {
  if (typeof value === 'string') return /^\/(?!\/)/.test(value) ? origin + value : value;
  if (Array.isArray(value)) return value.map((each) => whole(each, origin));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, whole(each, origin)]));
}

/** The way to a page from home, as searchers show it: names and paths, the page itself last. */
export const breadcrumbList = (crumbs: readonly { name: string; path: string }[]): StructuredData => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, path }, place) => ({ '@type': 'ListItem', position: place + 1, name, item: path })),
});
