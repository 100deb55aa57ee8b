import { useEffect } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { calls, type Article } from '@portal/contracts';
import { useApp, type Viewer } from '@portal/platform';
import { queries } from '../../queries.ts';

/** Counts this reader once it is known who reads: the page was rendered for nobody. A count that fails is nobody's loss. */
export function useReader(id: number, viewer: Viewer): void {
  const a = useApp();
  const client = useQueryClient();
  const { status } = a.session.state;
  const known = status === 'guest' || status === 'user';
  useEffect(() => {
    if (!known) return;
    a.api.call(calls.article.view, { id: String(id) }).then(
      ({ views }) => client.setQueryData<Article>(queries.article(a, id, viewer).queryKey, (article) => article && { ...article, views }),
      () => undefined,
    );
  }, [a, client, id, viewer, known]);
}
