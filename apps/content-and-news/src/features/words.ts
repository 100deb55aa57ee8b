import { useTranslation } from 'react-i18next';
import type { ArticleRow } from '@portal/contracts/article';
import { formatDay, formatFullDay, formatNumber, formatTime } from '@portal/i18n';
import { useApp } from '@portal/platform';
import { REACTION_KINDS, type ReactionWords } from '@portal/ui';

/** This remote's texts, and how moments and numbers are written for the visitor. */
export function useWords() {
  const { prefs } = useApp();
  const { t } = useTranslation('content-and-news');
  const { t: shell } = useTranslation('shell');
  return {
    t,
    /** "21/11, 20:05" in the visitor's zone. */
    moment: (instant: string) => `${formatDay(instant, prefs)}, ${formatTime(instant, prefs)}`,
    /** "21/11/2026": for what stands for years. */
    day: (instant: string) => formatFullDay(instant, prefs),
    /** What a list says of an article: to who hides scores nothing of a result. */
    shown: ({ title, plainTitle, lead }: Pick<ArticleRow, 'title' | 'plainTitle' | 'lead'>): { title: string; lead?: string } =>
      prefs.hidesScores && plainTitle !== undefined ? { title: plainTitle } : { title, lead },
    number: formatNumber,
    views: (count: number) => t('article.views', { count, shown: formatNumber(count) }),
    reactions: Object.fromEntries(REACTION_KINDS.map((kind) => [kind, t(`reactions.${kind}`)])) as ReactionWords,
    /** What the browser's tab says. */
    title: (page: string) => shell('title.suffix', { page }),
  };
}
export type Words = ReturnType<typeof useWords>;
