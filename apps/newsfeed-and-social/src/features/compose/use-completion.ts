import { useEffect, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { Person } from '@portal/contracts';
import { useApp, type Viewer } from '@portal/platform';
import { queries } from '../../queries.ts';
import type { Begun } from './completion.ts';

/** Somebody types; the api is asked when they pause (ms). */
export const PAUSE = 200;

/** `written`: what comes into the text in place of what was begun. */
export type Offered = { readonly key: string; readonly written: string } & (
  | { readonly kind: 'mention'; readonly person: Person }
  | { readonly kind: 'hashtag'; readonly tag: string; readonly posts: number }
);
export interface Completion {
  readonly offered: readonly Offered[];
  /** Whether they are for all that is written by now, and not for its beginning. */
  readonly current: boolean;
}

/** What could be meant by what somebody begins to write. Nothing where it cannot be asked for: one writes on without it. */
export function useCompletion(begun: Begun | undefined, viewer: Viewer): Completion {
  const a = useApp();
  const wanted = begun && `${begun.kind === 'mention' ? '@' : '#'}${begun.q}`;
  const [asked, setAsked] = useState<string>();
  useEffect(() => {
    if (wanted === undefined) return setAsked(undefined);
    return a.clock.after(PAUSE, () => setAsked(wanted));
  }, [wanted, a.clock]);
  const [sign, q] = [asked?.[0], asked?.slice(1) ?? ''];
  // While one writes on, what its beginning may have meant stays to be looked at. Of anything else it says nothing.
  const people = useQuery({
    ...queries.mentionable(a, q, viewer),
    enabled: sign === '@',
    placeholderData: (before, query) => (isBeginning(query?.queryKey[1], q) ? before : undefined),
  });
  const tags = useQuery({
    ...queries.hashtags(a, q, viewer),
    enabled: sign === '#',
    placeholderData: (before, query) => (isBeginning(query?.queryKey[1], q) ? before : undefined),
  });
  if (wanted === undefined || asked === undefined || !wanted.startsWith(asked)) return { offered: [], current: false };
  const current = asked === wanted && !(sign === '@' ? people : tags).isPlaceholderData;
  if (sign === '@')
    return {
      current,
      offered: (people.data?.list ?? []).map((person) => ({ kind: 'mention', key: `${person.userId}`, written: `@${person.username}`, person })),
    };
  return { current, offered: (tags.data?.list ?? []).map(({ tag, posts }) => ({ kind: 'hashtag', key: tag, written: `#${tag}`, tag, posts })) };
}

/** `asked`: the input of a query before. */
const isBeginning = (asked: unknown, q: string): boolean =>
  typeof asked === 'object' && asked !== null && 'q' in asked && typeof asked.q === 'string' && q.startsWith(asked.q);
