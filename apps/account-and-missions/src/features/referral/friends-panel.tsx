import { useInfiniteQuery } from '@tanstack/react-query';
import { UserRoundPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { links, userTypes } from '@portal/contracts';
import type { Referral, ReferralInfo } from '@portal/contracts/referral';
import { formatDay } from '@portal/i18n';
import { useApp } from '@portal/platform';
import { Avatar, EmptyState, ErrorState, MoreSentinel, moreStateOf, Panel, PanelHeader, SkeletonRows, Tag, type MoreState } from '@portal/ui';
import { renderLink } from '../../links.tsx';
import { friendsQuery } from './referral.query.ts';
import { useStanding } from './use-standing.ts';
import styles from './referral.module.css';

/** Friends whom one has invited and how far each is. */
export function FriendsPanel({ userId, rules }: { userId: number; rules: ReferralInfo['rules'] | undefined }) {
  const { t } = useTranslation('account-and-missions');
  const a = useApp();
  const found = useInfiniteQuery(friendsQuery(a, userId));
  const { data, isError, isFetching, hasNextPage, fetchNextPage, refetch } = found;
  const friends = data?.pages.flatMap(({ list }) => list);
  const more: MoreState = hasNextPage ? moreStateOf(found, t('referral.moreFailed'), t('retry')) : { status: 'end' };
  return (
    <Panel labelledBy="referral-friends" edgeToEdge>
      <PanelHeader id="referral-friends" level={2} title={t('referral.friends')} />
      {!friends && isError && <ErrorState bare message={t('referral.listFailed')} retryLabel={t('retry')} onRetry={() => void refetch()} busy={isFetching} />}
      {!friends && !isError && <SkeletonRows rows={3} label={t('loading')} />}
      {friends?.length === 0 && (
        <EmptyState bare icon={<UserRoundPlus size={32} aria-hidden="true" />} title={t('referral.none')}>
          {t('referral.noneText')}
        </EmptyState>
      )}
      {friends && friends.length > 0 && (
        <>
          <ul aria-labelledby="referral-friends" className={styles.friends}>
            {friends.map((one) => (
              <Row key={one.friend.userId} {...one} activeDays={rules?.activeDays} />
            ))}
          </ul>
          <MoreSentinel manual state={more} label={t('referral.more')} onMore={() => void fetchNextPage()} />
        </>
      )}
    </Panel>
  );
}

function Row({ friend, joinedAt, activeDays, ...standing }: Referral & { activeDays: number | undefined }) {
  const { t } = useTranslation('account-and-missions');
  const { prefs } = useApp();
  const { tone, state, words } = useStanding({ ...standing, activeDays, of: 'friend' });
  return (
    <li className={styles.friend}>
      <Avatar seed={String(friend.userId)} picture={friend.picture} size={40} mic={friend.userType === userTypes.commentator} />
      <div>
        {renderLink({ href: links.profile(friend.username), children: <b>{friend.displayName}</b> })}
        <p>
          {t('referral.joined', { day: formatDay(joinedAt, prefs) })} · {words}
        </p>
      </div>
      <Tag tone={tone}>{state}</Tag>
    </li>
  );
}
