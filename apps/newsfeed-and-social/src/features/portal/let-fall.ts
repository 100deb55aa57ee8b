import type { QueryClient } from '@tanstack/react-query';

/** Answers on their way are from before and count no more; where there is none yet, it is asked for again. */
export async function letFall(client: QueryClient, key: string): Promise<void> {
  await client.cancelQueries({ queryKey: [key] });
  void client.refetchQueries({ queryKey: [key], predicate: ({ state }) => state.data === undefined });
}
