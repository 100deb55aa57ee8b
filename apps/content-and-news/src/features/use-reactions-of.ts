import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { isApiError } from '@portal/api-client';
import type { Reaction, Reactions } from '@portal/contracts';
import { withOwnReaction } from '@portal/domain';
import { NOBODY, useApp, type Viewer } from '@portal/platform';
import type { Words } from './words.ts';

interface Reacted {
  /** Of the query that holds the thing. */
  readonly queryKey: QueryKey;
  readonly react: (reaction: Reaction | null) => Promise<Reactions>;
  readonly viewer: Viewer;
}

/** Reacting to what a page is about: at once on the page, taken back when the server says no. */
export function useReactionsOf<T extends { readonly reactions: Reactions }>({ queryKey, react, viewer }: Reacted, { t }: Words) {
  const a = useApp();
  const client = useQueryClient();
  const show = (of: QueryKey, reactions: (now: Reactions) => Reactions) =>
    client.setQueryData<T>(of, (shown) => shown && { ...shown, reactions: reactions(shown.reactions) });
  const { mutate } = useMutation({
    mutationFn: react,
    // Whose it is stays with it: when the answer comes, another may be reading.
    onMutate: (reaction) => {
      const before = client.getQueryData<T>(queryKey)?.reactions;
      show(queryKey, (now) => withOwnReaction(now, reaction));
      return { of: queryKey, before };
    },
    onSuccess: (reactions, _, { of }) => show(of, () => reactions),
    onError: (error, _, context) => {
      const before = context?.before;
      if (context && before) show(context.of, () => before);
      a.notify({
        tone: 'error',
        id: 'reaction',
        title: t('article.notReacted'),
        ...(isApiError(error) && error.serverMessage && { text: error.serverMessage }),
      });
    },
  });
  return (reaction: Reaction | null) => (viewer === NOBODY ? a.session.askLogin() : mutate(reaction));
}
