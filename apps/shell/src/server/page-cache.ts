import { LRUCache } from 'lru-cache';
import type { Page } from './render-page.tsx';

/**
 * Public pages for a second (architecture: "rendered anonymously and cached"). One render serves all who ask for the same page meanwhile; a page that failed is not kept.
 * The key holds all that a render depends on: address, releases, language, theme, zone.
 */
export function createPageCache(ttl: number, render: (key: string) => Promise<Page>, now: () => number = Date.now) {
  const pages = new LRUCache<string, { at: number; page: Promise<Page> }>({ max: 500 });
  return {
    get(key: string): Promise<Page> {
      const held = pages.get(key);
      if (held && now() - held.at < ttl) return held.page;
      const entry = { at: now(), page: render(key) };
      if (ttl > 0) {
        pages.set(key, entry);
        const drop = () => { if (pages.peek(key) === entry) pages.delete(key); };
        entry.page.then((page) => { if (page.type === 'page' && page.status >= 500) drop(); }, drop);
      }
      return entry.page;
    },
    clear: () => pages.clear(),
  };
}
