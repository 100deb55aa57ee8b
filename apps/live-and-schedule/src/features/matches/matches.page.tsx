import { observer } from 'mobx-react-lite';
import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router-dom';
import type { Sport } from '@portal/domain';
import { useApp, useModel, type AppContext } from '@portal/platform';
import { askAnew, onAirSnapshot, queries } from '../../queries.ts';
import { LiveListModel, type ListSnapshot } from '../live-list/live-list.model.ts';
import { keyOf } from '../live-list/use-live-list.ts';
import { useMatchWords } from '../match/match-words.ts';
import { football, offeredSport } from '../match/sports.ts';
import { readMatches } from './matches-address.ts';
import { MatchesView } from './matches.view.tsx';

type Answer = ReturnType<typeof onAirSnapshot>;

/** All three lists as one: a match that begins or ends moves to its section by itself. What is on air of other sports counts for their tabs. */
const together = (onAir: Answer, coming: ListSnapshot['matches'], past: ListSnapshot['matches'], sportId: number): ListSnapshot => ({
  ...onAir,
  matches: [...onAir.matches, ...coming, ...past],
  // One asks for every sport, so the mode total is counted here: another match of this sport is another list, however many there are in all (section 4).
  total: `${onAir.total}/${onAir.matches.filter((match) => match.sportId === sportId).length}`,
});

async function ask(a: AppContext, sportId: number): Promise<ListSnapshot> {
  const [onAir, coming, past] = await Promise.all([askAnew(a, queries.onAir(a)), askAnew(a, queries.future(a, sportId)), askAnew(a, queries.past(a, sportId))]);
  return together(onAirSnapshot(onAir), coming.list, past.list, sportId);
}

/** `/truc-tiep` (football) and `/truc-tiep/{sport}`. */
export function Component() {
  const a = useApp();
  const sport = offeredSport(useParams().sport) ?? football;
  const onAir = useQuery({ ...queries.onAir(a), staleTime: Infinity }).data;
  const coming = useQuery({ ...queries.future(a, sport.id), staleTime: Infinity }).data;
  const past = useQuery({ ...queries.past(a, sport.id), staleTime: Infinity }).data;
  // The loader has put them there; without them the route's error boundary stands here.
  if (!onAir || !coming || !past) return null;
  return <Matches key={sport.id} sport={sport} first={together(onAirSnapshot(onAir), coming.list, past.list, sport.id)} />;
}

const Matches = observer(function Matches({ sport, first }: { sport: Sport; first: ListSnapshot }) {
  const a = useApp();
  const words = useMatchWords();
  const [search] = useSearchParams();
  const address = readMatches(sport.slug, search);
  // What it scored, and the match itself where it has left the lists since the link to it was sent.
  const room = useQuery({ ...queries.liveRoom(a, address.match ?? 0), enabled: address.match !== undefined, staleTime: Infinity, retry: false }).data;
  const model = useModel(() => new LiveListModel({ socket: a.socket, clock: a.clock, snapshot: first, ask: () => ask(a, sport.id) }), keyOf(a));
  return (
    <MatchesView
      sport={sport}
      address={address}
      room={address.match === undefined ? undefined : room}
      matches={model.matches}
      now={model.now}
      goalOf={(match) => model.goalOf(match)}
      feed={model.feed}
      words={words}
    />
  );
});
