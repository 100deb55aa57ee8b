import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { PageMeta, useHydrated } from '@portal/platform';
import { PagePending } from '../layout/page-pending.tsx';

const Page = lazy(() =>
  import(/* webpackChunkName: "page-notifications" */ './notifications.page.tsx').then(({ NotificationsPage }) => ({ default: NotificationsPage })),
);

/** `/thong-bao` in the shell's tree. The server renders the frame alone: what stands here is for one person. */
export function NotificationsRoute() {
  const { t } = useTranslation('shell');
  const hydrated = useHydrated();
  return (
    <>
      <PageMeta title={t('title.suffix', { page: t('notifications.title') })} noindex />
      {hydrated ? (
        <Suspense fallback={<PagePending />}>
          <Page />
        </Suspense>
      ) : (
        <PagePending />
      )}
    </>
  );
}
