import { ODDS_FRAME_MOST, oddsCalls, oddsFrame, oddsTopics, type OddsFrame } from '@portal/contracts/odds';
import { parseOddsRow } from '@portal/domain';
import { clockFrom, type SteeredClock } from '../../clock.ts';
import { nobody } from '../../identity/caller.ts';
import { isScoreboardGoal } from '../../live/goals.ts';
import { StompCodec } from '../../sockets/stomp.codec.ts';
import { ManualClock } from '../../testing/clocks.ts';
import { exactly } from '../../testing/exactly.ts';
import { listen, TestClient, until } from '../../testing/stomp-client.ts';
import { EVENING, testApp, testReplay, type TestApp } from '../../testing/test-app.ts';
import { OddsFeed } from './odds.feed.ts';
import type { MovingRows } from './odds.service.ts';

const EVERY = 2_000;
const rows = (price: string): MovingRows['rows'] => ({ '1X2': `1,8,${price}`, 'OU/FT': '1,8,2.5' });

/** A feed of matches that the test moves. */
function setUp(...matches: MovingRows[]) {
  const clock = new ManualClock(EVENING);
  const errors: unknown[] = [];
  const asked: (readonly number[])[] = [];
  let now: readonly MovingRows[] = matches;
  let broken = false;
  const odds = {
    onAir(besides: readonly number[]) {
      asked.push([...besides]);
      if (broken) throw new Error('the book is shut');
      return { at: clock.now(), list: now.filter(({ fixtureId, live }) => live || besides.includes(fixtureId)) };
    },
  };
  const feed = new OddsFeed({ odds, clock, onError: (error) => errors.push(error) });
  const join = () => {
    const frames: OddsFrame[] = [];
    const leave = feed.subscribe(oddsTopics.odds, {
      id: 's',
      connection: {},
      visitor: { caller: nobody, network: '127.0.0.1' },
      deliver: (outgoing) => {
        const body = outgoing.for(new StompCodec(), 's').toString().split('\n\n')[1]?.replace('\0', '') ?? '';
        frames.push(exactly(oddsFrame, JSON.parse(body)));
      },
      refuse: () => {
        throw new Error('nobody is refused');
      },
    });
    return { frames, leave };
  };
  return {
    clock,
    errors,
    asked,
    feed,
    join,
    become: (...next: MovingRows[]) => (now = next),
    breakDown: (is: boolean) => (broken = is),
  };
}
const match = (fixtureId: number, price: string, live = true): MovingRows => ({ fixtureId, rows: rows(price), live });

describe('the feed of odds', () => {
  it('says at once where all matches on air stand, to each who comes', () => {
    const { join, clock } = setUp(match(7, '1.70'), match(8, '2.10'));
    const [first, second] = [join(), join()];
    const all = { type: 'odds', serverTime: new Date(clock.now()).toISOString(), list: [7, 8].map((fixtureId) => expect.objectContaining({ fixtureId })) };
    expect([first.frames, second.frames]).toEqual([[all], [all]]);
    expect(first.frames[0]?.list[0]?.rows).toEqual(rows('1.70'));
  });

  it('tells the markets that changed, of the matches that moved, to all', () => {
    const { join, clock, become } = setUp(match(7, '1.70'), match(8, '2.10'));
    const [first, second] = [join(), join()];
    become(match(7, '1.70'), match(8, '2.20'));
    clock.advance(EVERY);
    const news = { type: 'odds', serverTime: new Date(clock.now()).toISOString(), list: [{ fixtureId: 8, rows: { '1X2': '1,8,2.20' } }] };
    expect([first.frames.slice(1), second.frames.slice(1)]).toEqual([[news], [news]]);
  });

  it('says nothing while nothing moves, and answers who comes when nothing is on air', () => {
    const { join, clock, become } = setUp(match(7, '1.70'));
    const { frames } = join();
    clock.advance(60 * EVERY);
    expect(frames).toHaveLength(1);
    become();
    clock.advance(EVERY);
    expect(join().frames.map(({ list }) => list)).toEqual([[]]);
  });

  it('tells once how the markets of a match ended, and then nothing more of it', () => {
    const { join, clock, become, asked } = setUp(match(7, '1.70'));
    const { frames } = join();
    become(match(7, '1.99', false), match(9, '3.00', false));
    clock.advance(3 * EVERY);
    expect(frames.slice(1).map(({ list }) => list)).toEqual([[{ fixtureId: 7, rows: { '1X2': '1,8,1.99' } }]]);
    expect(asked).toEqual([[], [7], [], []]);
  });

  it('looks only while somebody listens, and begins anew with the next', () => {
    const { join, clock, asked, become } = setUp(match(7, '1.70'));
    clock.advance(10 * EVERY);
    expect(asked).toHaveLength(0);
    const [first, second] = [join(), join()];
    first.leave();
    clock.advance(EVERY);
    expect(asked).toHaveLength(2);
    second.leave();
    clock.advance(10 * EVERY);
    expect(asked).toHaveLength(2);
    become(match(7, '1.80'));
    expect(join().frames[0]?.list[0]?.rows).toEqual(rows('1.80'));
  });

  it('tells what changed meanwhile after a look that failed', () => {
    const { join, clock, become, breakDown, errors } = setUp(match(7, '1.70'));
    const { frames } = join();
    breakDown(true);
    become(match(7, '1.75'));
    clock.advance(2 * EVERY);
    expect([errors.length, frames.length]).toEqual([2, 1]);
    breakDown(false);
    clock.advance(EVERY);
    expect(frames[1]?.list).toEqual([{ fixtureId: 7, rows: { '1X2': '1,8,1.75' } }]);
  });

  it('answers who comes while nobody can look, and tells them everything later', () => {
    const { join, clock, breakDown, errors } = setUp(match(7, '1.70'));
    breakDown(true);
    const { frames } = join();
    expect([frames.map(({ list }) => list), errors.length]).toEqual([[[]], 1]);
    breakDown(false);
    clock.advance(EVERY);
    expect(frames[1]?.list).toEqual([{ fixtureId: 7, rows: rows('1.70') }]);
  });

  it('puts more matches than a frame holds into several', () => {
    const { join } = setUp(...Array.from({ length: ODDS_FRAME_MOST + 1 }, (_, place) => match(100 + place, '1.70')));
    expect(join().frames.map(({ list }) => list.length)).toEqual([ODDS_FRAME_MOST, 1]);
  });

  it('ends with the api', () => {
    const { join, clock, feed, become, asked } = setUp(match(7, '1.70'));
    const { frames } = join();
    feed.dispose();
    become(match(7, '1.80'));
    clock.advance(10 * EVERY);
    expect([asked.length, frames.length]).toEqual([1, 1]);
  });
});

const replay = testReplay();
const goal = replay.changesBetween(EVENING, EVENING + 4 * 3_600_000).find((change) => change.kind === 'event' && isScoreboardGoal(change.event));
if (!goal) throw new Error('the replay has no goal in four hours');
const { fixtureId } = goal.fixture;

describe('odds over the gateway', () => {
  let api: TestApp<SteeredClock>;
  let client: TestClient;
  const matches = (frames: OddsFrame[]) => frames.flatMap(({ list }) => list);
  const handicap = (row = '') => {
    const reading = parseOddsRow('handicap', row);
    return reading.status === 'read' ? reading.record : undefined;
  };
  beforeAll(async () => {
    api = await testApp('pglite', {}, clockFrom(goal.at - 300_000));
    client = await new TestClient(await listen(api.app)).connect();
  });
  afterAll(async () => {
    await client?.end();
    await api?.close();
  });

  it('are those of the matches on air, the same as by the call', async () => {
    const frames = client.frames<OddsFrame>(oddsTopics.odds);
    const restart = api.clock.hold();
    await until(() => frames.length > 0, 'the first frame');
    const { data } = (await api.call(oddsCalls.match, { id: fixtureId })).body;
    restart();
    expect(frames[0]?.list.map((one) => one.fixtureId)).toEqual(replay.liveAt(goal.at - 300_000).map((one) => one.fixtureId));
    expect(Object.keys(frames[0]?.list.find((one) => one.fixtureId === fixtureId)?.rows ?? {})).toEqual(Object.keys(data.rows));
  });

  it('stand still the moment a goal falls, and follow it', async () => {
    const frames = client.frames<OddsFrame>(oddsTopics.odds, { id: 'again' });
    await until(() => frames.length > 0, 'the first frame');
    const told = () => matches(frames.slice(1)).flatMap((one) => (one.fixtureId === fixtureId ? [handicap(one.rows['HDP/FT'])] : []));
    api.clock.skip(goal.at + 1_000 - api.clock.now());
    await until(() => told().at(-1)?.maintenance === true, 'the goal');
    api.clock.skip(goal.at + 35_000 - api.clock.now());
    await until(() => told().at(-1)?.maintenance === false, 'new prices');
    expect(told().at(-1)).toMatchObject({ matchId: fixtureId, companyId: 8, inPlay: true, close: false });
  });

  it('of a match are told as closed when it ends', async () => {
    const frames = client.frames<OddsFrame>(oddsTopics.odds, { id: 'to the end' });
    await until(() => frames.length > 0, 'the first frame');
    api.clock.skip(goal.fixture.endsAt + 1_000 - api.clock.now());
    await until(() => matches(frames).some((one) => one.fixtureId === fixtureId && handicap(one.rows['HDP/FT'])?.close === true), 'the end');
  });
});
