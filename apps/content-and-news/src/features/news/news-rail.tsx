import { links } from '@portal/contracts';
import type { ArticleRow } from '@portal/contracts/article';
import { HashtagCloud, RailList, RailPanel, RankedList } from '@portal/ui';
import { renderLink } from '../links.tsx';
import type { Words } from '../words.ts';

/** What most people read this week. Nothing, where nobody knows. */
export function MostRead({ articles, words: { t, views, shown } }: { articles: readonly ArticleRow[]; words: Words }) {
  if (articles.length === 0) return null;
  return (
    <RailPanel title={t('mostRead.title')}>
      <RankedList
        items={articles.map((article) => ({
          id: String(article.id),
          title: shown(article).title,
          href: links.article(article.slug),
          note: views(article.views),
        }))}
        renderLink={renderLink}
      />
    </RailPanel>
  );
}

export function Related({ articles, words: { t, moment, shown } }: { articles: readonly ArticleRow[]; words: Words }) {
  if (articles.length === 0) return null;
  return (
    <RailPanel title={t('article.related')}>
      <RailList
        items={articles.map((article) => ({
          id: String(article.id),
          title: shown(article).title,
          href: links.article(article.slug),
          note: `${article.category.name} · ${moment(article.publishedAt)}`,
        }))}
        renderLink={renderLink}
      />
    </RailPanel>
  );
}

export function Hashtags({
  hashtags,
  current,
  words: { t, number },
}: {
  hashtags: readonly { hashtag: string; count: number }[];
  current: string | undefined;
  words: Words;
}) {
  if (hashtags.length === 0) return null;
  return (
    <RailPanel title={t('news.hashtags')} padded>
      <HashtagCloud
        label={t('news.hashtags')}
        tags={hashtags.map(({ hashtag, count }) => ({ name: hashtag, count: number(count), href: links.newsHashtag(hashtag), current: hashtag === current }))}
        renderLink={renderLink}
      />
    </RailPanel>
  );
}
