import { scheduleCalls } from '@portal/contracts/schedule';
import { fakeApi, type FakeApi } from '@portal/testing';
import { aMatch, anEvent, aSnapshot, aTeam } from '@portal/testing/match';
import { aLiveRoom } from './a-live-room.ts';

export const serverTime = '2026-11-20T20:00:00+07:00';
const noClock = { minute: null, added: null, periodStartedAt: null };
export const coming = aMatch({
  fixtureId: 8,
  replay: false,
  statusCode: 0,
  score: null,
  halfTime: null,
  kickOff: '2026-11-20T22:00:00+07:00',
  clock: { phase: 'coming', ...noClock },
  tournament: { id: 9, name: 'La Liga 2026/27', short: 'La Liga', stage: 'Vòng 12' },
  home: aTeam({ name: 'Barcelona' }),
  away: aTeam({ name: 'Sevilla' }),
});
export const ended = aMatch({ fixtureId: 5, statusCode: -1, clock: { phase: 'ended', ...noClock } });
export const unknown = aMatch({
  fixtureId: 6,
  replay: false,
  statusCode: -1,
  score: null,
  halfTime: null,
  clock: { phase: 'unknown', ...noClock },
  home: aTeam({ name: 'Getafe' }),
  away: aTeam({ name: 'Girona' }),
});
const days = ['17', '18', '19', '20', '21', '22', '23'].map((day, at) => ({ date: `2026-11-${day}`, count: at }));

/** An api with a day of the schedule and what is on air. */
export function dayApi({
  list = [coming],
  live = [aMatch()],
  total = list.length,
  hours,
  now = serverTime,
}: {
  list?: ReturnType<typeof aMatch>[];
  live?: ReturnType<typeof aMatch>[];
  total?: number;
  hours?: { hour: number; count: number }[];
  /** The server's time. */
  now?: string;
} = {}): FakeApi {
  return fakeApi()
    .on(scheduleCalls.totalLive, () => ({ serverTime: now, list: live, totalLive: live.length, totalMode: live.length }))
    .on(scheduleCalls.liveSchedule, ({ date }) => ({
      serverTime: now,
      date: date ?? '2026-11-20',
      list,
      total,
      days,
      hours,
      sports: [{ id: 10, count: list.length }],
      tournaments: list.length > 0 ? [{ id: 9, name: 'La Liga 2026/27', count: list.length }] : [],
    }))
    .on(scheduleCalls.liveRoom, ({ id }) =>
      aLiveRoom(
        { live: aSnapshot({ events: [anEvent()] }) },
        [...list, ...live].find(({ fixtureId }) => fixtureId === Number(id)),
      ),
    );
}
