import { EyeOff } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useCallback, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { links } from '@portal/contracts';
import { useApp } from '@portal/platform';
import { AgeGate, AgeNotice, Button, LinkButton } from '@portal/ui';
import { useTimeSpent } from '../care/use-time-spent.ts';
import { renderLink } from '../portal/links.tsx';
import styles from './adults-only.module.css';
import { useAdmission } from './use-adult-choice.ts';

/**
 * Odds and tips of a page, below the 18+ notice. Without JavaScript they stand there to be read; with it they wait, unseen and in
 * their place, until the browser has said whether its visitor is old enough and wants to see them.
 */
export const AdultsOnly = observer(function AdultsOnly({ children }: { children: ReactNode }) {
  const { t } = useTranslation('odds-and-tips');
  const admission = useAdmission();
  const { notify } = useApp();
  const onHour = useCallback(
    (count: number) => notify({ id: 'odds-time', tone: 'info', title: t('age.hour', { count }), text: t('age.hourText') }),
    [notify, t],
  );
  useTimeSpent(admission.status === 'shown', onHour);
  if (admission.status === 'asking') {
    return (
      <AgeGate
        title={t('age.title')}
        actions={
          <>
            <Button onClick={admission.confirm}>{t('age.confirm')}</Button>
            <LinkButton variant="secondary" href={links.home()} renderLink={renderLink}>
              {t('age.leave')}
            </LinkButton>
          </>
        }
      >
        {t('age.text')}
      </AgeGate>
    );
  }
  if (admission.status === 'hidden')
    return (
      <AgeGate
        title={t('age.hidden')}
        actions={
          <>
            <Button onClick={admission.show}>{t('age.show')}</Button>
            <LinkButton variant="secondary" href={links.care()} renderLink={renderLink}>
              {t('age.care')}
            </LinkButton>
          </>
        }
      >
        {t('age.hiddenText')}
      </AgeGate>
    );
  return (
    <>
      <AgeNotice
        action={
          admission.status === 'shown' ? (
            <Button variant="ghost" compact icon={<EyeOff size={18} aria-hidden="true" />} onClick={admission.hide}>
              {t('age.hide')}
            </Button>
          ) : undefined
        }
      >
        {t('age.notice')} {/* No page that many want next: its code is not loaded beforehand. */}
        <Link className={styles.care} to={links.care()}>
          {t('age.care')}
        </Link>
      </AgeNotice>
      <div className={styles.content} data-admission={admission.status}>
        {children}
      </div>
    </>
  );
});

/** The same for a part on somebody else's page: a smaller question, and nothing at all for whoever hides odds. */
export const AdultsOnlyPart = observer(function AdultsOnlyPart({ title, children }: { title: string; children: ReactNode }) {
  const { t } = useTranslation('odds-and-tips');
  const admission = useAdmission();
  if (admission.status === 'hidden') return null;
  if (admission.status === 'asking') {
    return (
      <section className={styles.ask} aria-label={title}>
        <AgeNotice
          action={
            <Button variant="secondary" compact onClick={admission.confirm}>
              {t('age.confirm')}
            </Button>
          }
        >
          {t('age.part', { title })}
        </AgeNotice>
      </section>
    );
  }
  return (
    <div className={styles.part} data-admission={admission.status}>
      {children}
    </div>
  );
});
