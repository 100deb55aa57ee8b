import { observer } from 'mobx-react-lite';
import { useQuery } from '@tanstack/react-query';
import { useApp, useModel, type AppContext } from '@portal/platform';
import { askAnew, onAirSnapshot, queries } from '../../queries.ts';
import { LiveListModel, type ListSnapshot } from '../live-list/live-list.model.ts';
import { useMatchWords } from '../match/match-words.ts';
import { MatchesView } from './matches.view.tsx';

type Answer = ReturnType<typeof onAirSnapshot>;

/** All three lists as one: a match that begins or ends moves to its section by itself. */
const together = (onAir: Answer, coming: ListSnapshot['matches'], past: ListSnapshot['matches']): ListSnapshot => ({ ...onAir, matches: [...onAir.matches, ...coming, ...past] });

async function ask(a: AppContext): Promise<ListSnapshot> {
  const [onAir, coming, past] = await Promise.all([askAnew(a, queries.onAir(a)), askAnew(a, queries.coming(a)), askAnew(a, queries.past(a))]);
  return together(onAirSnapshot(onAir), coming.list, past.list);
}

/** `/truc-tiep` and `/truc-tiep/bong-da`. */
export function Component() {
  const a = useApp();
  const onAir = useQuery({ ...queries.onAir(a), staleTime: Infinity }).data;
  const coming = useQuery({ ...queries.coming(a), staleTime: Infinity }).data;
  const past = useQuery({ ...queries.past(a), staleTime: Infinity }).data;
  // The loader has put them there; without them the route's error boundary stands here.
  if (!onAir || !coming || !past) return null;
  return <Matches first={together(onAirSnapshot(onAir), coming.list, past.list)} />;
}

const Matches = observer(function Matches({ first }: { first: ListSnapshot }) {
  const a = useApp();
  const words = useMatchWords();
  const model = useModel(() => new LiveListModel({ socket: a.socket, clock: a.clock, snapshot: first, ask: () => ask(a) }));
  return <MatchesView matches={model.matches} now={model.now} goalOf={(match) => model.goalOf(match)} feed={model.feed} words={words} />;
});
