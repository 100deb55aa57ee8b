import { useQuery } from '@tanstack/react-query';
import { observer } from 'mobx-react-lite';
import { useParams, useSearchParams } from 'react-router-dom';
import { useApp } from '@portal/platform';
import { ODDS_EVERY, queries } from '../../queries.ts';
import { useMatchWords } from '../match/match-words.ts';
import { isOnAir } from '../match/standing.ts';
import { readOddsAddress } from '../odds/odds-address.ts';
import { matchWith } from '../odds/odds-news.ts';
import { Component as Odds } from '../odds/odds.page.tsx';
import { useHearsOdds, useLiveOdds } from '../odds/use-live-odds.ts';
import { idAtEnd } from '../portal/not-found.ts';
import { MatchOddsView } from './match-odds.view.tsx';

/** `/ty-le-keo/{slug, any depth}`. */
export function Component() {
  const id = idAtEnd(useParams()['*']);
  return id === undefined ? <Odds /> : <MatchOddsPage key={id} id={id} />;
}

const MatchOddsPage = observer(function MatchOddsPage({ id }: { id: number }) {
  const a = useApp();
  const words = useMatchWords();
  const [search] = useSearchParams();
  const address = readOddsAddress(search);
  const hears = useHearsOdds(address.company);
  const query = queries.matchOdds(a, id, address.company);
  const { data } = useQuery({ ...query, staleTime: Infinity, refetchInterval: ({ state }) => (!hears && isOnAir(state.data) ? ODDS_EVERY : false) });
  useLiveOdds(data, { queryKey: query.queryKey, hears, isOnAir, withNews: matchWith });
  // The loader has put it there; without it the route's error boundary stands here.
  if (!data) return null;
  return <MatchOddsView odds={data} address={address} words={words} />;
});
