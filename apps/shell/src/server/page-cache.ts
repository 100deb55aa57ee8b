import { LRUCache } from 'lru-cache';
import type { Page } from './render-page.tsx';

/**
 * Public pages for a second (architecture: "rendered anonymously and cached"). One render serves all who ask for the same page meanwhile; a page that failed is not kept.
 * The key holds all that a render depends on: address, site, language, theme, zone, whether scores are hidden, and the choice of releases, of which there are as many as sets of canaries, not as visitors.
 */
export function createPageCache(ttl: number, now: () => number = Date.now) {
  const pages = new LRUCache<string, { at: number; page: Promise<Page> }>({ max: 500 });
  return {
    get(key: string, render: () => Promise<Page>): Promise<Page> {
      const held = pages.get(key);
      if (held && now() - held.at < ttl) return held.page;
      const entry = { at: now(), page: render() };
      if (ttl > 0) {
        pages.set(key, entry);
        const drop = () => {
          if (pages.peek(key) === entry) pages.delete(key);
        };
        entry.page.then((page) => {
          if (page.type === 'page' && page.status >= 500) drop();
        }, drop);
      }
      return entry.page;
    },
    clear: () => pages.clear(),
  };
}
export type PageCache = ReturnType<typeof createPageCache>;
