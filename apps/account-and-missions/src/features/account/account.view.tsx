import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { links, type UserInfo } from '@portal/contracts';
import { formatNumber } from '@portal/i18n';
import { Slot } from '@portal/platform';
import { BalanceCard, LinkButton, RailPanel, Skeleton } from '@portal/ui';
import { renderLink } from '../../links.tsx';
import { BookingsPanel } from '../bookings/bookings-panel.tsx';
import { LevelPanel } from '../level/level-panel.tsx';
import { MemberFrame } from '../member/member-frame.tsx';
import { anchors } from '../member/member-menu.tsx';
import { ContactPanel } from '../contact/contact-panel.tsx';
import { LedgerPanel } from '../points/ledger-panel.tsx';
import { PrivacyPanel } from '../privacy/privacy-panel.tsx';
import { RefreshBalance } from '../points/refresh-balance.tsx';
import { SessionPanel } from '../sessions/session-panel.tsx';
import { Settings } from '../settings/settings.tsx';
import { PasswordForm } from './password-form.tsx';
import { PictureField } from './picture-field.tsx';
import { ProfileForm } from './profile-form.tsx';
import { TeamsField } from './teams-field.tsx';
import styles from './account.module.css';

/** A member's own page: how others see one, the password, the points. What an older api cannot keep is not offered. */
export function AccountView({ user }: { user: UserInfo }) {
  const { t } = useTranslation('account-and-missions');
  const { hash } = useLocation();
  // These parts come after the session: the browser has looked for the anchor in vain by then.
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView?.();
  }, [hash]);
  const rail = (
    <>
      <BalanceCard
        label={t('balance.title')}
        value={formatNumber(user.balance)}
        unit={t('balance.unit')}
        note={t('balance.note')}
        actions={
          <>
            <LinkButton href={links.checkIn()} renderLink={renderLink}>
              {t('balance.earn')}
            </LinkButton>
            <RefreshBalance userId={user.userId} />
          </>
        }
      />
      <LevelPanel userId={user.userId} />
      <div id={anchors.bookings} className={styles.part}>
        <BookingsPanel userId={user.userId} />
      </div>
      <div id={anchors.followed} className={styles.part}>
        <Slot name="live-and-schedule/followed" props={{}} loading={<Skeleton height={200} />} />
      </div>
      <div id={anchors.ledger} className={styles.part}>
        <LedgerPanel userId={user.userId} />
      </div>
    </>
  );
  return (
    <MemberFrame user={user} page="account" rail={rail}>
      <div id={anchors.profile} className={styles.part}>
        <RailPanel title={t('profile.title')} padded>
          <div className={styles.stack}>
            <PictureField user={user} of="avatar" />
            {user.cover !== undefined && <PictureField user={user} of="cover" />}
            <ProfileForm user={user} />
            {user.teams && <TeamsField teams={user.teams} />}
          </div>
        </RailPanel>
      </div>
      <div id={anchors.contact} className={styles.part}>
        <ContactPanel user={user} />
      </div>
      <div id={anchors.password} className={styles.part}>
        <RailPanel title={t('password.title')} padded>
          <PasswordForm userId={user.userId} username={user.username ?? ''} />
        </RailPanel>
      </div>
      <div id={anchors.sessions} className={styles.part}>
        <SessionPanel userId={user.userId} />
      </div>
      <div id={anchors.privacy} className={styles.part}>
        <PrivacyPanel user={user} />
      </div>
      <Settings />
    </MemberFrame>
  );
}
