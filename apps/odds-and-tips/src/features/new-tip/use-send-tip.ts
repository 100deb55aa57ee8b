import { useMutation } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { isApiError } from '@portal/api-client';
import { codes, links, newUuid } from '@portal/contracts';
import { tipsCalls, type NewTip } from '@portal/contracts/tips';
import { useApp, viewerOf } from '@portal/platform';
import { forgetTips, queries } from '../../queries.ts';
import type { Translate } from '../match/match-words.ts';

export type Draft = Omit<NewTip, 'uuid'>;
/** Why a tip was not taken. `moved`: the line is another one now, and can be taken as it is. */
export interface Refusal {
  readonly kind: 'moved' | 'other';
  readonly words: string;
}

const REFUSED: Readonly<Record<number, string>> = {
  [codes.tipLocked]: 'locked',
  [codes.lineMoved]: 'moved',
  [codes.marketClosed]: 'closed',
  [codes.tippedBefore]: 'before',
  [codes.predictedBefore]: 'predicted',
  [codes.predictionsFull]: 'full',
  [codes.pointsShort]: 'short',
  [codes.ownLimit]: 'ownLimit',
  [codes.onBreak]: 'onBreak',
};

/** `words`: whose words say it, `refused` those of a tip. */
export function refusalOf(error: unknown, t: Translate, words = 'refused'): Refusal {
  if (!isApiError(error)) return { kind: 'other', words: t('error.deed') };
  const known = error.kind === 'refused' ? REFUSED[Number(error.code)] : undefined;
  if (known) return { kind: known === 'moved' ? 'moved' : 'other', words: t(`${words}.${known}`) };
  if (error.kind === 'tooMany') return { kind: 'other', words: t(`${words}.tooMany`, { count: error.retryAfter ?? 60 }) };
  if (error.kind === 'offline') return { kind: 'other', words: t(`${words}.offline`) };
  return { kind: 'other', words: error.serverMessage ?? t('error.deed') };
}

/** What is sent; `look` asks for the odds anew, after a refusal that says that they are others now. */
export interface Sent<D> {
  readonly draft: D;
  readonly look: () => Promise<void>;
}

/** Sends a tip. */
export function useSendTip({ t }: { t: Translate }) {
  const a = useApp();
  const navigate = useNavigate();
  // The same draft sent again after a lost answer is one tip; another draft is another.
  const sent = useRef<{ draft: string; uuid: string }>(undefined);
  const mutation = useMutation({
    mutationFn: ({ draft }: Sent<Draft>) => {
      const key = JSON.stringify(draft);
      if (sent.current?.draft !== key) sent.current = { draft: key, uuid: newUuid() };
      return a.api.call(tipsCalls.create, { uuid: sent.current.uuid, ...draft });
    },
    onSuccess: async (tip) => {
      a.queryClient.setQueryData(queries.tip(a, tip.id, viewerOf(a.session.state)).queryKey, tip);
      a.notify({ tone: 'success', title: t('newTip.sent') });
      void forgetTips(a);
      await navigate(links.tip(tip.id));
    },
    onError: (error, { look }) => (isApiError(error) && error.kind === 'noToken' ? a.session.askLogin() : look()),
  });
  const { reset, mutate } = mutation;
  return {
    send: mutate,
    sending: mutation.isPending,
    refusal: mutation.isError ? refusalOf(mutation.error, t) : undefined,
    forget: useCallback(() => reset(), [reset]),
  };
}
