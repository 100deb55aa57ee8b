import { useTranslation } from 'react-i18next';
import type { UserInfo } from '@portal/contracts';
import { formatNumber } from '@portal/i18n';
import { ErrorState, Panel, RailPanel, Skeleton, StatTiles } from '@portal/ui';
import { MemberFrame } from '../member/member-frame.tsx';
import { Rules } from '../member/rules.tsx';
import { LedgerPanel } from '../points/ledger-panel.tsx';
import { CardPanel } from './card-panel.tsx';
import { useCheckIn } from './use-check-in.ts';
import styles from './check-in.module.css';

const rules = ['card', 'midnight', 'missed', 'makeUp', 'experience', 'virtual'] as const;

/** A member's check-ins: the card, the month, the rules, the newest points. */
export function CheckInView({ user }: { user: UserInfo }) {
  const { t } = useTranslation('account-and-missions');
  const {
    card: { data: card, isError, isFetching, refetch },
    checkIn,
    makeUp,
  } = useCheckIn(user.userId);
  return (
    <MemberFrame user={user} page="checkIn" rail={<LedgerPanel userId={user.userId} limit={5} />}>
      {card && <CardPanel card={card} checkIn={checkIn} makeUp={makeUp} />}
      {!card && isError && <ErrorState message={t('checkIn.loadFailed')} retryLabel={t('retry')} onRetry={() => void refetch()} busy={isFetching} />}
      {!card && !isError && (
        <Panel as="div" edgeToEdge>
          <div role="status" aria-busy="true" aria-label={t('loading')} className={styles.waiting}>
            <Skeleton height={108} />
          </div>
        </Panel>
      )}
      <Panel label={t('month.title')} edgeToEdge padded>
        <StatTiles
          label={t('month.title')}
          stats={[
            { label: t('month.days'), value: card ? String(card.month.days) : '–' },
            { label: t('month.points'), value: card ? formatNumber(card.month.points) : '–', gold: true },
            { label: t('month.makeUps'), value: card ? String(card.makeUpsLeft) : '–' },
          ]}
        />
      </Panel>
      <RailPanel title={t('rules.title')} padded>
        <Rules rules={rules.map((rule) => t(`rules.${rule}`))} />
      </RailPanel>
    </MemberFrame>
  );
}
