import { useEffect } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isApiError } from '@portal/api-client';
import { calls, type Article, type Reaction, type Reactions } from '@portal/contracts';
import { withOwnReaction } from '@portal/domain';
import { useApp } from '@portal/platform';
import { queries } from '../../queries.ts';
import type { Words } from '../words.ts';

/** Reacting to an article: at once on the page, taken back when the server says no. One's own reaction is asked for once it is known who reads. */
export function useReactions(id: number, { t }: Words) {
  const a = useApp();
  const client = useQueryClient();
  const { queryKey } = queries.article(a, id);
  const { state } = a.session;
  const userId = state.status === 'user' ? state.user.userId : 0;
  const show = (reactions: (now: Reactions) => Reactions) =>
    client.setQueryData<Article>(queryKey, (article) => article && { ...article, reactions: reactions(article.reactions) });

  useEffect(() => {
    if (userId === 0) return;
    void a.api.call(calls.article.info, { id: String(id) }).then(
      ({ reactions }) => client.setQueryData<Article>(queryKey, (article) => article && { ...article, reactions }),
      () => undefined,
    );
    // Another article or another reader; the key says both.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [id, userId]);

  const { mutate } = useMutation({
    mutationFn: (reaction: Reaction | null) => a.api.call(calls.article.react, { id, reaction }),
    onMutate: (reaction) => {
      const before = client.getQueryData<Article>(queryKey)?.reactions;
      show((now) => withOwnReaction(now, reaction));
      return { before };
    },
    onSuccess: (reactions) => show(() => reactions),
    onError: (error, _, context) => {
      if (context?.before) show(() => context.before as Reactions);
      a.notify({
        tone: 'error',
        id: 'reaction',
        title: t('article.notReacted'),
        ...(isApiError(error) && error.serverMessage && { text: error.serverMessage }),
      });
    },
  });
  return (reaction: Reaction | null) => (userId === 0 ? a.session.askLogin() : mutate(reaction));
}
