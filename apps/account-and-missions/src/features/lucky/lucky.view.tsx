import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { UserInfo } from '@portal/contracts';
import { luckyCalls } from '@portal/contracts/lucky';
import { useApp } from '@portal/platform';
import { ErrorState, Panel, RailPanel, SkeletonRows } from '@portal/ui';
import { MemberFrame } from '../member/member-frame.tsx';
import { Rules } from '../member/rules.tsx';
import { LedgerPanel } from '../points/ledger-panel.tsx';
import { BoxPanel } from './box-panel.tsx';
import { BoxesPanel } from './boxes-panel.tsx';
import { DrawPanel } from './draw-panel.tsx';
import { boardQuery, ownQuery } from './lucky.query.ts';
import { OwnDraws } from './own-draws.tsx';
import styles from './lucky.module.css';

const rules = ['ticket', 'week', 'box', 'proof', 'virtual'] as const;

/** Drawing one's tickets, what is in the box, what one has drawn, and whether it was honest. */
export function LuckyView({ user }: { user: UserInfo }) {
  const { t } = useTranslation('account-and-missions');
  const a = useApp();
  const client = useQueryClient();
  const board = useQuery(boardQuery(a));
  const own = useInfiniteQuery(ownQuery(a, user.userId));
  const round = board.data?.round;
  const tickets = own.data?.pages[0]?.tickets;
  const failed = [board, own].filter((query) => query.isError && !query.data);
  // With another box the last one is over, and perhaps the week.
  const number = round?.number;
  const before = useRef(number);
  useEffect(() => {
    if (before.current !== undefined && before.current !== number)
      for (const { id } of [luckyCalls.result, luckyCalls.rounds]) void client.invalidateQueries({ queryKey: [id] });
    before.current = number;
  }, [client, number]);
  return (
    <MemberFrame user={user} page="lucky" rail={<LedgerPanel userId={user.userId} limit={5} />}>
      {round && tickets && <DrawPanel userId={user.userId} round={round} tickets={tickets} />}
      {failed.length > 0 && (
        <ErrorState
          message={t('lucky.loadFailed')}
          retryLabel={t('retry')}
          onRetry={() => {
            for (const query of failed) void query.refetch();
          }}
          busy={failed.some(({ isFetching }) => isFetching)}
        />
      )}
      {failed.length === 0 && !(board.data && tickets) && (
        <Panel as="div" edgeToEdge>
          <div className={styles.waiting}>
            <SkeletonRows rows={6} label={t('loading')} />
          </div>
        </Panel>
      )}
      <BoxPanel />
      {tickets && <OwnDraws draws={own} some={tickets.left > 0} />}
      <BoxesPanel mine={own.data?.pages.flatMap(({ list }) => list) ?? []} />
      <RailPanel title={t('lucky.rules')} padded>
        <Rules rules={rules.map((rule) => t(`lucky.rule.${rule}`))} />
      </RailPanel>
    </MemberFrame>
  );
}
