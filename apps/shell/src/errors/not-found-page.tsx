import { CalendarDays, House } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { isRouteErrorResponse, Link, useLocation, useRouteError } from 'react-router-dom';
import { links } from '@portal/contracts';
import { PageMeta, PrefetchLink, Slot } from '@portal/platform';
import { LitSeat, SeatsPattern, Skeleton, buttonClass } from '@portal/ui';
import css from './not-found-page.module.css';

/** The 404: what was refused in the words of section 8, an empty stand with one lit seat, and what is being played meanwhile. */
export function NotFoundPage() {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const error = useRouteError();
  const said = isRouteErrorResponse(error) && typeof error.data === 'string' ? error.data : `Page Not Found: ${pathname}`;
  return (
    <>
      <PageMeta title={t('title.suffix', { page: t('error.notFound') })} noindex />
      <section className={css.stand} data-theme="dark">
        <div className={css.seats} aria-hidden>
          <SeatsPattern seed="404" lit={0} width={1100} height={560} gap={34} />
        </div>
        <div className={css.body}>
          <p className={css.code} aria-hidden>
            404
          </p>
          <h1 className={css.title}>{t('error.notFoundTitle')}</h1>
          <p className={css.text}>
            {t('error.notFound')}
            <br />
            <code lang="en" className={css.path}>
              {said}
            </code>
          </p>
          <p className={css.text}>{t('error.notFoundText')}</p>
          <p className={css.actions}>
            <Link className={buttonClass({ variant: 'pitch' })} to={links.home()}>
              <House size={18} aria-hidden />
              {t('error.home')}
            </Link>
            <PrefetchLink className={buttonClass({ variant: 'line' })} to={links.live()}>
              <CalendarDays size={18} aria-hidden />
              {t('error.schedule')}
            </PrefetchLink>
          </p>
          <p className={css.seat}>
            <LitSeat size={44} />
            {t('error.seat')}
          </p>
        </div>
      </section>
      <section className={css.meanwhile} aria-labelledby="meanwhile">
        <h2 id="meanwhile">{t('error.meanwhile')}</h2>
        <Slot name="live-and-schedule/live-now" props={{ limit: 3 }} whenAway="nothing" loading={<Skeleton height={180} />} />
      </section>
    </>
  );
}
