import { CalendarCheck, Gem, MessageCircle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useApp } from '@portal/platform';
import { Button, LitSeat, Panel, SeatsPattern } from '@portal/ui';
import type { MemberPage } from './member-page.ts';
import styles from './invitation.module.css';

const reasons = [
  ['seat', MessageCircle],
  ['points', Gem],
  ['days', CalendarCheck],
] as const;

/** What a guest finds in a member's place: a free seat, and what comes with it. `plain`: without JavaScript, where no button would do anything. */
export function Invitation({ page, plain = false }: { page: MemberPage; plain?: boolean }) {
  const { t } = useTranslation('account-and-missions');
  const { session } = useApp();
  return (
    <div className={styles.invitation}>
      <section className={styles.stand}>
        <SeatsPattern lit={0.4} seed={page} width={1376} height={260} className={styles.seats} />
        <div className={styles.words}>
          <LitSeat size={40} />
          <h2>{t(`${page}.invitation`)}</h2>
          <p>{t(`${page}.invitationText`)}</p>
          {plain ? (
            <p>{t('invitation.needsScript')}</p>
          ) : (
            <div className={styles.actions}>
              <Button variant="pitch" onClick={() => session.askRegister()}>
                {t('invitation.register')}
              </Button>
              <Button variant="line" onClick={() => session.askLogin()}>
                {t('invitation.login')}
              </Button>
            </div>
          )}
        </div>
      </section>
      <Panel as="div" edgeToEdge>
        <ul className={styles.reasons}>
          {reasons.map(([reason, Icon]) => (
            <li key={reason}>
              <Icon size={22} aria-hidden="true" />
              <div>
                <b>{t(`invitation.${reason}`)}</b>
                <p>{t(`invitation.${reason}Text`)}</p>
              </div>
            </li>
          ))}
        </ul>
      </Panel>
    </div>
  );
}
