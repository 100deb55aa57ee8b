import { join } from 'node:path';
import { featureStatus } from '@portal/contracts';
import { chatCalls } from '@portal/contracts/chat';
import { liveMatchFrame, matchTopics, type LiveMatchFrame, type MatchSummary } from '@portal/contracts/match';
import { oddsCalls } from '@portal/contracts/odds';
import { scheduleCalls } from '@portal/contracts/schedule';
import { foldText, MATCH_STATUS, matchStatus, SPORT_ID } from '@portal/domain';
import { storeReadings } from '../../importing/store-readings.ts';
import { listMatches } from '../../seed/source-matches.ts';
import { createGames, loadReplayed } from '../../sports/index.ts';
import type { ManualClock } from '../../testing/clocks.ts';
import { databaseKinds } from '../../testing/databases.ts';
import { listen, TestClient, until } from '../../testing/stomp-client.ts';
import { EVENING, testApp, type TestApp } from '../../testing/test-app.ts';

const HOUR = 3_600_000;
const TODAY = '2026-11-20';
const games = createGames({ seed: 'test' });
const GAMES = [SPORT_ID.basketball, SPORT_ID.esport, SPORT_ID.marble] as const;
type Ask = Record<string, unknown>;

/** Two real matches of the evening: one whose result nobody brought yet, one to come. */
const real = ['2026-11-20T12:00:00Z', '2026-11-20T16:00:00Z'].map((kickOff, place) => ({
  source: 'league.txt',
  match: {
    ...loadReplayed()[0]!,
    sourceKey: `league-${place}`,
    competition: 'Spain Primera División',
    season: '2026/27',
    kickOff,
    date: '2026-11-20',
    score: null,
  },
}));
/** And one of which the source names the day alone. */
const untimed = {
  source: 'league.txt',
  match: { ...real[0]!.match, sourceKey: 'league-untimed', home: real[0]!.match.away, away: real[0]!.match.home, kickOff: null },
};

/** On the night on which Berlin's clocks go from two to three. */
const spring = {
  source: 'league.txt',
  match: {
    ...real[0]!.match,
    sourceKey: 'league-spring',
    round: 'Matchday 30',
    date: '2027-03-28',
    kickOff: '2027-03-28T03:30:00+02:00',
    score: null,
    events: [],
  },
};

describe.each(databaseKinds)('a day of the schedule on %s', (kind) => {
  let api: TestApp<ManualClock>;
  beforeAll(async () => {
    api = await testApp(kind, { games, clipDir: join(import.meta.dirname, '../../../media/clip') });
    await storeReadings(api.database.db, [...real, untimed, spring], { now: EVENING, shipped: false });
    await listMatches(api.database.db);
  });
  beforeEach(() => api.clock.set(EVENING));
  afterAll(() => api?.close());
  const day = async (ask: Ask = {}, language?: string) =>
    (await api.call(scheduleCalls.liveSchedule, { date: TODAY, ...ask }, { ...(language && { language }) })).body.data;
  const untimedTournament = (list: readonly MatchSummary[]) => list.find(({ dayOnly }) => dayOnly)?.tournament.id;
  const ids = (list: readonly MatchSummary[]) => list.map(({ fixtureId }) => fixtureId);
  const states = [featureStatus.live, featureStatus.coming, featureStatus.ended];

  it('has replays, real matches and made-up games together, each labelled for what it is', async () => {
    const { list, total } = await day();
    expect(list).toHaveLength(total ?? 0);
    const kinds = new Set(list.map(({ sportId, replay, generated = false }) => `${sportId} ${replay ? 'replay' : generated ? 'made up' : 'real'}`));
    expect([...kinds].sort()).toEqual(['10 real', '10 replay', '20 made up', '30 made up', '40 made up']);
    // Those that nobody knows the hour of come last.
    expect(list.findIndex(({ dayOnly }) => dayOnly)).toBe(list.filter(({ dayOnly }) => !dayOnly).length);
    const kickOffs = list.filter(({ dayOnly }) => !dayOnly).map(({ kickOff }) => kickOff);
    expect(kickOffs).toEqual(kickOffs.toSorted());
  });

  it('lets each state be asked for; together they are the day, results latest first', async () => {
    const [live, coming, ended] = await Promise.all(states.map((status) => day({ status })));
    expect(live?.list.every(({ statusCode }) => matchStatus(statusCode) === MATCH_STATUS.live)).toBe(true);
    expect(coming?.list.every(({ kickOff, score, dayOnly }) => (dayOnly || Date.parse(kickOff) > EVENING) && score === null)).toBe(true);
    expect(ended?.list.every(({ statusCode }) => matchStatus(statusCode) === MATCH_STATUS.ended)).toBe(true);
    expect(ended?.list.map(({ kickOff }) => kickOff)).toEqual(
      ended?.list
        .map(({ kickOff }) => kickOff)
        .sort()
        .reverse(),
    );
    expect([live, coming, ended].flatMap((one) => ids(one?.list ?? [])).sort()).toEqual(ids((await day()).list).sort());
  });

  it('puts a match nobody knows the result of among the results, without a score, neither live nor coming', async () => {
    const lists = await Promise.all(states.map(async (status) => (await day({ status })).list.filter(({ clock }) => clock.phase === 'unknown')));
    expect(lists.map((list) => list.length)).toEqual([0, 0, 1]);
    expect(lists[2]?.[0]).toMatchObject({ score: null, replay: false, kickOff: '2026-11-20T12:00:00.000Z' });
  });

  it('finds the matches of a team by its name in one’s language, in pages, and counts the whole day beside them', async () => {
    const [vietnamese, english] = await Promise.all([day(), day({}, 'en')]);
    const abroad = vietnamese.list.findIndex(({ home }, at) => home.name !== english.list[at]?.home.name);
    const [own, foreign] = [vietnamese, english].map(({ list }) => list[abroad]!.home.name) as [string, string];
    const among = ({ list }: typeof vietnamese, name: string) => ids(list.filter(({ home, away }) => [home.name, away.name].includes(name)));
    const found = await day({ team: ` ${foldText(own).toUpperCase()} ` });
    expect(ids(found.list)).toEqual(among(vietnamese, own));
    expect(found).toMatchObject({ total: found.list.length, sports: vietnamese.sports, tournaments: vietnamese.tournaments, days: vietnamese.days });
    expect(ids((await day({ team: foreign }, 'en')).list)).toEqual(among(english, foreign));
    expect((await day({ team: foreign })).list).toEqual([]);
    const both = await day({ team: own, pageSize: 1, pageNum: 2 });
    expect([both.total, ids(both.list)]).toEqual([found.total, ids(found.list).slice(1, 2)]);
    expect((await api.call(scheduleCalls.liveSchedule, { date: TODAY, team: 'x'.repeat(61) })).status).toBe(400);
  });

  it('narrows to a sport and a tournament, and counts what it narrows from', async () => {
    const whole = await day();
    for (const { id, count } of whole.sports ?? []) {
      const ofSport = await day({ sportId: id });
      expect(ofSport.list.map(({ sportId }) => sportId)).toEqual(Array(count).fill(id));
      expect(ofSport.sports).toEqual(whole.sports);
      expect(ofSport.tournaments?.reduce((sum, one) => sum + one.count, 0)).toBe(count);
    }
    expect(whole.sports?.map(({ id }) => id).sort()).toEqual([10, ...GAMES]);
    for (const { id, name, count } of whole.tournaments ?? []) {
      const { list, tournaments } = await day({ tournamentId: id });
      expect(list.map(({ tournament }) => [tournament.id, tournament.name])).toEqual(Array(count).fill([id, name]));
      expect(tournaments).toEqual(whole.tournaments);
    }
    expect((await day({ tournamentId: 1 })).list).toEqual([]);
    expect((await day({}, 'en')).tournaments?.map(({ name }) => name)).toContain('Khán Đài Basketball League');
  });

  it('counts the days around it as they are when asked for', async () => {
    const { days = [] } = await day({ sportId: SPORT_ID.esport, status: featureStatus.ended });
    expect(days.map(({ date }) => date)).toEqual(['2026-11-17', '2026-11-18', '2026-11-19', TODAY, '2026-11-21', '2026-11-22', '2026-11-23']);
    for (const { date, count } of days) expect((await day({ date, sportId: SPORT_ID.esport, status: featureStatus.ended })).total).toBe(count);
    expect(days.at(-1)?.count).toBe(0);
    expect(days[2]?.count).toBe(24);
  });

  it('counts the hours of the list, and begins at the one that is asked for', async () => {
    const { list, hours = [] } = await day({ sportId: SPORT_ID.football });
    const hourOf = ({ kickOff }: MatchSummary) => new Date(Date.parse(kickOff) + 7 * HOUR).getUTCHours();
    const timed = list.filter(({ dayOnly }) => !dayOnly);
    expect(list.length).toBe(timed.length + 1);
    expect(hours).toEqual([...new Set(timed.map(hourOf))].map((hour) => ({ hour, count: timed.filter((one) => hourOf(one) === hour).length })));
    const evening = await day({ sportId: SPORT_ID.football, fromHour: 19 });
    expect(ids(evening.list)).toEqual(ids(timed.filter((one) => hourOf(one) >= 19)));
    expect(evening).toMatchObject({ total: evening.list.length, hours, days: (await day({ sportId: SPORT_ID.football })).days });
    expect((await day({ tournamentId: untimedTournament(list), fromHour: 0 })).list.some(({ dayOnly }) => dayOnly)).toBe(false);
  });

  it('begins with the next hour where the clocks skip the one that was asked for, and an evening with its first', async () => {
    const sundayOf = async (ask: Ask) => (await api.call(scheduleCalls.liveSchedule, { date: '2027-03-28', timezone: 'Europe/Berlin', ...ask })).body.data;
    const from = async (fromHour: number) => (await sundayOf({ fromHour })).list.map(({ kickOff }) => kickOff);
    expect([await from(2), await from(3), await from(4)]).toEqual([['2027-03-28T01:30:00.000Z'], ['2027-03-28T01:30:00.000Z'], []]);
    const late = await day({ part: 'evening', fromHour: 12 });
    expect(ids(late.list)).toEqual(ids((await day({ part: 'evening' })).list));
  });

  it('has evenings, which end in the morning of the next day; tonight’s is that of the day before until then', async () => {
    const at = (text: string) => Date.parse(`2026-11-${text}:00+07:00`);
    const evening = await day({ part: 'evening' });
    const whole = [...(await day()).list, ...(await day({ date: '2026-11-21' })).list];
    const expected = whole.filter(({ kickOff, dayOnly }) => !dayOnly && Date.parse(kickOff) >= at('20T18:00') && Date.parse(kickOff) < at('21T06:00'));
    expect(ids(evening.list)).toEqual(ids(expected));
    expect(evening.days?.find(({ date }) => date === TODAY)?.count).toBe(evening.list.length);
    const hours = evening.hours?.map(({ hour }) => hour) ?? [];
    expect(hours).toEqual([...hours.filter((hour) => hour >= 18), ...hours.filter((hour) => hour < 6)]);
    const late = await day({ part: 'evening', fromHour: 1 });
    expect(ids(late.list)).toEqual(ids(expected.filter(({ kickOff }) => Date.parse(kickOff) >= at('21T01:00'))));
    const withoutDate = async () => (await api.call(scheduleCalls.liveSchedule, { part: 'evening' })).body.data.date;
    api.clock.set(at('21T05:59'));
    expect(await withoutDate()).toBe('2026-11-20');
    api.clock.set(at('21T06:00'));
    expect(await withoutDate()).toBe('2026-11-21');
  });

  it.each([{}, { status: featureStatus.ended }])('can be in the order of its tournaments, each in one piece across pages: %j', async (ask: Ask) => {
    const [plain, ordered] = await Promise.all([day(ask), day({ ...ask, order: 'tournament' })]);
    expect(ids(ordered.list).sort()).toEqual(ids(plain.list).sort());
    const groups = (list: readonly MatchSummary[]) => list.map(({ sportId, tournament }) => `${sportId} ${tournament.id}`);
    const first = [...new Set(groups(plain.list))];
    const sportOf = (group: string) => Number(group.split(' ')[0]);
    expect(groups(ordered.list).filter((group, at, all) => group !== all[at - 1])).toEqual(first.toSorted((one, other) => sportOf(one) - sportOf(other)));
    for (const group of first) {
      const of = (list: readonly MatchSummary[]) => ids(list.filter((_, at) => groups(list)[at] === group));
      expect(of(ordered.list)).toEqual(of(plain.list));
    }
    const page = await day({ ...ask, order: 'tournament', pageSize: 30, pageNum: 2 });
    expect(ids(page.list)).toEqual(ids(ordered.list).slice(30, 60));
  });

  it('can leave out what nobody speaks at', async () => {
    const { list } = await day();
    expect(ids((await day({ commentated: '1' })).list)).toEqual(ids(list.filter(({ commentators }) => commentators.length > 0)));
    expect(list.some(({ commentators }) => commentators.length === 0)).toBe(true);
  });

  it.each([
    ['all of it', {}],
    ['a sport and a state', { sportId: SPORT_ID.esport, status: featureStatus.ended }],
    ['evenings', { part: 'evening' }],
    ['what somebody speaks at', { commentated: '1' }],
    ['in another zone', { timezone: 'America/Sao_Paulo' }],
  ] as [string, Ask][])('counts a month as its days are: %s', async (_, ask) => {
    const { days } = (await api.call(scheduleCalls.month, { month: '2026-11', ...ask })).body.data;
    expect(days.map(({ date }) => date)).toEqual(Array.from({ length: 30 }, (_, at) => `2026-11-${String(at + 1).padStart(2, '0')}`));
    for (const { date, count } of days.slice(16, 24)) expect([date, (await day({ date, ...ask })).total]).toEqual([date, count]);
    expect(days.some(({ count }) => count > 0)).toBe(true);
  });

  it('counts the month of a tournament, and no month that is none', async () => {
    const tournamentId = untimedTournament((await day()).list);
    const { days } = (await api.call(scheduleCalls.month, { month: '2026-11', tournamentId })).body.data;
    expect(days.filter(({ count }) => count > 0)).toEqual([{ date: TODAY, count: 3 }]);
    for (const month of ['2026-13', '2026-1', 'november', '1899-12', '2101-01'])
      expect((await api.call(scheduleCalls.month, { month })).body.errors?.[0]?.path).toBe('month');
  });

  it('is cut into pages that together are the whole', async () => {
    const pages = await Promise.all([1, 2, 3, 4, 5].map((pageNum) => day({ pageNum, pageSize: 40 })));
    expect(pages.map(({ total }) => total)).toEqual(Array(5).fill(pages[0]?.total));
    expect(pages.flatMap(({ list }) => ids(list))).toEqual(ids((await day()).list));
    expect(pages.at(-1)?.list).toEqual([]);
  });

  it('is cut in the zone of the visitor, also when the clocks change', async () => {
    const [hanoi, utc] = await Promise.all(['Asia/Ho_Chi_Minh', 'UTC'].map((timezone) => day({ timezone })));
    expect(hanoi?.list[0]?.kickOff).toBe('2026-11-19T17:00:00.000Z');
    expect(utc?.list[0]?.kickOff).toBe('2026-11-20T00:00:00.000Z');
    api.clock.set(Date.parse('2026-10-25T12:00:00Z'));
    expect((await api.call(scheduleCalls.liveSchedule, { date: '2026-10-25', timezone: 'Europe/Paris' })).status).toBe(200);
  });

  it.each([
    ['status', { status: 40 }],
    ['sportId', { sportId: 'bong-da' }],
    ['tournamentId', { tournamentId: -3 }],
    ['pageNum', { pageNum: 0 }],
    ['pageNum', { pageNum: 101 }],
    ['pageSize', { pageSize: 201 }],
    ['date', { date: 'hôm nay' }],
    ['fromHour', { fromHour: 24 }],
    ['part', { part: 'morning' }],
    ['commentated', { commentated: 'yes' }],
    ['timezone', { timezone: 'Hanoi' }],
  ])('names a bad %s', async (path, ask) => {
    const { status, body } = await api.call(scheduleCalls.liveSchedule, ask);
    expect([status, body.errors?.[0]?.path]).toEqual([400, path]);
  });

  it('lists what is on air of a sport, also among the coming and the ended', async () => {
    for (const sportId of GAMES) {
      const { data } = (await api.call(scheduleCalls.totalLive, { mode: sportId })).body;
      expect(ids(data.list).sort()).toEqual(
        games
          .liveAt(EVENING)
          .filter((game) => game.sportId === sportId)
          .map(({ fixtureId }) => fixtureId)
          .sort(),
      );
      expect(data.totalMode).toBe(data.list.length);
      for (const status of [featureStatus.coming, featureStatus.ended]) {
        const { list } = (await api.call(scheduleCalls.featureMatch, { status, sportId, pageSize: 6 })).body.data;
        expect(list.map((match) => match.sportId)).toEqual(Array(6).fill(sportId));
      }
    }
    expect((await api.call(scheduleCalls.featureMatch, { sportId: 'x' })).body.errors?.[0]?.path).toBe('sportId');
  });
});

describe.each(databaseKinds)('the room of a made-up game on %s', (kind) => {
  let api: TestApp<ManualClock>;
  beforeAll(async () => {
    api = await testApp(kind, { games, clipDir: join(import.meta.dirname, '../../../media/clip') });
  });
  beforeEach(() => api.clock.set(EVENING));
  afterAll(() => api?.close());
  const live = (sportId: number) => games.liveAt(EVENING).find((game) => game.sportId === sportId)?.fixtureId ?? 0;
  const room = async (id: number, language = 'vi') => (await api.call(scheduleCalls.liveRoom, { id }, { language })).body.data;

  // First of all: the ticker does not go back when the clock is set.
  it('is told of by frames whenever it moves', async () => {
    const basket = games.changesBetween(EVENING, EVENING + HOUR).find(({ fixture }) => fixture.sportId === SPORT_ID.basketball);
    const id = basket?.fixture.fixtureId ?? 0;
    // Near enough that the heart-beats of the connection are not overdue.
    api.clock.set((basket?.at ?? 0) - 5_000);
    const client = await new TestClient(await listen(api.app)).connect();
    try {
      const frames = client.frames<LiveMatchFrame>(matchTopics.liveMatch(id));
      await until(() => frames.length > 0, 'first frame');
      api.clock.advance(6_000);
      await until(() => frames.length > 1, 'a basket');
      for (const frame of frames) liveMatchFrame.parse(frame);
      expect(frames.at(-1)?.match.revision).toBeGreaterThan(frames[0]?.match.revision ?? Infinity);
    } finally {
      await client.end();
    }
  });

  it.each([
    [SPORT_ID.basketball, 'points by quarter'],
    [SPORT_ID.esport, 'kills by map'],
  ] as [number, string][])('of sport %s has %s, a stream by its commentators, and one chat room', async (sportId) => {
    const { match, live: now, streams, groupId } = await room(live(sportId));
    expect(match).toMatchObject({ sportId, replay: false, generated: true, venue: null, playedOn: null });
    expect(now.periods?.length).toBe(now.clock.period);
    if (sportId === SPORT_ID.basketball)
      expect(now.score).toEqual({ home: now.periods?.reduce((sum, { home }) => sum + home, 0), away: now.periods?.reduce((sum, { away }) => sum + away, 0) });
    expect(streams.map(({ commentator }) => commentator)).toEqual(match.commentators);
    expect(streams.length).toBeGreaterThan(0);
    expect((await api.app.inject({ url: streams[0]?.hls ?? '' })).statusCode).toBe(200);
    expect((await room(match.fixtureId)).groupId).toBe(groupId);
    expect((await api.call(chatCalls.messages, { groupId })).body.code).toBe(0);
  });

  it('of a race has the field from first to last, in the language of the request', async () => {
    const id = games.fixturesBetween(EVENING - HOUR, EVENING).findLast((game) => game.sportId === SPORT_ID.marble)?.fixtureId ?? 0;
    const { match, live: now } = await room(id, 'en');
    expect(match.race?.order).toHaveLength(8);
    expect(match.race?.order.map(({ name }) => name)).toContain('Ruby');
    expect(now.race?.order.map(({ way }) => way)).toEqual(now.race?.order.map(({ way }) => way).sort((a, b) => b - a));
    expect(now.race?.order.map((one) => one.id)).toEqual(match.race?.order.map((one) => one.id));
    api.clock.advance(HOUR);
    const over = await room(id);
    expect(over.match).toMatchObject({ statusCode: -1, score: null, race: { lap: 24, laps: 24 } });
    expect(over.match.race?.order.every(({ way }) => way === 24)).toBe(true);
    expect(over.streams).toEqual([]);
  });

  it('has nothing to tell before it begins', async () => {
    const [coming] = games.fixturesBetween(EVENING + HOUR, EVENING + 2 * HOUR).filter(({ sportId }) => sportId === SPORT_ID.basketball);
    expect((await room(coming?.fixtureId ?? 0)).live).toMatchObject({ score: null, periods: [], statusCode: 0, clock: { phase: 'coming' }, revision: 0 });
  });

  it('is no football: there are no odds on it', async () => {
    const { data } = (await api.call(oddsCalls.list, { date: TODAY })).body;
    expect(JSON.stringify(data)).not.toContain('"sportId":20');
    expect((data as { list?: unknown[] }).list?.length ?? 1).toBeGreaterThan(0);
  });
});
