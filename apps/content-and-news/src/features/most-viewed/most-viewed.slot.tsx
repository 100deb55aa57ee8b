import { links } from '@portal/contracts';
import { useApp, type SlotLoad } from '@portal/platform';
import { ErrorState, RailPanel, RankedList } from '@portal/ui';
import { queries } from '../../queries.ts';
import { renderLink } from '../links.tsx';
import { loadSlot, usePart, type Loaded } from '../load.ts';
import { useWords } from '../words.ts';
import { MostViewedSkeleton } from './most-viewed-skeleton.tsx';

type Props = { limit: number };

export const loadMostViewed: SlotLoad<Props> = (a, { limit }) => loadSlot(a, queries.mostRead(a, limit));

/** `content-and-news/most-viewed`: what was read most this week, numbered. A side part: nothing where nothing was read. */
export function MostViewed({ limit, data }: Props & { data: Loaded | null }) {
  const a = useApp();
  const { t, views, shown } = useWords();
  const articles = usePart(queries.mostRead(a, limit), data);
  if (articles.status === 'ready' && articles.data.list.length === 0) return null;
  return (
    <RailPanel title={t('mostViewed.title')}>
      {articles.status === 'loading' && <MostViewedSkeleton rows={limit} label={t('mostViewed.loading')} />}
      {articles.status === 'failed' && (
        <ErrorState bare message={t('mostViewed.failed')} retryLabel={t('retry')} onRetry={articles.retry} busy={articles.busy} />
      )}
      {articles.status === 'ready' && (
        <RankedList
          renderLink={renderLink}
          items={articles.data.list.map((article) => ({
            id: String(article.id),
            title: shown(article).title,
            href: links.article(article.slug),
            note: views(article.views),
          }))}
        />
      )}
    </RailPanel>
  );
}
