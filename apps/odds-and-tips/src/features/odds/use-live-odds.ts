import { focusManager, hashKey, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp, useModel } from '@portal/platform';
import { ODDS_EVERY } from '../../queries.ts';
import { useAdmission } from '../age/use-adult-choice.ts';
import { usePart, type Askable, type Loaded, type Part } from '../portal/part.ts';
import { HeldOdds } from './held-odds.ts';
import { LiveOdds } from './live-odds.ts';
import type { OddsNews } from './odds-news.ts';

/**
 * Whether odds of this company come over the connection: only those of the company that tips are priced by, and only to who sees odds. Others are asked for again and again.
 * To be called by observers.
 */
export function useHearsOdds(company: number | undefined): boolean {
  const { status } = useAdmission();
  return company === undefined && status === 'shown';
}

interface Held<T> {
  queryKey: QueryKey;
  /** `useHearsOdds`. */
  hears: boolean;
  isOnAir: (data: T | undefined) => boolean;
  /** What is held with news in it; the same object where nothing of it is news. */
  withNews: (data: T, news: OddsNews, serverTime: string) => T;
}

/** Odds as a part of a page, of the company that tips are priced by: they move while a match of them is on air. To be called by observers. */
export function useMovingPart<T>(query: Askable<T>, loaded: Loaded | null, { isOnAir, withNews }: Pick<Held<T>, 'isOnAir' | 'withNews'>): Part<T> {
  const hears = useHearsOdds(undefined);
  const part = usePart(query, loaded, { every: (found) => (!hears && isOnAir(found) ? ODDS_EVERY : false) });
  useLiveOdds(part.status === 'ready' ? part.data : undefined, { queryKey: query.queryKey, hears, isOnAir, withNews });
  return part;
}

const SILENT = { dispose: () => {} };

/** Keeps a query's odds moving from the moment that a match of them is on air. It then goes on: what ends is told last. */
export function useLiveOdds<T>(data: T | undefined, { queryKey, hears, isOnAir, withNews }: Held<T>): void {
  const { socket, clock } = useApp();
  const client = useQueryClient();
  const key = hashKey(queryKey);
  const [begun, setBegun] = useState(() => (isOnAir(data) ? key : undefined));
  if (begun !== key && isOnAir(data)) setBegun(key);
  const on = hears && begun === key;
  useModel(
    () => {
      if (!on) return SILENT;
      const odds = new HeldOdds<T>({ client, queryKey, withNews });
      // Nobody asks for a page that is out of sight, nor for prices that stand still.
      const ask = () => {
        if (focusManager.isFocused() && isOnAir(client.getQueryData<T>(queryKey))) void client.invalidateQueries({ queryKey, exact: true });
      };
      const live = new LiveOdds({ socket, clock, take: (news, serverTime) => odds.take(news, serverTime), ask });
      return {
        start() {
          odds.start();
          live.start();
        },
        dispose() {
          live.dispose();
          odds.dispose();
        },
      };
    },
    `${on ? 'on' : 'off'} ${key}`,
  );
}
