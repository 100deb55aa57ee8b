import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { isApiError } from '@portal/api-client';
import { newUuid } from '@portal/contracts';
import { pointsCalls } from '@portal/contracts/points';
import { predictionCalls } from '@portal/contracts/prediction';
import { useApp, type Viewer } from '@portal/platform';
import { careQuery } from '../care/care.query.ts';
import type { Translate } from '../match/match-words.ts';
import { refusalOf, type Sent } from '../new-tip/use-send-tip.ts';
import { predictionsQuery, purseQuery } from './predictions.query.ts';

interface Draft {
  readonly fixtureId: number;
  readonly type: 10 | 20 | 30 | 40 | 50;
  readonly pick: 'home' | 'draw' | 'away' | 'over' | 'under';
  readonly line: number | null;
  readonly stake: number;
}

/** Stakes points. What did not arrive is sent again as the same: perhaps it was taken, and only the answer was lost. `onSent`: it was taken. */
export function usePredict(userId: Viewer, t: Translate, onSent: () => void) {
  const a = useApp();
  const client = useQueryClient();
  const sent = useRef<{ draft: string; uuid: string }>(undefined);
  const { mutate, reset, isPending, isError, error } = useMutation({
    mutationFn: ({ draft }: Sent<Draft>) => {
      const key = JSON.stringify(draft);
      if (sent.current?.draft !== key) sent.current = { draft: key, uuid: newUuid() };
      return a.api.call(predictionCalls.create, { uuid: sent.current.uuid, ...draft });
    },
    onSuccess: ({ prediction, purse }) => {
      // The same once more is another.
      sent.current = undefined;
      client.setQueryData(purseQuery(a, userId).queryKey, purse);
      client.setQueryData(predictionsQuery(a, userId).queryKey, (before) => {
        if (!before) return before;
        const pages = before.pages.map((page) => ({ ...page, list: page.list.filter(({ id }) => id !== prediction.id) }));
        const [first, ...rest] = pages;
        return { ...before, pages: first ? [{ ...first, list: [prediction, ...first.list] }, ...rest] : [] };
      });
      void client.invalidateQueries({ queryKey: [pointsCalls.ledger.id] });
      void client.invalidateQueries({ queryKey: careQuery(a, userId).queryKey });
      void a.session.refreshUser();
      a.notify({ id: 'predict', tone: 'success', title: t('predict.sent', { points: prediction.stake, price: prediction.price.toFixed(2) }) });
      onSent();
    },
    onError: async (failed, { look }) => {
      if (isApiError(failed) && failed.kind === 'noToken') return a.session.askLogin();
      // Perhaps the day has begun anew, or points went elsewhere.
      void client.invalidateQueries({ queryKey: purseQuery(a, userId).queryKey });
      await look();
    },
  });
  return {
    send: mutate,
    sending: isPending,
    refusal: isError ? refusalOf(error, t, 'predict.refused') : undefined,
    forget: useCallback(() => reset(), [reset]),
  };
}
