import { observer } from 'mobx-react-lite';
import { useQuery } from '@tanstack/react-query';
import { useLoaderData } from 'react-router-dom';
import { commentTargets } from '@portal/contracts';
import { useApp } from '@portal/platform';
import { SectionHeader } from '@portal/ui';
import { queries } from '../../queries.ts';
import { Comments } from '../comments/comments.tsx';
import { useWords } from '../words.ts';
import type { ArticleLoaded } from './article.loader.ts';
import { ArticleView } from './article.view.tsx';
import { useReactions } from './use-reactions.ts';
import { useReader } from './use-reader.ts';

/** `/tin-tuc/{words-id}`. The loader has put the article there; without it the route's error boundary stands here. */
export const Component = observer(function ArticlePage() {
  const a = useApp();
  const words = useWords();
  const { id, comments } = useLoaderData<ArticleLoaded>();
  const article = useQuery({ ...queries.article(a, id), staleTime: Infinity }).data;
  const related = useQuery({ ...queries.related(a, id), staleTime: Infinity, retry: false }).data;
  const mostRead = useQuery({ ...queries.mostRead(a), staleTime: Infinity, retry: false }).data;
  const react = useReactions(id, words);
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
          heading={(count) => <SectionHeader title={words.t('comments.title', { count })} />}
        />
      }
    />
  );
});
