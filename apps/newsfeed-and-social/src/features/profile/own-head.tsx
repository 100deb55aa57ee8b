import { Pencil } from 'lucide-react';
import { links, type UserInfo } from '@portal/contracts';
import { titleOfLevel } from '@portal/domain';
import { LinkButton, ProfileHeader, Tag } from '@portal/ui';
import type { FeedWords } from '../portal/feed-words.ts';
import { renderLink } from '../portal/links.tsx';
import { OwnTeams } from './own-teams.tsx';

/** Oneself, on top of one's own posts, with the way to change it. */
export function OwnHead({ me, words }: { me: UserInfo; words: FeedWords }) {
  const { t, day } = words;
  return (
    <ProfileHeader
      person={{ seed: String(me.userId), name: me.displayName, picture: me.picture, mic: me.userType === 20 }}
      badge={
        me.level !== undefined && <Tag tone="vip">{t('profile.level', { level: me.level, title: t(`profile.levelTitle.${titleOfLevel(me.level)}`) })}</Tag>
      }
      note={[`@${me.username}`, me.createdAt && t('profile.since', { day: day(me.createdAt) })].filter(Boolean).join(' · ')}
      cover={me.cover}
      teams={<OwnTeams teams={me.teams} name={me.displayName} words={words} />}
      actions={
        <LinkButton variant="line" href={links.account()} renderLink={renderLink} icon={<Pencil size={18} aria-hidden="true" />}>
          {t('profile.edit')}
        </LinkButton>
      }
    />
  );
}
