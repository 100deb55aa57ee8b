import { Newspaper } from 'lucide-react';
import { links } from '@portal/contracts';
import type { ArticleCategory, ArticleRow } from '@portal/contracts/article';
import { PageMeta, useHydrated } from '@portal/platform';
import { EmptyState, FilterChips, LinkButton, MoreSentinel, moreStateOf, PageGrid, PageHeader, Pager, type ListOnItsWay } from '@portal/ui';
import { lastPageOf, type ArticlePage } from '../../queries.ts';
import { ArticleRowCard } from '../article/article-row.tsx';
import { renderLink } from '../links.tsx';
import type { Words } from '../words.ts';
import { pageHref, type NewsList } from './news-address.ts';
import { Hashtags, MostRead } from './news-rail.tsx';
import styles from './news.module.css';

/** After so many pages in a row the next waits for a press, so that the foot of the page can be reached. */
const BY_THEMSELVES = 4;

export interface NewsViewProps {
  list: NewsList;
  /** Those that stand below each other: the one of the address first. */
  pages: readonly ArticlePage[];
  /** What is said of the pages after them. */
  onward: ListOnItsWay & { readonly hasNextPage: boolean; fetchNextPage(): unknown };
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
export function NewsView({ list, pages, onward, categories, top, mostRead, hashtags, feed, words }: NewsViewProps) {
  const { t } = words;
  const named = nameOf(list, categories, words);
  const hydrated = useHydrated();
  const page = pages[0]?.pageNum ?? 1;
  // The newest count: more may have been published since the first was read.
  const { pageNum: last, total, pageSize } = pages.at(-1) ?? { pageNum: page, total: 0, pageSize: 1 };
  const shown = withoutTwice(pages, top);
  const more = () => void onward.fetchNextPage();
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
        <PageHeader title={named} note={list.kind === 'hashtag' ? t('news.found', { count: total }) : undefined} />
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
        {shown.map(
          ({ pageNum, list: articles }) =>
            articles.length > 0 && (
              <div key={pageNum} className={styles.articles}>
                {pageNum > 1 && <p className={styles.mark}>{renderLink({ href: pageHref(list, pageNum), children: t('pager.page', { page: pageNum }) })}</p>}
                {articles.map((article) => (
                  <ArticleRowCard key={article.id} article={article} words={words} level={2} />
                ))}
              </div>
            ),
        )}
        {total === 0 && (
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
        <MoreSentinel
          state={
            onward.hasNextPage || onward.isFetchNextPageError
              ? moreStateOf(onward, t('news.failed'), t('retry'))
              : { status: 'end', label: pages.length > 1 ? t('news.end') : undefined }
          }
          label={t('news.more')}
          onMore={more}
          manual={!hydrated || pages.length % BY_THEMSELVES === 0}
          href={hydrated ? undefined : pageHref(list, last + 1)}
          renderLink={renderLink}
        />
        <Pager
          label={t('pager.label')}
          first={page}
          current={last}
          last={lastPageOf(total, pageSize)}
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

/** Each article once, though what is published meanwhile moves some on to the next page. */
function withoutTwice(pages: readonly ArticlePage[], top: ArticleRow | undefined): ArticlePage[] {
  const seen = new Set(top && [top.id]);
  return pages.map((page) => {
    const list = page.list.filter(({ id }) => !seen.has(id));
    for (const { id } of list) seen.add(id);
    return { ...page, list };
  });
}

function nameOf(list: NewsList, categories: readonly ArticleCategory[], { t }: Words): string {
  if (list.kind === 'hashtag') return `#${list.hashtag}`;
  return (list.kind === 'category' && categories.find(({ slug }) => slug === list.slug)?.name) || t('news.title');
}
