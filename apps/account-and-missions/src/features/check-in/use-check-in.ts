import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { luckyCalls } from '@portal/contracts/lucky';
import { pointsCalls, type CheckInCard } from '@portal/contracts/points';
import { referralCalls } from '@portal/contracts/referral';
import { userCalls } from '@portal/contracts/user';
import { useApp } from '@portal/platform';
import { problemWords } from '../member/problem-words.ts';
import { checkInQuery } from './check-in.query.ts';

/** The card and what one can do with it. A check-in that fails says so as a toast, a make-up to whoever asked (its dialog). */
export function useCheckIn(userId: number) {
  const a = useApp();
  const { t } = useTranslation('account-and-missions');
  const client = useQueryClient();
  const query = checkInQuery(a, userId);
  const card = useQuery(query);
  const take = (next: CheckInCard) => {
    client.setQueryData(query.queryKey, next);
    void client.invalidateQueries({ queryKey: [pointsCalls.ledger.id] });
    void client.invalidateQueries({ queryKey: [userCalls.level.id] });
    void client.invalidateQueries({ queryKey: [referralCalls.info.id] });
    void client.invalidateQueries({ queryKey: [luckyCalls.result.id] });
    void a.session.refreshUser();
  };
  const checkIn = useMutation({
    mutationFn: () => a.api.call(pointsCalls.checkIn, {}),
    onSuccess: take,
    onError: (error) => a.notify({ id: 'check-in', tone: 'error', title: t('checkIn.failed'), text: problemWords(error, t) }),
  });
  const makeUp = useMutation({ mutationFn: (date: string) => a.api.call(pointsCalls.makeUp, { date }), onSuccess: take });
  return { card, checkIn, makeUp };
}
export type CheckingIn = ReturnType<typeof useCheckIn>;
