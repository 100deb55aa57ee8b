import { useEffect, useMemo, useRef } from 'react';
import { observer } from 'mobx-react-lite';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useSearchParams } from 'react-router-dom';
import type { Output } from '@portal/contracts';
import type { scheduleCalls } from '@portal/contracts/schedule';
import { useApp, useModel, type AppContext } from '@portal/platform';
import { askAnew, onAirSnapshot, queries, type DayFilter } from '../../queries.ts';
import { LiveListModel, type ListSnapshot } from '../live-list/live-list.model.ts';
import { useMatchWords } from '../match/match-words.ts';
import { listOf, useDayPages, type MorePages } from './day-pages.ts';
import { readAddress, type ScheduleAddress } from './schedule-address.ts';
import { ScheduleView } from './schedule.view.tsx';

export type Day = Output<typeof scheduleCalls.liveSchedule>;
type OnAir = Output<typeof scheduleCalls.totalLive>;

/** What is on air and the day as one list: a match that begins or ends moves to its part by itself. */
const together = (onAir: OnAir, pages: readonly Day[]): ListSnapshot => {
  const live = onAirSnapshot(onAir);
  const onAirIds = new Set(live.matches.map(({ fixtureId }) => fixtureId));
  const [day] = pages;
  return {
    ...live,
    matches: [...live.matches, ...pages.flatMap(({ list }) => list).filter(({ fixtureId }) => !onAirIds.has(fixtureId))],
    total: `${live.total}/${day?.date}/${day?.total ?? 0}`,
  };
};

const ask = async (a: AppContext, pages: readonly DayFilter[]): Promise<ListSnapshot> => {
  const [onAir, ...days] = await Promise.all([askAnew(a, queries.onAir(a)), ...pages.map((page) => askAnew(a, queries.day(a, page)))]);
  return together(onAir, days);
};

/** `/lich-truc-tiep`, `/lich-thi-dau` and `/ket-qua`. */
export function Component() {
  const a = useApp();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const address = useMemo(() => readAddress(pathname, search), [pathname, search]);
  const list = listOf(a, address);
  const { pages, filters, more } = useDayPages(address, list);
  const onAir = useQuery({ ...queries.onAir(a), staleTime: Infinity }).data;
  const chosen = useQuery({ ...queries.liveRoom(a, address.match ?? 0), enabled: address.match !== undefined, staleTime: Infinity, retry: false }).data;
  // The loader has put them there; without them the route's error boundary stands here.
  if (!onAir || pages.length === 0) return null;
  return <Schedule list={list} address={address} pages={pages} filters={filters} more={more} first={together(onAir, pages)} chosen={chosen} />;
}

const Schedule = observer(function Schedule({
  list,
  address,
  pages,
  filters,
  more,
  first,
  chosen,
}: {
  /** Of another list the model begins anew; the page stays, and with it the field in which somebody writes. */
  list: string;
  address: ScheduleAddress;
  pages: readonly Day[];
  filters: readonly DayFilter[];
  more: MorePages;
  first: ListSnapshot;
  chosen: Output<typeof scheduleCalls.liveRoom> | undefined;
}) {
  const a = useApp();
  const words = useMatchWords();
  const asked = useRef(filters);
  const model = useModel(() => new LiveListModel({ socket: a.socket, clock: a.clock, snapshot: first, ask: () => ask(a, asked.current) }), list);
  useEffect(() => {
    asked.current = filters;
    model.extend(pages.flatMap(({ list }) => list));
  });
  return (
    <ScheduleView
      address={address}
      pages={pages}
      more={more}
      matches={model.matches}
      room={chosen}
      now={model.now}
      goalOf={(match) => model.goalOf(match)}
      feed={model.feed}
      words={words}
    />
  );
});
