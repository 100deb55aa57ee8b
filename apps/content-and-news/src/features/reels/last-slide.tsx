import { links } from '@portal/contracts';
import { useHydrated } from '@portal/platform';
import { Button, EmptyState, ErrorState, LinkButton } from '@portal/ui';
import { renderLink } from '../links.tsx';
import type { HighlightWords } from '../highlight/highlight-words.ts';
import styles from './reels.module.css';

export type Onward =
  | { readonly status: 'more'; readonly busy: boolean; readonly more: () => void }
  | { readonly status: 'failed'; readonly busy: boolean; readonly retry: () => void }
  | { readonly status: 'end' };

/** After the last reel that is there: more are coming, did not come, or there are no more. */
export function LastSlide({ onward, onFirst, words: { t } }: { onward: Onward; onFirst: () => void; words: HighlightWords }) {
  const hydrated = useHydrated();
  return (
    <div className={styles.last}>
      {onward.status === 'failed' ? (
        <ErrorState message={t('highlight.failed')} retryLabel={t('highlight.retry')} onRetry={onward.retry} busy={onward.busy} />
      ) : onward.status === 'more' ? (
        hydrated ? (
          <p>{t('highlight.loading')}</p>
        ) : (
          <LinkButton variant="secondary" href={links.highlight()} renderLink={renderLink}>
            {t('highlight.toAll')}
          </LinkButton>
        )
      ) : (
        <EmptyState
          level={2}
          title={t('highlight.end')}
          action={
            <span className={styles.ways}>
              <Button onClick={onFirst}>{t('reels.newest')}</Button>
              <LinkButton variant="secondary" href={links.highlight()} renderLink={renderLink}>
                {t('highlight.toAll')}
              </LinkButton>
            </span>
          }
        >
          {t('highlight.emptyText')}
        </EmptyState>
      )}
    </div>
  );
}
