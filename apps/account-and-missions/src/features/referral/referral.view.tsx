import { usePrefetchInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { UserInfo } from '@portal/contracts';
import { formatNumber } from '@portal/i18n';
import { useApp } from '@portal/platform';
import { ErrorState, Panel, RailPanel, SkeletonRows, StatTiles } from '@portal/ui';
import { MemberFrame } from '../member/member-frame.tsx';
import { Rules } from '../member/rules.tsx';
import { LedgerPanel } from '../points/ledger-panel.tsx';
import { InvitedBy } from './enter-form.tsx';
import { FriendsPanel } from './friends-panel.tsx';
import { friendsQuery, referralQuery } from './referral.query.ts';
import { SharePanel } from './share-panel.tsx';
import styles from './referral.module.css';

const rules = ['active', 'honest', 'most', 'virtual'] as const;

/** What one invites friends with, and what came of it. */
export function ReferralView({ user }: { user: UserInfo }) {
  const { t } = useTranslation('account-and-missions');
  const a = useApp();
  const { data: info, isError, isFetching, refetch } = useQuery(referralQuery(a, user.userId));
  usePrefetchInfiniteQuery(friendsQuery(a, user.userId));
  // How high the first parts are is known with the rest: until then nothing stands below them that would have to move.
  if (!info && !isError) {
    const lines = (
      <Panel as="div" edgeToEdge>
        <div className={styles.waiting}>
          <SkeletonRows rows={8} label={t('loading')} />
        </div>
      </Panel>
    );
    return (
      <MemberFrame user={user} page="referral" rail={lines}>
        {lines}
      </MemberFrame>
    );
  }
  return (
    <MemberFrame
      user={user}
      page="referral"
      rail={
        <>
          {info && <InvitedBy userId={user.userId} info={info} />}
          <LedgerPanel userId={user.userId} limit={5} />
        </>
      }
    >
      {info && <SharePanel code={info.code} rules={info.rules} />}
      {!info && <ErrorState message={t('referral.loadFailed')} retryLabel={t('retry')} onRetry={() => void refetch()} busy={isFetching} />}
      <Panel label={t('referral.counts.title')} edgeToEdge padded>
        <StatTiles
          label={t('referral.counts.title')}
          stats={[
            { label: t('referral.counts.waiting'), value: info ? formatNumber(info.counts.waiting) : '–' },
            { label: t('referral.counts.rewarded'), value: info ? formatNumber(info.counts.rewarded) : '–' },
            { label: t('referral.counts.points'), value: info ? formatNumber(info.points) : '–', gold: true },
          ]}
        />
      </Panel>
      <FriendsPanel userId={user.userId} rules={info?.rules} />
      {info && (
        <RailPanel title={t('referral.rules')} padded>
          <Rules
            rules={rules.map((rule) => t(`referral.rule.${rule}`, { days: info.rules.activeDays, within: info.rules.withinDays, most: info.rules.most }))}
          />
        </RailPanel>
      )}
    </MemberFrame>
  );
}
