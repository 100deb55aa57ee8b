import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { links } from '@portal/contracts';
import { ComingSoon, buttonClass } from '@portal/ui';
import styles from './rooms-page.module.css';

/** Every `/chatroom` path, until group chat is built. A `roomId` in the query changes nothing yet. */
export function Component() {
  const { t } = useTranslation('chat');
  return (
    <div className={styles.page}>
      <title>{t('soon.title')}</title>
      <meta name="robots" content="noindex" />
      <ComingSoon title={t('soon.title')} action={<Link to={links.live()} className={buttonClass({ variant: 'primary' })}>{t('soon.action')}</Link>}>{t('soon.text')}</ComingSoon>
    </div>
  );
}
