import { useLocation } from 'react-router-dom';
import { links } from '@portal/contracts';
import { ComingSoon, LinkButton } from '@portal/ui';
import { renderLink } from '../match/links.tsx';
import { useMatchWords } from '../match/match-words.ts';
import styles from './coming-soon.module.css';

/** A page of ours that is not built yet says so, in words of its own: `/lich-thi-dau`, `/doi-bong/12` … */
export function Component() {
  const { t } = useMatchWords();
  const page = useLocation().pathname.split('/')[1] ?? '';
  const title = t(`soon.${page}.title`);
  return (
    <div className={styles.page}>
      <title>{title}</title>
      <ComingSoon
        title={title}
        action={
          <LinkButton href={links.live()} renderLink={renderLink}>
            {t('soon.action')}
          </LinkButton>
        }
      >
        {t(`soon.${page}.text`)}
      </ComingSoon>
    </div>
  );
}
