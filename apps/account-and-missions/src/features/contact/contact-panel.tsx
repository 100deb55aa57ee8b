import { useTranslation } from 'react-i18next';
import type { UserInfo } from '@portal/contracts';
import { userCalls } from '@portal/contracts/user';
import { useApp } from '@portal/platform';
import { RailPanel } from '@portal/ui';
import { ContactPart } from './contact-part.tsx';
import { EmailForm } from './email-form.tsx';
import { PhoneForm } from './phone-form.tsx';
import styles from './contact.module.css';

/** How one can be reached, and whether a code that was sent there has come back. */
export function ContactPanel({ user }: { user: UserInfo }) {
  const { t } = useTranslation('account-and-missions');
  const { api, session, notify } = useApp();
  const known = async (confirming: Promise<UserInfo>, title: string) => {
    await confirming;
    notify({ id: 'contact', tone: 'success', title });
    await session.refreshUser();
  };
  return (
    <RailPanel title={t('contact.title')} padded>
      <p className={styles.text}>{t('contact.text')}</p>
      <ContactPart
        name={t('profile.email')}
        value={user.emailAddress ?? null}
        confirmed={user.emailConfirmed ?? false}
        Form={EmailForm}
        send={(email) => api.call(userCalls.sendEmail, { email })}
        confirm={(emailCode) => known(api.call(userCalls.confirmEmail, { emailCode }), t('contact.emailDone'))}
      />
      <ContactPart
        name={t('profile.phone')}
        value={user.phoneNumber ?? null}
        confirmed={user.phoneConfirmed ?? false}
        Form={PhoneForm}
        send={(phoneNumber) => api.call(userCalls.sendSms, { phoneNumber })}
        confirm={(smsCode) => known(api.call(userCalls.personalId, { smsCode }), t('contact.phoneDone'))}
      />
    </RailPanel>
  );
}
