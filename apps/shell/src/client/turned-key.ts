import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { Prefs } from '@portal/platform';

type Spoken = Pick<Prefs, 'language' | 'timeZone'>;

/** The key of the same question in another language or zone; undefined when the answer depends on neither that changes. Keys hold the language as a member, the zone as `timezone` of an input. */
export function turnedKey(key: QueryKey, from: Spoken, to: Spoken): QueryKey | undefined {
  let turned = false;
  const turn = (part: unknown): unknown => {
    if (part === from.language && from.language !== to.language) {
      turned = true;
      return to.language;
    }
    if (typeof part !== 'object' || part === null || (part as { timezone?: unknown }).timezone !== from.timeZone || from.timeZone === to.timeZone) return part;
    turned = true;
    return { ...part, timezone: to.timeZone };
  };
  const next = key.map(turn);
  return turned ? next : undefined;
}

/** Asks everything that is shown now for the other language or zone, so that nothing is missing when the page turns to it. A failure is left to the part that will ask again. */
export async function warmUp(client: QueryClient, from: Spoken, to: Spoken): Promise<void> {
  await Promise.all(
    client
      .getQueryCache()
      .findAll({ type: 'active' })
      .map(async (query) => {
        const queryKey = turnedKey(query.queryKey, from, to);
        // Another zone stands in the input: only a query that takes its input from the key asks for the right day.
        if (!queryKey || !query.options.queryFn || (from.timeZone !== to.timeZone && query.meta?.['inputInKey'] !== true)) return;
        const { queryHash: _hash, initialData: _data, ...options } = query.options;
        await client.fetchQuery({ ...options, queryKey, staleTime: 0 }).catch(() => {});
      }),
  );
}

/** Lets go of what was asked in the language or zone before, and asks anew for what is shown and has no language in its key. */
export async function forget(client: QueryClient, from: Spoken, to: Spoken): Promise<void> {
  client.removeQueries({ type: 'inactive', predicate: ({ queryKey }) => turnedKey(queryKey, from, to) !== undefined });
  if (from.language !== to.language) await client.invalidateQueries({ type: 'active', predicate: ({ queryKey }) => !queryKey.includes(to.language) });
}
