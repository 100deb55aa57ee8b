import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { UserInfo } from '@portal/contracts';
import { formatDay, formatTime } from '@portal/i18n';
import { useApp } from '@portal/platform';
import { Button } from '@portal/ui';
import { LeaveForm } from './leave-form.tsx';
import styles from './privacy-panel.module.css';

/** Leaving the portal: what goes, what remains without a name, and fourteen days to think. Not offered where an older api answers. */
export function LeavePart({ user }: { user: UserInfo }) {
  const { t } = useTranslation('account-and-missions');
  const { prefs } = useApp();
  const [asking, setAsking] = useState(false);
  const part = useRef<HTMLElement>(null);
  // The form goes; the focus stays where it was.
  const done = () => {
    setAsking(false);
    part.current?.focus();
  };
  if (user.leavesAt === undefined) return null;
  return (
    <section ref={part} tabIndex={-1} className={styles.part} aria-labelledby="privacy-leave">
      <h3 id="privacy-leave" className={styles.heading}>
        {t('privacy.leave')}
      </h3>
      {user.leavesAt ? (
        <p role="status" className={styles.text}>
          {t('privacy.waiting', { time: formatTime(user.leavesAt, prefs), day: formatDay(user.leavesAt, prefs) })}
        </p>
      ) : (
        <>
          <p className={styles.text}>{t('privacy.leaveText')}</p>
          <dl className={styles.facts}>
            <dt>{t('privacy.goes')}</dt>
            <dd>{t('privacy.goesText')}</dd>
            <dt>{t('privacy.remains')}</dt>
            <dd>{t('privacy.remainsText')}</dd>
          </dl>
          {asking ? (
            <LeaveForm username={user.username ?? ''} onAsked={done} onCancel={done} />
          ) : (
            <div className={styles.deed}>
              <Button variant="secondary" onClick={() => setAsking(true)}>
                {t('privacy.leave')}
              </Button>
            </div>
          )}
        </>
      )}
    </section>
  );
}
