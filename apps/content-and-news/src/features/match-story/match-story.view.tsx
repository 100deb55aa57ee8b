import { links } from '@portal/contracts';
import type { ArticleRow } from '@portal/contracts/article';
import type { Highlight } from '@portal/contracts/highlight';
import { ArticleCard, Heading, MoreLink, Panel, PanelHeader } from '@portal/ui';
import { coverPicture } from '../cover/cover-picture.ts';
import { GoalRows } from '../highlight/goal-rows.tsx';
import type { HighlightWords } from '../highlight/highlight-words.ts';
import { renderLink } from '../links.tsx';
import { textLanguage } from '../text-language.ts';
import styles from './match-story.module.css';

interface Props {
  article: ArticleRow | undefined;
  goals: readonly Highlight[];
  words: HighlightWords;
}

/** What there is to read and to see again of a match. */
export function MatchStoryView({ article, goals, words }: Props) {
  const { t, shown, moment } = words;
  return (
    <Panel labelledBy="match-story">
      <PanelHeader
        level={2}
        id="match-story"
        title={t('highlight.story.title')}
        action={
          goals.length > 0 ? (
            <MoreLink href={links.highlight()} renderLink={renderLink}>
              {t('highlight.story.all')}
            </MoreLink>
          ) : undefined
        }
      />
      {article && (
        <div className={styles.report} lang={textLanguage(article.language)}>
          <ArticleCard
            look="compact"
            href={links.article(article.slug)}
            title={shown(article).title}
            seed={String(article.id)}
            picture={coverPicture(article.cover, article.id)}
            meta={[moment(article.publishedAt), t('article.minutes', { count: article.minutes })]}
            renderLink={renderLink}
          />
        </div>
      )}
      {goals.length > 0 && (
        <>
          <Heading level={3} className={styles.heading}>
            {t('highlight.story.goals')}
          </Heading>
          <GoalRows goals={goals} words={words} />
        </>
      )}
    </Panel>
  );
}
