import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useLoaderData } from 'react-router-dom';
import { useApp } from '@portal/platform';
import { queries } from '../../queries.ts';
import { useWords } from '../words.ts';
import { feedHref } from './news-address.ts';
import { articlesQuery, type NewsLoaded } from './news.loader.ts';
import { NewsView } from './news.view.tsx';

/** `/tin-tuc`, its categories and hashtags. The loader has put the lists there; without them the route's error boundary stands here. */
export function Component() {
  const a = useApp();
  const words = useWords();
  const loaded = useLoaderData<NewsLoaded>();
  const articles = useInfiniteQuery({
    ...articlesQuery(a, loaded),
    staleTime: Infinity,
    // What one is reading does not move.
    refetchOnReconnect: ({ state }) => state.data === undefined,
  });
  const categories = useQuery({ ...queries.categories(a), staleTime: Infinity }).data;
  const mostRead = useQuery({ ...queries.mostRead(a), staleTime: Infinity, retry: false }).data;
  const hashtags = useQuery({ ...queries.hashtags(a), staleTime: Infinity, retry: false }).data;
  const first = loaded.list.kind === 'all' && loaded.page === 1;
  const top = useQuery({ ...queries.onTop(a), staleTime: Infinity, retry: false, enabled: first }).data;
  if (!articles.data || !categories) return null;
  return (
    <NewsView
      list={loaded.list}
      pages={articles.data.pages}
      onward={articles}
      categories={categories.list}
      top={first ? top?.list[0] : undefined}
      mostRead={mostRead?.list ?? []}
      hashtags={hashtags?.list ?? []}
      feed={{ href: feedHref(a.prefs.language), title: words.t('news.rss', { brand: a.site.brand }) }}
      words={words}
    />
  );
}
