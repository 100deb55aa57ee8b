import { useEffect } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { articleCalls, type Article } from '@portal/contracts/article';
import { useApp } from '@portal/platform';

/** Counts this reader once it is known who reads: the page was rendered for nobody. The number is the same for everybody; a count that fails is nobody's loss. */
export function useReader(id: number): void {
  const a = useApp();
  const client = useQueryClient();
  const { status } = a.session.state;
  const known = status === 'guest' || status === 'user';
  useEffect(() => {
    if (!known) return;
    a.api.call(articleCalls.view, { id: String(id) }).then(
      ({ views }) => client.setQueriesData<Article>({ queryKey: [articleCalls.info.id, { id: String(id) }] }, (article) => article && { ...article, views }),
      () => undefined,
    );
  }, [a, client, id, known]);
}
