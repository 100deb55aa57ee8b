import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { luckyCalls } from '@portal/contracts/lucky';
import { pointsCalls } from '@portal/contracts/points';
import { referralCalls } from '@portal/contracts/referral';
import { userCalls } from '@portal/contracts/user';
import { useApp } from '@portal/platform';
import { problemWords } from '../member/problem-words.ts';
import type { MissionId } from './known-missions.ts';
import { missionsQuery } from './missions.query.ts';

/** A mission whose points one takes, of the day that one saw. */
export interface Taken {
  readonly day: string;
  readonly id: MissionId;
}

/** The missions of today, and how one takes the points of one that is done. */
export function useMissions(userId: number) {
  const a = useApp();
  const { t } = useTranslation('account-and-missions');
  const client = useQueryClient();
  const query = missionsQuery(a, userId);
  const board = useQuery(query);
  const claim = useMutation({
    // An answer that was under way before would bring back how it stood before.
    onMutate: () => client.cancelQueries({ queryKey: query.queryKey }),
    mutationFn: ({ day, id }: Taken) => a.api.call(pointsCalls.claimMission, { day, mission: id }),
    onSuccess: ({ gained, ...next }, { id }) => {
      client.setQueryData(query.queryKey, next);
      void client.invalidateQueries({ queryKey: [pointsCalls.ledger.id] });
      void client.invalidateQueries({ queryKey: [pointsCalls.checkInCard.id] });
      void client.invalidateQueries({ queryKey: [userCalls.level.id] });
      void client.invalidateQueries({ queryKey: [referralCalls.info.id] });
      void client.invalidateQueries({ queryKey: [luckyCalls.result.id] });
      void a.session.refreshUser();
      // Nothing is gained where another device was first: the page shows it.
      if (gained > 0) a.notify({ id: `mission ${id}`, tone: 'success', title: t('missions.taken', { points: gained }), text: t(`missionTitle.${id}`) });
    },
    onError: (error) => {
      a.notify({ id: 'mission', tone: 'error', title: t('missions.notTaken'), text: problemWords(error, t) });
      // Perhaps the day has ended meanwhile.
      void board.refetch();
    },
  });
  return { board, claim };
}
