import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router-dom';
import { FallbackCard } from '@portal/ui';
import { useMatchWords } from './match/match-words.ts';
import styles from './page-error.module.css';

/** The page's whole content did not come (section 8): says so and asks again. What does not exist is the shell's to say. */
export function PageError() {
  const error = useRouteError();
  const { t } = useMatchWords();
  const { revalidate, state } = useRevalidator();
  if (isRouteErrorResponse(error) && error.status === 404) throw error;
  return (
    <div className={styles.page}>
      <title>{t('error.page')}</title>
      <FallbackCard level={1} title={t('error.page')} minHeight={360} retryLabel={t('retry')} onRetry={() => void revalidate()} busy={state === 'loading'}>
        {t('error.pageText')}
      </FallbackCard>
    </div>
  );
}
