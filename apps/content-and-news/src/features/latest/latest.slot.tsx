import { Newspaper } from 'lucide-react';
import { links } from '@portal/contracts';
import { useApp, type SlotLoad } from '@portal/platform';
import { ArticleCard, EmptyState, ErrorState, MoreLink, SectionHeader } from '@portal/ui';
import { queries } from '../../queries.ts';
import { coverPicture } from '../cover/cover-picture.ts';
import { renderLink } from '../links.tsx';
import { loadSlot, usePart, type Loaded } from '../load.ts';
import { textLanguage } from '../text-language.ts';
import { useWords } from '../words.ts';
import { LatestSkeleton } from './latest-skeleton.tsx';
import { LeadStory } from './lead-story.tsx';
import styles from './latest.module.css';

type Props = { limit: number };

export const loadLatest: SlotLoad<Props> = (a, { limit }) => loadSlot(a, queries.latest(a, limit));

/** `content-and-news/latest`: the newest article large, those before it as rows. */
export function Latest({ limit, data }: Props & { data: Loaded | null }) {
  const a = useApp();
  const { t, moment, shown } = useWords();
  const articles = usePart(queries.latest(a, limit), data);
  const [first, ...others] = articles.status === 'ready' ? articles.data.list : [];
  return (
    <section className={styles.part} aria-labelledby="latest-title">
      <SectionHeader
        id="latest-title"
        title={t('latest.title')}
        action={
          <MoreLink href={links.news()} renderLink={renderLink}>
            {t('latest.all')}
          </MoreLink>
        }
      />
      {articles.status === 'loading' && <LatestSkeleton rows={limit - 1} label={t('latest.loading')} />}
      {articles.status === 'failed' && <ErrorState message={t('latest.failed')} retryLabel={t('retry')} onRetry={articles.retry} busy={articles.busy} />}
      {articles.status === 'ready' && !first && (
        <EmptyState icon={<Newspaper size={32} aria-hidden="true" />} title={t('latest.empty')}>
          {t('latest.emptyText')}
        </EmptyState>
      )}
      {first && (
        <div className={styles.stories}>
          <LeadStory article={first} />
          {others.length > 0 && (
            <ul className={styles.rows}>
              {others.map((article) => (
                <li key={article.id} lang={textLanguage(article.language)}>
                  <ArticleCard
                    look="compact"
                    href={links.article(article.slug)}
                    title={shown(article).title}
                    seed={String(article.id)}
                    picture={coverPicture(article.cover, article.id)}
                    meta={[moment(article.publishedAt)]}
                    renderLink={renderLink}
                  />
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
    </section>
  );
}
