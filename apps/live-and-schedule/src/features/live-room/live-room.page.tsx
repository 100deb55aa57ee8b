import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useParams, useSearchParams } from 'react-router-dom';
import type { LiveRoom } from '@portal/contracts/schedule';
import { useApp, useModel } from '@portal/platform';
import { askAnew, queries } from '../../queries.ts';
import { useMatchWords } from '../match/match-words.ts';
import type { Sound } from '../player/player.model.ts';
import { LiveRoomModel } from './live-room.model.ts';
import { LiveRoomSkeleton } from './live-room-skeleton.tsx';
import { LiveRoomView } from './live-room.view.tsx';
import { chosenStream, tabOf } from './room-address.ts';

/** `/truc-tiep/{sport}/{match}`. The loader has put the snapshot into the query; the model takes it once and owns it from there. */
export function Component() {
  const a = useApp();
  const fixtureId = Number(useParams().match);
  const { data } = useQuery({ ...queries.liveRoom(a, fixtureId), staleTime: Infinity });
  return data ? <LiveRoomPage key={fixtureId} snapshot={data} /> : <LiveRoomSkeleton />;
}

const LiveRoomPage = observer(function LiveRoomPage({ snapshot }: { snapshot: LiveRoom }) {
  const a = useApp();
  const words = useMatchWords();
  const [search] = useSearchParams();
  const { fixtureId } = snapshot.match;
  const model = useModel(
    () => new LiveRoomModel({ socket: a.socket, clock: a.clock, snapshot, ask: () => askAnew(a, queries.liveRoom(a, fixtureId)) }),
    `${fixtureId} ${a.prefs.language}`,
  );
  const sound = useRef<Sound>({ muted: true, volume: 1 });
  return (
    <LiveRoomView
      model={model}
      words={words}
      tab={tabOf(search, snapshot.match.sportId, useLocation().hash)}
      stream={chosenStream(model.room.streams, search)}
      search={search}
      sound={sound.current}
    />
  );
});
