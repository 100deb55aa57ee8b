import { useTranslation } from 'react-i18next';
import { useRevalidator, useRouteError } from 'react-router-dom';
import { isApiError } from '@portal/api-client';
import { PageMeta } from '@portal/platform';
import { ErrorState, PageHeader } from '@portal/ui';

/** In place of the page of the search when the api, or the page's own code, did not come. */
export function SearchFailed() {
  const { t } = useTranslation('shell');
  const { revalidate, state } = useRevalidator();
  const error = useRouteError();
  const tooFast = isApiError(error) && error.status === 429;
  return (
    <>
      <PageMeta title={t('title.suffix', { page: t('search.title') })} noindex />
      <PageHeader title={t('search.title')} />
      <ErrorState
        message={t(tooFast ? 'search.tooFast' : 'search.failed')}
        retryLabel={t('retry')}
        onRetry={() => void revalidate()}
        busy={state === 'loading'}
      />
    </>
  );
}
