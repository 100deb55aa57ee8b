import { observer } from 'mobx-react-lite';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useSearchParams } from 'react-router-dom';
import type { Output } from '@portal/contracts';
import type { scheduleCalls } from '@portal/contracts/schedule';
import { useApp, useModel, type AppContext } from '@portal/platform';
import { askAnew, onAirSnapshot, queries } from '../../queries.ts';
import { LiveListModel, type ListSnapshot } from '../live-list/live-list.model.ts';
import { keyOf } from '../live-list/use-live-list.ts';
import { useMatchWords } from '../match/match-words.ts';
import { addressWith, filterOf, readAddress, type ScheduleAddress } from './schedule-address.ts';
import { ScheduleView } from './schedule.view.tsx';

export type Day = Output<typeof scheduleCalls.liveSchedule>;
type OnAir = Output<typeof scheduleCalls.totalLive>;

/** What is on air and the day as one list: a match that begins or ends moves to its part by itself. */
const together = (onAir: OnAir, day: Day): ListSnapshot => {
  const live = onAirSnapshot(onAir);
  const onAirIds = new Set(live.matches.map(({ fixtureId }) => fixtureId));
  return {
    ...live,
    matches: [...live.matches, ...day.list.filter(({ fixtureId }) => !onAirIds.has(fixtureId))],
    total: `${live.total}/${day.date}/${day.total ?? 0}`,
  };
};

const ask = async (a: AppContext, address: ScheduleAddress): Promise<ListSnapshot> =>
  together(...(await Promise.all([askAnew(a, queries.onAir(a)), askAnew(a, queries.day(a, filterOf(address)))])));

/** `/lich-truc-tiep`, `/lich-thi-dau` and `/ket-qua`. */
export function Component() {
  const a = useApp();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const address = readAddress(pathname, search);
  const onAir = useQuery({ ...queries.onAir(a), staleTime: Infinity }).data;
  const day = useQuery({ ...queries.day(a, filterOf(address)), staleTime: Infinity }).data;
  const chosen = useQuery({ ...queries.liveRoom(a, address.match ?? 0), enabled: address.match !== undefined, staleTime: Infinity, retry: false }).data;
  // The loader has put them there; without them the route's error boundary stands here.
  if (!onAir || !day) return null;
  // Another match in the panel or another order is the same list.
  const list = addressWith(address, { match: undefined, all: undefined, by: undefined, page: address.page });
  return <Schedule list={list} address={address} day={day} first={together(onAir, day)} chosen={chosen} />;
}

const Schedule = observer(function Schedule({
  list,
  address,
  day,
  first,
  chosen,
}: {
  /** Of another list the model begins anew; the page stays, and with it the field in which somebody writes. */
  list: string;
  address: ScheduleAddress;
  day: Day;
  first: ListSnapshot;
  chosen: Output<typeof scheduleCalls.liveRoom> | undefined;
}) {
  const a = useApp();
  const words = useMatchWords();
  const model = useModel(() => new LiveListModel({ socket: a.socket, clock: a.clock, snapshot: first, ask: () => ask(a, address) }), keyOf(a, list));
  return (
    <ScheduleView
      address={address}
      day={day}
      matches={model.matches}
      room={chosen}
      now={model.now}
      goalOf={(match) => model.goalOf(match)}
      feed={model.feed}
      words={words}
    />
  );
});
