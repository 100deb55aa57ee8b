import { useTranslation } from 'react-i18next';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { PageMeta, useOnline } from '@portal/platform';
import { buttonClass } from '@portal/ui';
import { NotFoundPage } from './not-found-page.tsx';
import { RemoteAway } from './remote-away.tsx';
import css from './error-page.module.css';

/** Section 2, word for word. */
const SAID = 'Internal Server Error';

/** Section 2: for 404 'Page Not Found', for anything else 'Internal Server Error', each in the visitor's words. */
export function ErrorPage() {
  const error = useRouteError();
  const { t } = useTranslation('shell');
  const online = useOnline();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />;
  if (!online) return <RemoteAway />;
  return (
    <section className={css.trouble} role="alert">
      <PageMeta title={t('title.suffix', { page: t('error.serverTitle') })} noindex />
      <p className={css.code}>500</p>
      <h1 className={css.title}>{t('error.serverTitle')}</h1>
      <p>
        {t('error.server')}
        {t('error.server') !== SAID && (
          <>
            {' '}
            <span lang="en" className={css.said}>
              {SAID}
            </span>
          </>
        )}
      </p>
      <p className={css.hint}>{t('error.serverText')}</p>
      {/* A plain link: it works without JavaScript, and asks the server anew. */}
      <a className={buttonClass({ variant: 'primary' })} href="">
        {t('retry')}
      </a>
    </section>
  );
}
