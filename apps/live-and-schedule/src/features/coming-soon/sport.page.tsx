import { useLocation } from 'react-router-dom';
import { links } from '@portal/contracts';
import { sportBySlug } from '@portal/domain';
import { ComingSoon, LinkButton, PageTitle } from '@portal/ui';
import { renderLink } from '../match/links.tsx';
import { useMatchWords } from '../match/match-words.ts';
import { SportTabs } from '../matches/sport-tabs.tsx';
import styles from './coming-soon.module.css';

/** `/truc-tiep/bong-ro`, `/esport`, `/dua-bi`: the sport's place among the tabs, and that it is not built yet. */
export function Component() {
  const words = useMatchWords();
  const { t } = words;
  const sport = sportBySlug(useLocation().pathname.split('/')[2] ?? '');
  if (!sport) return null;
  return (
    <div className={styles.page}>
      <title>{t('title.sport', { sport: t(`sport.${sport.slug}`) })}</title>
      <PageTitle>{t('page.heading')}</PageTitle>
      <SportTabs current={sport.slug} words={words} />
      <ComingSoon level={2} title={t(`soon.${sport.slug}.title`)} action={<LinkButton href={links.live()} renderLink={renderLink}>{t('soon.action')}</LinkButton>}>{t(`soon.${sport.slug}.text`)}</ComingSoon>
    </div>
  );
}
