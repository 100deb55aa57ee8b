import { Radio } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { links, userTypes, type TipRecord } from '@portal/contracts';
import { tipResults } from '@portal/contracts/tips';
import type { Profile } from '@portal/contracts/user';
import { strikeRate, titleOfLevel } from '@portal/domain';
import { PageMeta, useApp } from '@portal/platform';
import { LinkButton, PageGrid, Panel, ProfileHeader, RailPanel, RecordBar, ResultSquares, Tag, type MatchResult } from '@portal/ui';
import type { FriendCounts } from '@portal/contracts/friend';
import { FeedMenu, FeedTabs } from '../feed/feed-menu.tsx';
import { ProfileMenu, ProfileRelation } from '../friends/profile-relation.tsx';
import type { FeedWords } from '../portal/feed-words.ts';
import { renderLink } from '../portal/links.tsx';
import page from '../portal/page.module.css';
import { OwnTeams } from './own-teams.tsx';
import { ProfilePosts } from './profile-posts.tsx';
import { profilePage } from './structured-data.ts';
import styles from './profile.module.css';

interface Props {
  profile: Profile;
  /** undefined: not known. */
  counts: FriendCounts | undefined;
  /** The cursor at which its posts begin. */
  from: string;
  words: FeedWords;
}

/** A member before the stand, what they say of themselves, their tips and their posts. */
export const ProfileView = observer(function ProfileView({ profile: shown, counts, from, words }: Props) {
  const { t, day } = words;
  // Whoever hides tips sees none of anybody's.
  const profile = useApp().settings.values.disableTip ? { ...shown, tips: null } : shown;
  const { t: shell } = useTranslation('shell');
  const mic = profile.userType === userTypes.commentator;
  return (
    <div className={page.page}>
      <PageMeta
        title={shell('title.suffix', { page: `${profile.displayName} (@${profile.username})` })}
        description={profile.bio || t('profile.description', { name: profile.displayName })}
        path={links.profile(profile.username)}
        kind="profile"
        image={profile.picture ? { url: profile.picture, alt: profile.displayName } : undefined}
        data={[profilePage(profile)]}
      />
      <div className={styles.stack}>
        <FeedTabs current={undefined} t={t} />
        <ProfileHeader
          person={{ seed: String(profile.userId), name: profile.displayName, picture: profile.picture, mic }}
          badge={
            <>
              {mic && <Tag tone="blv">{t('blv')}</Tag>}
              <Tag tone="vip">{t('profile.level', { level: profile.level, title: t(`profile.levelTitle.${titleOfLevel(profile.level)}`) })}</Tag>
            </>
          }
          note={`@${profile.username} · ${t('profile.since', { day: day(profile.createdAt) })}`}
          cover={profile.cover}
          teams={<OwnTeams teams={profile.teams} name={profile.displayName} words={words} />}
          stats={statsOf(profile, counts, words)}
          menu={<ProfileMenu person={profile} words={words} />}
          actions={
            <>
              <ProfileRelation person={profile} words={words} />
              {profile.onAir && (
                <LinkButton
                  variant="pitch"
                  href={links.liveRoom(profile.onAir.fixtureId)}
                  renderLink={renderLink}
                  icon={<Radio size={18} aria-hidden="true" />}
                >
                  {t('profile.onAir', { title: profile.onAir.title })}
                </LinkButton>
              )}
            </>
          }
        />
        <PageGrid
          kind="feed"
          side={<FeedMenu current={undefined} t={t} />}
          rail={profile.tips ? <Tips record={profile.tips} username={profile.username} words={words} /> : undefined}
          railLabel={t('profile.rail')}
        >
          {profile.bio && (
            <Panel edgeToEdge padded label={t('profile.bio')}>
              <p className={styles.bio}>{profile.bio}</p>
            </Panel>
          )}
          {from && (
            <LinkButton variant="secondary" href={links.profile(profile.username)} renderLink={renderLink}>
              {t('feed.newest')}
            </LinkButton>
          )}
          <ProfilePosts profile={profile} from={from} words={words} />
        </PageGrid>
      </div>
    </div>
  );
});

function statsOf({ posts, tips }: Profile, counts: FriendCounts | undefined, { t, number }: FeedWords) {
  const settled = tips ? tips.win + tips.draw + tips.lose : 0;
  // Between which it lies: a bare share of few tips says more than it knows.
  const share = tips && strikeRate(tips);
  return [
    { label: t('profile.posts'), value: number(posts) },
    ...(counts
      ? [
          { label: t('profile.friends'), value: number(counts.friends) },
          { label: t('profile.followers'), value: number(counts.followers) },
        ]
      : []),
    ...(tips && settled > 0
      ? [
          { label: t('profile.tips'), value: number(settled) },
          ...(share ? [{ label: t('profile.wins'), value: `${Math.round(share.low * 100)}–${Math.round(share.high * 100)}%` }] : []),
        ]
      : []),
  ];
}

/** What the tips brought at their prices; an older api knows the units alone. */
const unitsOf = ({ profit, units }: TipRecord): string => {
  const brought = Number((profit ?? units).toFixed(2));
  return `${brought > 0 ? '+' : ''}${brought}`;
};

/** The record in tips, newest results first. */
function Tips({ record, username, words: { t } }: { record: TipRecord; username: string; words: FeedWords }) {
  const results = record.last.map((result): MatchResult => {
    const outcome = result === tipResults.win ? 'win' : result === tipResults.lose ? 'lose' : 'draw';
    return { outcome, letter: t(`tips.letter.${outcome}`) };
  });
  return (
    <RailPanel title={t('tips.title')} more={{ href: links.tipster(username), label: t('tips.whole') }} renderLink={renderLink} padded>
      <div className={styles.tips}>
        <RecordBar
          counts={{ win: record.win, draw: record.draw, lose: record.lose }}
          words={{ win: t('tips.win'), draw: t('tips.draw'), lose: t('tips.lose') }}
        />
        {results.length > 0 && (
          <ResultSquares results={results} label={t('tips.last', { results: results.map(({ outcome }) => t(`tips.${outcome}`)).join(', ') })} />
        )}
        <p className={styles.units}>{t('tips.units', { units: unitsOf(record) })}</p>
      </div>
    </RailPanel>
  );
}
