import type { Article } from '@portal/contracts/article';
import { PageMeta } from '@portal/platform';
import { ArticleHeader, PageGrid } from '@portal/ui';
import { ArticleBlocks } from '../article-body/article-blocks.tsx';
import { textLanguage } from '../text-language.ts';
import { useWords } from '../words.ts';
import { PagesMenu } from './pages-menu.tsx';
import type { StaticPage } from './static-pages.ts';
import styles from './static-page.module.css';

/** A page that stands still: its title, since when it says so, its words; beside it the others of its kind. */
export function StaticPageView({ article, page }: { article: Article; page: StaticPage }) {
  const { t, day, title } = useWords();
  return (
    <div className={styles.page}>
      <PageMeta title={title(article.title)} description={article.lead} path={page.path} kind="article" language={article.language} />
      <PageGrid kind="article" rail={<PagesMenu />}>
        <article lang={textLanguage(article.language)}>
          <ArticleHeader title={article.title} lead={article.lead} meta={[t('page.updated', { day: day(article.updatedAt ?? article.publishedAt) })]} />
          <div className={styles.body}>
            <ArticleBlocks blocks={article.blocks} />
          </div>
        </article>
      </PageGrid>
    </div>
  );
}
