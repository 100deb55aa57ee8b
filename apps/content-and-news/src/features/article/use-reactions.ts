import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isApiError } from '@portal/api-client';
import type { Reaction, Reactions } from '@portal/contracts';
import { articleCalls, type Article } from '@portal/contracts/article';
import { withOwnReaction } from '@portal/domain';
import { NOBODY, useApp, type Viewer } from '@portal/platform';
import { queries } from '../../queries.ts';
import type { Words } from '../words.ts';

/** Reacting to an article: at once on the page, taken back when the server says no. */
export function useReactions(id: number, viewer: Viewer, { t }: Words) {
  const a = useApp();
  const client = useQueryClient();
  const { queryKey } = queries.article(a, id, viewer);
  type Key = typeof queryKey;
  const show = (of: Key, reactions: (now: Reactions) => Reactions) =>
    client.setQueryData<Article>(of, (article) => article && { ...article, reactions: reactions(article.reactions) });

  const { mutate } = useMutation({
    mutationFn: (reaction: Reaction | null) => a.api.call(articleCalls.react, { id, reaction }),
    // Whose it is stays with it: when the answer comes, another may be reading.
    onMutate: (reaction) => {
      const before = client.getQueryData<Article>(queryKey)?.reactions;
      show(queryKey, (now) => withOwnReaction(now, reaction));
      return { of: queryKey, before };
    },
    onSuccess: (reactions, _, { of }) => show(of, () => reactions),
    onError: (error, _, context) => {
      if (context?.before) show(context.of, () => context.before as Reactions);
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
