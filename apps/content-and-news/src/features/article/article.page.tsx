import { observer } from 'mobx-react-lite';
import { useQuery } from '@tanstack/react-query';
import { useLoaderData } from 'react-router-dom';
import { commentTargets } from '@portal/contracts';
import { articleCalls, type Article } from '@portal/contracts/article';
import { useAnswer, useApp, viewerOf } from '@portal/platform';
import { SectionHeader } from '@portal/ui';
import { queries } from '../../queries.ts';
import { Comments } from '../comments/comments.tsx';
import { useReactionsOf } from '../use-reactions-of.ts';
import { useWords } from '../words.ts';
import type { ArticleLoaded } from './article.loader.ts';
import { ArticleView } from './article.view.tsx';
import { useReader } from './use-reader.ts';

const withoutOwn = (article: Article): Article => ({ ...article, reactions: { ...article.reactions, mine: null } });

/** `/tin-tuc/{words-id}`. The loader has put the article there. */
export const Component = observer(function ArticlePage() {
  const a = useApp();
  const words = useWords();
  const { id, comments } = useLoaderData<ArticleLoaded>();
  const viewer = viewerOf(a.session.state);
  const query = queries.article(a, id, viewer);
  const article = useAnswer({ ...query, staleTime: Infinity }, withoutOwn);
  const related = useQuery({ ...queries.related(a, id), staleTime: Infinity, retry: false }).data;
  const mostRead = useQuery({ ...queries.mostRead(a), staleTime: Infinity, retry: false }).data;
  const react = useReactionsOf<Article>({ queryKey: query.queryKey, viewer, react: (reaction) => a.api.call(articleCalls.react, { id, reaction }) }, words);
  useReader(id);
  if (!article) return null;
  return (
    <ArticleView
      article={article}
      related={related?.list ?? []}
      mostRead={mostRead?.list ?? []}
      words={words}
      language={a.prefs.language}
      onReact={react}
      comments={
        <Comments
          key={id}
          target={{ objectType: commentTargets.article, objectId: id }}
          look="plain"
          loaded={comments}
          heading={(count, orders) => <SectionHeader title={words.t('comments.title', { count })} action={orders} />}
        />
      }
    />
  );
});
