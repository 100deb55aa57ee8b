import { useTranslation } from 'react-i18next';
import type { UserInfo } from '@portal/contracts';
import { formatTime } from '@portal/i18n';
import { useApp } from '@portal/platform';
import { ErrorState, Panel, PanelHeader, RailPanel, SkeletonRows } from '@portal/ui';
import { MemberFrame } from '../member/member-frame.tsx';
import { Rules } from '../member/rules.tsx';
import { LedgerPanel } from '../points/ledger-panel.tsx';
import { MissionList } from './mission-list.tsx';
import { useMissions } from './use-missions.ts';
import styles from './missions.module.css';

const rules = ['counted', 'minutes', 'things', 'claim', 'draw', 'virtual'] as const;

/** A member's missions of today: how far each is, what it brings, where one goes on. */
export function MissionsView({ user }: { user: UserInfo }) {
  const { t } = useTranslation('account-and-missions');
  const a = useApp();
  const {
    board: { data: board, isError, isFetching, refetch },
    claim,
  } = useMissions(user.userId);
  const failed = isError && (
    <ErrorState bare message={t(board ? 'missions.old' : 'missions.loadFailed')} retryLabel={t('retry')} onRetry={() => void refetch()} busy={isFetching} />
  );
  return (
    <MemberFrame user={user} page="missions" rail={<LedgerPanel userId={user.userId} limit={5} />}>
      <Panel labelledBy="missions" edgeToEdge>
        <PanelHeader
          id="missions"
          level={2}
          title={t('missions.today')}
          action={board && <span className={styles.until}>{t('missions.until', { time: formatTime(board.endsAt, a.prefs) })}</span>}
        />
        {board && <MissionList board={board} busy={claim.isPending ? claim.variables.id : undefined} onClaim={claim.mutate} />}
        {failed}
        {!board && !isError && (
          <div className={styles.waiting}>
            <SkeletonRows rows={6} label={t('loading')} />
          </div>
        )}
      </Panel>
      <RailPanel title={t('missions.rules')} padded>
        <Rules rules={rules.map((rule) => t(`missions.rule.${rule}`))} />
      </RailPanel>
    </MemberFrame>
  );
}
