import { useTranslation } from 'react-i18next';
import { Slot } from '@portal/platform';
import { Skeleton, SkeletonRows, VisuallyHidden } from '@portal/ui';
import css from './home-page.module.css';

/** Home is the shell's, made of slots: each part belongs to a remote and falls back alone. */
export function HomePage() {
  const { t } = useTranslation('shell');
  const rows = <SkeletonRows rows={5} label={t('loading')} />;
  return (
    <div className={css.page} data-full>
      <title>{t('title.home')}</title>
      <meta name="description" content={t('description')} />
      <VisuallyHidden><h1>{t('home.heading')}</h1></VisuallyHidden>
      <div className={css.top}>
        <div className={css.hero}><Slot name="live-and-schedule/hot-match" props={{}} loading={<Skeleton height={400} />} minHeight={400} /></div>
        <div className={css.live}><Slot name="live-and-schedule/live-now" props={{ limit: 5 }} loading={rows} minHeight={400} /></div>
      </div>
      <Slot name="live-and-schedule/rooms" props={{ limit: 6 }} loading={<Skeleton height={320} />} minHeight={320} />
      <div className={css.columns}>
        <div className={css.main}><Slot name="live-and-schedule/today" props={{}} loading={rows} minHeight={480} /></div>
        <div className={css.rail}>
          <Slot name="chat/public-rooms" props={{}} loading={<Skeleton height={240} />} minHeight={240} />
          <Slot name="live-and-schedule/commentators-tonight" props={{}} loading={<Skeleton height={280} />} whenAway="nothing" />
        </div>
      </div>
    </div>
  );
}
