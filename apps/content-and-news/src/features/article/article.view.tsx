import type { ReactNode } from 'react';
import { MessageSquareShare } from 'lucide-react';
import { links, type Language, type Reaction } from '@portal/contracts';
import type { Article, ArticleRow } from '@portal/contracts/article';
import { breadcrumbList, PageMeta, Slot } from '@portal/platform';
import { ArticleBody, ArticleHeader, Breadcrumbs, HashtagCloud, LinkButton, PageGrid, ReactionBar } from '@portal/ui';
import { ArticleBlocks } from '../article-body/article-blocks.tsx';
import { renderLink } from '../links.tsx';
import { MostRead, Related } from '../news/news-rail.tsx';
import type { Words } from '../words.ts';
import { ArticleCover } from './article-cover.tsx';
import { articlePicture } from './article-picture.ts';
import { ShareButton } from './share-button.tsx';
import { newsArticle } from './structured-data.ts';
import styles from './article.module.css';

export interface ArticleViewProps {
  article: Article;
  related: readonly ArticleRow[];
  mostRead: readonly ArticleRow[];
  comments: ReactNode;
  words: Words;
  /** The visitor's; an article may be written in another. */
  language: Language;
  onReact: (reaction: Reaction | null) => void;
}

/** One article whole. */
export function ArticleView({ article, related, mostRead, comments, words, language, onReact }: ArticleViewProps) {
  const { t, title, moment, number, views, reactions } = words;
  const { category } = article;
  const match = article.blocks.find((block) => block.type === 'match');
  const crumbs = [
    { label: t('news.title'), href: links.news() },
    { label: category.name, href: links.newsCategory(category.slug) },
  ];
  return (
    <div className={styles.page}>
      <PageGrid
        kind="article"
        railLabel={t('article.rail')}
        rail={
          <>
            <MostRead articles={mostRead} words={words} />
            <Related articles={related} words={words} />
            {match && <Slot name="live-and-schedule/match-standings" props={{ fixtureId: match.fixtureId }} loading={null} whenAway="nothing" />}
          </>
        }
      >
        <PageMeta
          title={title(article.title)}
          description={article.lead}
          path={links.article(article.slug)}
          kind="article"
          image={articlePicture(article)}
          language={article.language}
          data={[newsArticle(article), breadcrumbList(crumbs.map(({ label, href }) => ({ name: label, path: href })))]}
        />
        <div>
          <Breadcrumbs label={t('crumbs')} crumbs={crumbs} renderLink={renderLink} />
          <article lang={article.language === language ? undefined : article.language}>
            <ArticleHeader
              title={article.title}
              lead={article.lead}
              author={article.automatic ? undefined : { seed: article.author, name: article.author }}
              meta={[
                ...(article.automatic ? [t('article.automatic')] : []),
                <time key="at" dateTime={article.publishedAt}>
                  {moment(article.publishedAt)}
                </time>,
                ...(article.updatedAt
                  ? [
                      <time key="updated" dateTime={article.updatedAt}>
                        {t('article.updated', { at: moment(article.updatedAt) })}
                      </time>,
                    ]
                  : []),
                t('article.minutes', { count: article.minutes }),
                views(article.views),
              ]}
              actions={<ShareButton title={article.title} words={words} />}
            />
            <div className={styles.words}>
              <ArticleBody>
                <ArticleCover article={article} words={words} />
              </ArticleBody>
              <ArticleBlocks blocks={article.blocks} />
              <p className={styles.onward}>
                <LinkButton
                  variant="secondary"
                  href={links.postAbout(links.article(article.slug))}
                  icon={<MessageSquareShare size={18} aria-hidden="true" />}
                  renderLink={renderLink}
                >
                  {t('article.post')}
                </LinkButton>
              </p>
            </div>
          </article>
        </div>
        {article.hashtags.length > 0 && (
          <HashtagCloud
            label={t('article.hashtags')}
            tags={article.hashtags.map((name) => ({ name, href: links.newsHashtag(name) }))}
            renderLink={renderLink}
          />
        )}
        <ReactionBar
          label={t('article.reactions')}
          words={reactions}
          counts={article.reactions.counts}
          mine={article.reactions.mine}
          onReact={onReact}
          format={number}
        />
        <section aria-label={t('comments.list')}>{comments}</section>
      </PageGrid>
    </div>
  );
}
