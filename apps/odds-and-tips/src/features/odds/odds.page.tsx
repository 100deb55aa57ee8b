import { useQuery } from '@tanstack/react-query';
import { observer } from 'mobx-react-lite';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { links } from '@portal/contracts';
import { useApp } from '@portal/platform';
import { ODDS_EVERY, queries, type DayOdds } from '../../queries.ts';
import { useMatchWords, type MatchWords } from '../match/match-words.ts';
import { isAnyOnAir } from '../match/standing.ts';
import { useMoves } from './moves.ts';
import { NoOddsView } from './no-odds.tsx';
import { oddsHref, readOddsAddress, type OddsAddress } from './odds-address.ts';
import { dayWith } from './odds-news.ts';
import { OddsView } from './odds.view.tsx';
import { useHearsOdds, useLiveOdds } from './use-live-odds.ts';

/** `hears`: what moves comes over the connection. The page must be in sight; that is the query's own rule. */
export const refreshEvery = (day: DayOdds | undefined, hears: boolean): number | false => (!hears && isAnyOnAir(day) ? ODDS_EVERY : false);

/** `/ty-le-keo`. */
export function Component() {
  const words = useMatchWords();
  const [search] = useSearchParams();
  const address = readOddsAddress(search);
  return address.sportId === undefined ? <DayPage address={address} words={words} /> : <NoOddsView address={address} t={words.t} />;
}

const DayPage = observer(function DayPage({ address, words }: { address: OddsAddress; words: MatchWords }) {
  const a = useApp();
  const navigate = useNavigate();
  const hears = useHearsOdds(address.company);
  const query = queries.odds(a, address);
  const { data, isRefetchError } = useQuery({ ...query, staleTime: Infinity, refetchInterval: ({ state }) => refreshEvery(state.data, hears) });
  useLiveOdds(data, { queryKey: query.queryKey, hears, isOnAir: isAnyOnAir, withNews: dayWith });
  // The loader has put it there; without it the route's error boundary stands here.
  if (!data) return null;
  return (
    <Moving
      key={`${data.date}/${address.company ?? ''}`}
      day={data}
      stale={isRefetchError}
      address={address}
      words={words}
      onGo={(change) => void navigate(oddsHref(address, change), { preventScrollReset: true })}
    />
  );
});

function Moving({ day, ...rest }: Omit<Parameters<typeof OddsView>[0], 'moves' | 'canonical'>) {
  const moves = useMoves(day.list);
  return <OddsView day={day} moves={moves} canonical={links.odds()} {...rest} />;
}
