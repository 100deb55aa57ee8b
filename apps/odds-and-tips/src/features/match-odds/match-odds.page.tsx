import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router-dom';
import { useApp } from '@portal/platform';
import { ODDS_EVERY, queries } from '../../queries.ts';
import { useMatchWords } from '../match/match-words.ts';
import { isLive } from '../match/standing.ts';
import { readOddsAddress } from '../odds/odds-address.ts';
import { Component as Odds } from '../odds/odds.page.tsx';
import { idAtEnd } from '../portal/not-found.ts';
import { MatchOddsView } from './match-odds.view.tsx';

/** `/ty-le-keo/{slug, any depth}`. */
export function Component() {
  const id = idAtEnd(useParams()['*']);
  return id === undefined ? <Odds /> : <MatchOddsPage key={id} id={id} />;
}

function MatchOddsPage({ id }: { id: number }) {
  const a = useApp();
  const words = useMatchWords();
  const [search] = useSearchParams();
  const address = readOddsAddress(search);
  const { data } = useQuery({
    ...queries.matchOdds(a, id, address.company),
    staleTime: Infinity,
    refetchInterval: ({ state }) => (state.data && isLive(state.data.match) ? ODDS_EVERY : false),
  });
  // The loader has put it there; without it the route's error boundary stands here.
  if (!data) return null;
  return <MatchOddsView odds={data} address={address} words={words} />;
}
