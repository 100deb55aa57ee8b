import { systemMessages } from '@portal/contracts/chat';
import { matchTopics, type LiveFrame, type LiveMatchFrame } from '@portal/contracts/match';
import { scheduleCalls } from '@portal/contracts/schedule';
import { goalMessage, isScoreboardGoal } from '../live/goals.ts';
import { chatRepository } from '../modules/chat/index.ts';
import { clockFrom, type SteeredClock } from '../clock.ts';
import { listen, messagesIn, TestClient, until } from '../testing/stomp-client.ts';
import { EVENING, testApp, testReplay, type TestApp } from '../testing/test-app.ts';

const replay = testReplay();
/** A moment just before a goal, so that the test sees it fall. */
const goal = replay
  .changesBetween(EVENING, EVENING + 4 * 3_600_000)
  .find((change) => change.kind === 'event' && isScoreboardGoal(change.event) && change.event.score.home + change.event.score.away > 1);
if (goal?.kind !== 'event') throw new Error('the replay has no second goal in four hours');
const { fixture, event } = goal;

describe('live scores over the gateway', () => {
  let api: TestApp<SteeredClock>;
  let client: TestClient;
  beforeAll(async () => {
    const clock = clockFrom(goal.at - 300_000);
    api = await testApp('pglite', {}, clock);
    const url = await listen(api.app);
    client = await new TestClient(url).connect();
  });
  afterAll(async () => {
    await client?.end();
    await api?.close();
  });

  it('moves the score by itself, on both topics and in the room, the moment a goal falls', async () => {
    const { groupId } = (await api.call(scheduleCalls.liveRoom, { id: fixture.fixtureId })).body.data;
    const all = client.frames<LiveFrame>(matchTopics.live);
    const one = client.frames<LiveMatchFrame>(matchTopics.liveMatch(fixture.fixtureId));
    const room = client.room(groupId, { offset: '0' });
    await until(() => all.length > 0 && one.length > 0 && room.length > 0, 'first frames');
    expect(all[0]?.list.map(({ fixtureId }) => fixtureId)).toEqual(replay.liveAt(api.clock.now()).map(({ fixtureId }) => fixtureId));
    const before = one[0]?.match;
    expect(before?.score).not.toEqual(event.score);
    const told = () => one.some(({ match }) => match.lastGoalAt === new Date(goal.at).toISOString());
    expect(told()).toBe(false);
    api.clock.skip(goal.at - api.clock.now());
    await until(told, 'the goal');
    const after = one.at(-1)?.match;
    expect(after?.score).toEqual(event.score);
    expect(after?.revision).toBeGreaterThan(before?.revision ?? Infinity);
    expect(after?.lastGoalAt).toBe(new Date(goal.at).toISOString());
    await until(
      () =>
        all
          .at(-1)
          ?.list.some(({ fixtureId, score }) => fixtureId === fixture.fixtureId && score?.home === event.score.home && score.away === event.score.away) ??
        false,
      'the goal among all scores',
    );
    await until(() => messagesIn(room).some(({ uuid }) => uuid === `goal-${fixture.fixtureId}-${event.index}`), 'goal in the room');
    const message = messagesIn(room).find(({ uuid }) => uuid === `goal-${fixture.fixtureId}-${event.index}`);
    expect(message).toMatchObject({ systemMessage: systemMessages.goal, userId: 0 });
    expect(message?.filteredMessage.split('|').slice(2)).toEqual([String(event.score.home), String(event.score.away)]);
  });

  it('counts those who watch, in the room and in the lists', async () => {
    const other = await new TestClient(await listenAgain()).connect();
    const seen = other.frames(matchTopics.liveMatch(fixture.fixtureId));
    await until(() => seen.length > 0, 'first frame');
    const viewers = async () => (await api.call(scheduleCalls.liveRoom, { id: fixture.fixtureId })).body.data.live.viewers;
    await expect(eventually(viewers, 2)).resolves.toBe(2);
    await other.end();
    await expect(eventually(viewers, 1)).resolves.toBe(1);
  });

  it('told each goal of the match once, also those before the portal started', async () => {
    const { groupId } = (await api.call(scheduleCalls.liveRoom, { id: fixture.fixtureId })).body.data;
    const rows = await chatRepository(api.database.db).range(groupId, 0, 1_000);
    const goals = rows.filter(({ systemMessage }) => systemMessage === systemMessages.goal).map(({ uuid }) => uuid);
    const fallen = replay.stateAt(fixture, api.clock.now()).events.filter(isScoreboardGoal);
    expect(goals).toEqual(fallen.map((one) => goalMessage(groupId, fixture, one).uuid));
  });

  const listenAgain = async () => {
    const address = api.app.server.address();
    return `ws://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/websocket`;
  };
});

async function eventually(read: () => Promise<number>, wanted: number): Promise<number> {
  let value = NaN;
  await until(async () => (value = await read()) === wanted, `${wanted}, ${value} at last`);
  return value;
}
