import { useRef } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { links } from '@portal/contracts';
import { PageMeta, Slot, useApp } from '@portal/platform';
import { Skeleton, SkeletonRows, VisuallyHidden } from '@portal/ui';
import { siteQueries } from '../layout/site-queries.ts';
import { useDrawnInTurn } from './use-drawn-in-turn.ts';
import css from './home-page.module.css';

/** Parts that are laid out when they come near; the styles say so of the same. */
const LATER = `.${css.live} > *, .${css.top} + *, .${css.main} > *, .${css.rail} > *`;

/** Home is the shell's, made of slots: each part belongs to a remote and falls back alone. */
export function HomePage() {
  const { t } = useTranslation('shell');
  const { data: site } = useQuery({ ...siteQueries.settings(useApp()), refetchOnMount: false });
  const page = useRef<HTMLDivElement>(null);
  useDrawnInTurn(page, LATER);
  const rows = <SkeletonRows rows={5} label={t('loading')} />;
  return (
    <div className={css.page} ref={page} data-full>
      <PageMeta title={site?.title || t('title.home')} description={site?.description || t('description')} path={links.home()} />
      <VisuallyHidden>
        <h1>{t('home.heading')}</h1>
      </VisuallyHidden>
      <div className={css.top}>
        <div className={css.hero}>
          <Slot name="live-and-schedule/hot-match" props={{}} loading={<Skeleton height={400} />} minHeight={400} />
        </div>
        <div className={css.live}>
          <Slot name="live-and-schedule/live-now" props={{ limit: 5 }} loading={rows} minHeight={400} />
        </div>
      </div>
      <Slot name="live-and-schedule/rooms" props={{ limit: 6 }} loading={<Skeleton height={320} />} minHeight={320} />
      <div className={css.columns}>
        <div className={css.main}>
          <Slot name="live-and-schedule/today" props={{}} loading={rows} minHeight={480} />
          <Slot name="content-and-news/latest" props={{ limit: 5 }} loading={<Skeleton height={420} />} minHeight={420} />
        </div>
        <div className={css.rail}>
          <Slot name="account-and-missions/check-in" props={{}} loading={<Skeleton height={132} />} minHeight={132} whenAway="nothing" />
          <Slot name="account-and-missions/missions" props={{}} loading={<Skeleton height={132} />} minHeight={132} whenAway="nothing" />
          <Slot name="odds-and-tips/top-tips" props={{ limit: 3 }} loading={<Skeleton height={280} />} whenAway="nothing" />
          <Slot name="chat/public-rooms" props={{}} loading={<Skeleton height={240} />} minHeight={240} />
          <Slot name="live-and-schedule/commentators-tonight" props={{}} loading={<Skeleton height={280} />} whenAway="nothing" />
          <Slot name="content-and-news/most-viewed" props={{ limit: 5 }} loading={<Skeleton height={280} />} whenAway="nothing" />
          <Slot name="newsfeed-and-social/latest-posts" props={{ limit: 4 }} loading={<Skeleton height={280} />} whenAway="nothing" />
        </div>
      </div>
    </div>
  );
}
