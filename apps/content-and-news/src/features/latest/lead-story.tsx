import { links } from '@portal/contracts';
import type { ArticleRow } from '@portal/contracts/article';
import { Heading } from '@portal/ui';
import { coverPicture } from '../cover/cover-picture.ts';
import { renderLink } from '../links.tsx';
import { textLanguage } from '../text-language.ts';
import { useWords } from '../words.ts';
import styles from './lead-story.module.css';

/** The first story, its picture above the words; the whole of it leads to the article. An ArticleCard is as wide as a page, this one as a column. */
export function LeadStory({ article }: { article: ArticleRow }) {
  const { t, moment, number, shown } = useWords();
  const language = textLanguage(article.language);
  const { title, lead } = shown(article);
  const { slug, cover, id, category, publishedAt, comments } = article;
  return (
    <article className={styles.story}>
      <img className={styles.picture} src={coverPicture(cover, id)} alt="" width={400} height={225} />
      <Heading level={3} className={styles.title}>
        {renderLink({ href: links.article(slug), className: styles.link ?? '', children: <span lang={language}>{title}</span> })}
      </Heading>
      {lead !== undefined && (
        <p lang={language} className={styles.lead}>
          {lead}
        </p>
      )}
      <p className={styles.meta}>
        <span>{category.name}</span>
        <span>{moment(publishedAt)}</span>
        {comments > 0 && <span>{t('latest.comments', { count: comments, shown: number(comments) })}</span>}
      </p>
    </article>
  );
}
