import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isApiError } from '@portal/api-client';
import { predictionCalls, type breakDays, type Care } from '@portal/contracts/prediction';
import { useApp, type Viewer } from '@portal/platform';
import type { MatchWords } from '../match/match-words.ts';
import { purseQuery } from '../prediction/predictions.query.ts';
import { careQuery } from './care.query.ts';

interface Pause {
  readonly days: (typeof breakDays)[number];
  readonly longer: boolean;
}

/** Limits one's day and takes a break. What did not work says why; both may be sent again. */
export function useCareDeeds(userId: Viewer, { t, clock, date }: MatchWords) {
  const a = useApp();
  const client = useQueryClient();
  const forgetPurse = () => void client.invalidateQueries({ queryKey: purseQuery(a, userId).queryKey });
  const done = (care: Care, title: string) => {
    client.setQueryData(careQuery(a, userId).queryKey, care);
    // The game knows of both.
    forgetPurse();
    a.notify({ id: 'care', tone: 'success', title });
  };
  const onError = (failed: unknown) => {
    if (isApiError(failed) && failed.kind === 'noToken') return a.session.askLogin();
    // Perhaps it was done, and only the answer was lost.
    forgetPurse();
    void client.invalidateQueries({ queryKey: careQuery(a, userId).queryKey });
  };
  const limit = useMutation({
    mutationFn: (points: number | null) => a.api.call(predictionCalls.setLimit, { limit: points }),
    onSuccess: (care) => {
      const { next } = care;
      done(care, next ? t('care.limit.waits', { time: clock(next.from), day: date(next.from) }) : t('care.limit.saved'));
    },
    onError,
  });
  const pause = useMutation({
    mutationFn: ({ days }: Pause) => a.api.call(predictionCalls.takeBreak, { days }),
    onSuccess: (care, { longer }) => done(care, t(longer ? 'care.break.lengthened' : 'care.break.begun')),
    onError,
  });
  const why = (error: unknown) => {
    if (!error) return undefined;
    if (isApiError(error) && error.kind === 'offline') return t('care.offline');
    return (isApiError(error) && error.serverMessage) || t('error.deed');
  };
  return { limit, pause, limitError: why(limit.error), pauseError: why(pause.error) };
}
