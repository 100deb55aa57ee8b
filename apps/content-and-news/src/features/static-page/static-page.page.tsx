import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { NOBODY, useApp } from '@portal/platform';
import { queries } from '../../queries.ts';
import { staticPageAt, type StaticPage } from './static-pages.ts';
import { StaticPageView } from './static-page.view.tsx';

export function Component() {
  const page = staticPageAt(useLocation().pathname);
  return page ? <Shown page={page} /> : null;
}

function Shown({ page }: { page: StaticPage }) {
  const a = useApp();
  const { data } = useQuery({ ...queries.article(a, page.articleId, NOBODY), staleTime: Infinity });
  // The loader has put it there; without it the route's error boundary stands here.
  return data ? <StaticPageView article={data} page={page} /> : null;
}
