import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '@portal/api-client';
import { codes, newUuid } from '@portal/contracts';
import { luckyCalls, type LuckyDraw } from '@portal/contracts/lucky';
import { pointsCalls } from '@portal/contracts/points';
import { userCalls } from '@portal/contracts/user';
import { useApp } from '@portal/platform';
import { problemWords } from '../member/problem-words.ts';
import { boardQuery, ownQuery } from './lucky.query.ts';

/** Draws a ticket of a box. What did not arrive is asked again as the same draw: perhaps it was drawn, and only the answer was lost. */
export function useDraw(userId: number) {
  const a = useApp();
  const { t } = useTranslation('account-and-missions');
  const client = useQueryClient();
  const asked = useRef<{ round: number; uuid: string }>(undefined);
  const [last, setLast] = useState<LuckyDraw>();
  const board = boardQuery(a).queryKey;
  const own = ownQuery(a, userId).queryKey;
  const drawn = (draw: LuckyDraw) => {
    asked.current = undefined;
    setLast(draw);
    for (const { id } of [pointsCalls.ledger, pointsCalls.checkInCard, userCalls.level]) void client.invalidateQueries({ queryKey: [id] });
    void a.session.refreshUser();
  };
  const { mutate, isPending } = useMutation({
    // An answer that was under way before would bring back how it stood before.
    onMutate: () => Promise.all([client.cancelQueries({ queryKey: board }), client.cancelQueries({ queryKey: own })]),
    mutationFn: (round: number) => {
      asked.current ??= { round, uuid: newUuid() };
      return a.api.call(luckyCalls.draw, asked.current);
    },
    onSuccess: ({ draw, tickets, board: next }) => {
      client.setQueryData(board, next);
      client.setQueryData(own, (before) => {
        if (!before) return before;
        const [first, ...rest] = before.pages.map(({ list, ...page }) => ({ ...page, tickets, list: list.filter(({ id }) => id !== draw.id) }));
        return { ...before, pages: first ? [{ ...first, list: [draw, ...first.list] }, ...rest] : [] };
      });
      drawn(draw);
    },
    onError: async (error) => {
      const refused = isApiError(error) && error.kind === 'refused';
      const over = isApiError(error) && error.code === codes.luckyOver;
      if (refused) asked.current = undefined;
      // Another box by now, or a ticket that another device has drawn.
      await Promise.all([client.refetchQueries({ queryKey: board }), client.refetchQueries({ queryKey: own })]);
      const found = client.getQueryData(own)?.pages[0]?.list.find(({ uuid }) => uuid === asked.current?.uuid);
      if (found) return drawn(found);
      a.notify({
        id: 'draw',
        tone: over ? 'info' : 'error',
        title: t(over ? 'lucky.over' : 'lucky.notDrawn'),
        text: refused ? problemWords(error, t) : `${problemWords(error, t)} ${t('lucky.again')}`,
      });
    },
  });
  return { draw: mutate, busy: isPending, last };
}
