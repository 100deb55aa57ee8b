import { useMutation } from '@tanstack/react-query';
import { Hourglass } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { privacyCalls } from '@portal/contracts/privacy';
import { formatDay, formatTime } from '@portal/i18n';
import { useApp } from '@portal/platform';
import { Button } from '@portal/ui';
import { problemWords } from './problem-words.ts';
import styles from './leaving-notice.module.css';

/** Says on every page of a member who has asked to go that they will, and when; one press and they stay. Its place is there without it, for the focus. */
export function LeavingNotice({ leavesAt }: { leavesAt: string | null }) {
  const { t } = useTranslation('account-and-missions');
  const a = useApp();
  const place = useRef<HTMLDivElement>(null);
  const stay = useMutation({
    mutationFn: async () => {
      await a.api.call(privacyCalls.stay, {});
      await a.session.refreshUser();
    },
    onSuccess: () => {
      place.current?.focus();
      a.notify({ id: 'leaving', tone: 'success', title: t('leaving.stayed') });
    },
    onError: (error) => a.notify({ id: 'leaving', tone: 'error', title: t('leaving.stayFailed'), text: problemWords(error, t) }),
  });
  return (
    <div ref={place} tabIndex={-1} className={styles.place}>
      {leavesAt && (
        <section aria-label={t('leaving.label')} className={styles.notice}>
          <Hourglass size={20} aria-hidden="true" className={styles.icon} />
          <p className={styles.text}>{t('leaving.notice', { time: formatTime(leavesAt, a.prefs), day: formatDay(leavesAt, a.prefs) })}</p>
          <Button compact busy={stay.isPending} onClick={() => stay.mutate()}>
            {t('leaving.stay')}
          </Button>
        </section>
      )}
    </div>
  );
}
