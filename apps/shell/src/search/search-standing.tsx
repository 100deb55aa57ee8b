import { SearchX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { links } from '@portal/contracts';
import { PrefetchLink } from '@portal/platform';
import { EmptyState, ErrorState, SkeletonRows, buttonClass } from '@portal/ui';
import type { SearchState } from './use-search.ts';
import css from './search-standing.module.css';

/** What a search says besides what it found: a hint before, bars while it looks, that there is nothing, that it failed. */
export function SearchStanding({ state, words, onLeave }: { state: SearchState; words: string; onLeave: () => void }) {
  const { t } = useTranslation('shell');
  switch (state.status) {
    case 'resting':
      return <p className={css.hint}>{t('search.hint')}</p>;
    case 'loading':
      return <SkeletonRows rows={4} label={t('search.loading')} />;
    case 'nothing':
      return (
        <EmptyState
          bare
          level={3}
          icon={<SearchX size={32} aria-hidden />}
          title={t('search.nothing', { words })}
          action={
            <PrefetchLink className={buttonClass({ variant: 'secondary' })} to={links.matchCalendar()} onClick={onLeave}>
              {t('search.schedule')}
            </PrefetchLink>
          }
        >
          {t('search.nothingText')}
        </EmptyState>
      );
    case 'failed':
      return (
        <div className={css.failed}>
          <ErrorState message={t(`search.${state.why}`)} retryLabel={t('retry')} onRetry={state.retry} />
        </div>
      );
    case 'found':
      return null;
  }
}
