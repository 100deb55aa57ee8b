import {
  AtSign,
  CalendarCheck,
  IdCard,
  LockKeyhole,
  LogOut,
  MicVocal,
  MonitorSmartphone,
  ReceiptText,
  Settings,
  ShieldUser,
  SquareCheckBig,
  Star,
  Ticket,
  UserRound,
  UserRoundPlus,
} from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { links, type UserInfo } from '@portal/contracts';
import { useApp } from '@portal/platform';
import { ConfirmDialog, SideMenu } from '@portal/ui';
import { renderLink } from '../../links.tsx';
import type { MemberPage } from './member-page.ts';

/** Parts of the account's page, by the address they have. */
export const anchors = {
  profile: 'ho-so',
  contact: 'lien-he',
  password: 'mat-khau',
  sessions: 'thiet-bi',
  privacy: 'rieng-tu',
  bookings: 'blv-da-dat',
  followed: 'theo-doi',
  ledger: 'so-diem',
  settings: 'cai-dat',
} as const;

/** The pages and parts of an account; on a phone it comes last (look, "Layout"). */
export function MemberMenu({ user, page }: { user: UserInfo; page: MemberPage }) {
  const { t } = useTranslation('account-and-missions');
  const { session } = useApp();
  const [leaving, setLeaving] = useState(false);
  const part = (anchor: keyof typeof anchors) => `${links.account()}#${anchors[anchor]}`;
  return (
    <>
      <SideMenu
        label={t('menu.label')}
        renderLink={renderLink}
        groups={[
          [
            {
              id: 'profile',
              label: t('menu.profile'),
              icon: <UserRound size={20} aria-hidden="true" />,
              href: page === 'account' ? part('profile') : links.account(),
              current: page === 'account',
            },
            {
              id: 'check-in',
              label: t('menu.checkIn'),
              icon: <CalendarCheck size={20} aria-hidden="true" />,
              href: links.checkIn(),
              current: page === 'checkIn',
            },
            {
              id: 'missions',
              label: t('menu.missions'),
              icon: <SquareCheckBig size={20} aria-hidden="true" />,
              href: links.missions(),
              current: page === 'missions',
            },
            {
              id: 'lucky',
              label: t('menu.lucky'),
              icon: <Ticket size={20} aria-hidden="true" />,
              href: links.lucky(),
              current: page === 'lucky',
            },
            {
              id: 'referral',
              label: t('menu.referral'),
              icon: <UserRoundPlus size={20} aria-hidden="true" />,
              href: links.referral(),
              current: page === 'referral',
            },
            ...(user.username
              ? [{ id: 'public', label: t('menu.public'), icon: <IdCard size={20} aria-hidden="true" />, href: links.profile(user.username) }]
              : []),
          ],
          [
            { id: 'bookings', label: t('menu.bookings'), icon: <MicVocal size={20} aria-hidden="true" />, href: part('bookings') },
            { id: 'followed', label: t('menu.followed'), icon: <Star size={20} aria-hidden="true" />, href: part('followed') },
            { id: 'ledger', label: t('menu.ledger'), icon: <ReceiptText size={20} aria-hidden="true" />, href: part('ledger') },
            { id: 'contact', label: t('menu.contact'), icon: <AtSign size={20} aria-hidden="true" />, href: part('contact') },
            { id: 'password', label: t('menu.password'), icon: <LockKeyhole size={20} aria-hidden="true" />, href: part('password') },
            { id: 'sessions', label: t('menu.sessions'), icon: <MonitorSmartphone size={20} aria-hidden="true" />, href: part('sessions') },
            { id: 'privacy', label: t('menu.privacy'), icon: <ShieldUser size={20} aria-hidden="true" />, href: part('privacy') },
            { id: 'settings', label: t('menu.settings'), icon: <Settings size={20} aria-hidden="true" />, href: part('settings') },
            { id: 'logout', label: t('menu.logout'), icon: <LogOut size={20} aria-hidden="true" />, onClick: () => setLeaving(true) },
          ],
        ]}
      />
      <ConfirmDialog
        open={leaving}
        onOpenChange={setLeaving}
        title={t('menu.logoutTitle')}
        text={t('menu.logoutText')}
        confirmLabel={t('menu.logout')}
        cancelLabel={t('menu.stay')}
        onConfirm={() => {
          setLeaving(false);
          void session.logout();
        }}
      />
    </>
  );
}
