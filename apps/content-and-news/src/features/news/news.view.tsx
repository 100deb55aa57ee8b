import { Newspaper } from 'lucide-react';
import { links } from '@portal/contracts';
import type { ArticleCategory, ArticleRow } from '@portal/contracts/article';
import { PageMeta } from '@portal/platform';
import { EmptyState, FilterChips, LinkButton, PageGrid, PageHeader, Pager } from '@portal/ui';
import { ArticleRowCard } from '../article/article-row.tsx';
import { renderLink } from '../links.tsx';
import type { Words } from '../words.ts';
import { lastPageOf, pageHref, type NewsList } from './news-address.ts';
import { Hashtags, MostRead } from './news-rail.tsx';
import styles from './news.module.css';

export interface NewsViewProps {
  list: NewsList;
  page: number;
  articles: { list: readonly ArticleRow[]; total: number; pageSize: number };
  categories: readonly ArticleCategory[];
  /** The story the editors put on top: on the first page of all news. */
  top: ArticleRow | undefined;
  mostRead: readonly ArticleRow[];
  hashtags: readonly { hashtag: string; count: number }[];
  /** All news for readers of feeds, in the language of the page. */
  feed: { href: string; title: string };
  words: Words;
}

/** A list of articles: all of them, of a category or with a hashtag. */
export function NewsView({ list, page, articles, categories, top, mostRead, hashtags, feed, words }: NewsViewProps) {
  const { t } = words;
  const named = nameOf(list, categories, words);
  const shown = articles.list.filter(({ id }) => id !== top?.id);
  const tab = page === 1 ? named : t('news.pageTitle', { name: named, page });
  return (
    <div className={styles.page}>
      <PageGrid
        kind="rail"
        railLabel={t('article.rail')}
        rail={
          <>
            <MostRead articles={mostRead} words={words} />
            <Hashtags hashtags={hashtags} current={list.kind === 'hashtag' ? list.hashtag : undefined} words={words} />
          </>
        }
      >
        <PageMeta
          title={words.title(tab)}
          description={list.kind === 'all' ? t('news.description') : t('news.descriptionOf', { name: named })}
          path={pageHref(list, page)}
        />
        <link rel="alternate" type="application/rss+xml" title={feed.title} href={feed.href} />
        <PageHeader title={named} note={list.kind === 'hashtag' ? t('news.found', { count: articles.total }) : undefined} />
        <FilterChips
          label={t('news.categories')}
          renderLink={renderLink}
          chips={[
            { href: links.news(), label: t('news.all'), current: list.kind === 'all' },
            // No place in the header is theirs: who looks for goals and stories looks here, and a row that scrolls shows its first ones.
            { href: links.highlight(), label: t('news.highlights'), current: false },
            { href: links.movies(), label: t('news.movies'), current: false },
            { href: links.comics(), label: t('news.comics'), current: false },
            ...categories.map(({ slug, name }) => ({ href: links.newsCategory(slug), label: name, current: list.kind === 'category' && list.slug === slug })),
          ]}
        />
        {top && (
          <div className={styles.top}>
            <ArticleRowCard article={top} words={words} look="big" level={2} eager />
          </div>
        )}
        {shown.length > 0 && (
          <div className={styles.articles}>
            {shown.map((article) => (
              <ArticleRowCard key={article.id} article={article} words={words} level={2} />
            ))}
          </div>
        )}
        {articles.list.length === 0 && (
          <EmptyState
            level={2}
            icon={<Newspaper size={32} aria-hidden="true" />}
            title={t('news.empty')}
            action={
              list.kind === 'all' ? undefined : (
                <LinkButton variant="secondary" href={links.news()} renderLink={renderLink}>
                  {t('news.toAll')}
                </LinkButton>
              )
            }
          >
            {t('news.emptyText')}
          </EmptyState>
        )}
        <Pager
          label={t('pager.label')}
          current={page}
          last={lastPageOf(articles.total, articles.pageSize)}
          href={(to) => pageHref(list, to)}
          previousLabel={t('pager.previous')}
          nextLabel={t('pager.next')}
          pageLabel={(to) => t('pager.page', { page: to })}
          renderLink={renderLink}
        />
      </PageGrid>
    </div>
  );
}

function nameOf(list: NewsList, categories: readonly ArticleCategory[], { t }: Words): string {
  if (list.kind === 'hashtag') return `#${list.hashtag}`;
  return (list.kind === 'category' && categories.find(({ slug }) => slug === list.slug)?.name) || t('news.title');
}
