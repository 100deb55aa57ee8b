import { links } from '@portal/contracts';
import type { ArticleRow } from '@portal/contracts/article';
import { ArticleCard, type ArticleCardProps } from '@portal/ui';
import { coverPicture } from '../cover/cover-picture.ts';
import { renderLink } from '../links.tsx';
import type { Words } from '../words.ts';

/** An article in a list. */
export function ArticleRowCard({ article, words, ...look }: { article: ArticleRow; words: Words } & Pick<ArticleCardProps, 'look' | 'level' | 'eager'>) {
  return (
    <ArticleCard
      {...look}
      href={links.article(article.slug)}
      {...words.shown(article)}
      category={article.category.name}
      seed={String(article.id)}
      picture={coverPicture(article.cover, article.id)}
      meta={
        look.look === 'compact'
          ? [words.moment(article.publishedAt)]
          : [words.moment(article.publishedAt), words.t('article.minutes', { count: article.minutes }), words.views(article.views)]
      }
      renderLink={renderLink}
    />
  );
}
