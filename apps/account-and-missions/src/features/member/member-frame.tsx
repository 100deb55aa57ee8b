import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { UserInfo } from '@portal/contracts';
import { userCalls, type LevelInfo } from '@portal/contracts/user';
import { formatNumber, zonedDate } from '@portal/i18n';
import { callQuery, useApp } from '@portal/platform';
import { LevelRing, PageGrid, ProfileHeader, Tag } from '@portal/ui';
import { checkInQuery } from '../check-in/check-in.query.ts';
import { LeavingNotice } from './leaving-notice.tsx';
import { MemberMenu } from './member-menu.tsx';
import type { MemberPage } from './member-page.ts';

interface Props {
  user: UserInfo;
  page: MemberPage;
  children: ReactNode;
  rail: ReactNode;
}

/** What a member's pages have in common: who one is, level and points, the menu. Numbers that have not arrived leave their place free. */
export function MemberFrame({ user, page, children, rail }: Props) {
  const { t } = useTranslation('account-and-missions');
  const a = useApp();
  const level = useQuery(callQuery(a, userCalls.level, {}, user.userId)).data;
  const card = useQuery(checkInQuery(a, user.userId)).data;
  const [year, month] = user.createdAt ? zonedDate(user.createdAt, a.prefs).split('-') : [];
  return (
    <>
      <ProfileHeader
        level={2}
        person={{ seed: String(user.userId), name: user.displayName, picture: user.picture, mic: user.userType === 20 }}
        portrait={
          <LevelRing
            seed={String(user.userId)}
            picture={user.picture}
            size={98}
            level={level?.level}
            done={level ? shareOf(level) : 0}
            label={level ? t('level.ring', { level: level.level, percent: Math.floor(shareOf(level) * 100) }) : undefined}
          />
        }
        badge={user.userType === 20 ? <Tag tone="vip">{t('member.commentator')}</Tag> : undefined}
        note={[user.username && `@${user.username}`, year && t('member.since', { month: Number(month), year })].filter(Boolean).join(' · ')}
        progress={
          level
            ? {
                label: t('level.label', { level: level.level }),
                ...wayOf(level),
                text: level.to === null ? t('level.top') : `${formatNumber(level.experience - level.from)} / ${formatNumber(level.to - level.from)}`,
              }
            : 'coming'
        }
        stats={[
          { label: t('member.balance'), value: formatNumber(card?.balance ?? user.balance) },
          { label: t('member.streak'), value: card ? t('member.days', { days: card.streak }) : '–' },
          { label: t('member.month'), value: card ? t('member.days', { days: card.month.days }) : '–' },
        ]}
      />
      <PageGrid kind="account" side={<MemberMenu user={user} page={page} />} rail={rail} railLabel={t('member.rail')}>
        <LeavingNotice leavesAt={user.leavesAt ?? null} />
        {children}
      </PageGrid>
    </>
  );
}

const wayOf = ({ experience, from, to }: LevelInfo) => (to === null ? { value: 1, max: 1 } : { value: experience - from, max: to - from });
const shareOf = (level: LevelInfo): number => {
  const { value, max } = wayOf(level);
  return value / max;
};
