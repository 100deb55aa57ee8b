import { links } from '@portal/contracts';
import type { FoundItem, FoundKind } from './found-groups.ts';
import type { SearchState } from './use-search.ts';

/** One line that can be chosen. */
export type Offer = { readonly key: string; readonly href: string } & (
  | { readonly show: 'item'; readonly item: FoundItem }
  | { readonly show: 'words' | 'all'; readonly words: string }
);
export interface OfferGroup {
  readonly kind: FoundKind | 'recent' | 'onAir' | 'all';
  readonly options: readonly Offer[];
}

interface Given {
  readonly state: SearchState;
  readonly words: string;
  readonly recent: readonly string[];
  readonly onAir: readonly FoundItem[];
}

/** What stands below the line: what was found, and before anything is typed what was looked for lately and what is on now. */
export function offered({ state, words, recent, onAir }: Given): OfferGroup[] {
  const items = (list: readonly FoundItem[]): Offer[] => list.map((item) => ({ key: item.key, href: item.href, show: 'item', item }));
  if (state.status === 'resting') {
    const before: OfferGroup[] = [
      { kind: 'recent', options: recent.map((words, index) => ({ key: `recent-${index}`, href: links.search(words), show: 'words', words })) },
      { kind: 'onAir', options: items(onAir) },
    ];
    return before.filter(({ options }) => options.length > 0);
  }
  if (state.status !== 'found') return [];
  return [
    ...state.groups.map(({ kind, items: list }) => ({ kind, options: items(list) })),
    { kind: 'all', options: [{ key: 'all', href: links.search(words), show: 'all', words }] },
  ];
}
