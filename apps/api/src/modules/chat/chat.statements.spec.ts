import { codes } from '@portal/contracts';
import { userCalls } from '@portal/contracts/user';
import { chatRoom } from '../../db/schema.ts';
import { addresses } from '../../testing/addresses.ts';
import { databaseKinds } from '../../testing/databases.ts';
import type { ManualClock } from '../../testing/clocks.ts';
import { RoomsAndClients } from '../../testing/rooms-and-clients.ts';
import type { TestClient } from '../../testing/stomp-client.ts';
import { testAppOn, type TestApp } from '../../testing/test-app.ts';
import { openWatched, type WatchedDatabase } from '../../testing/watched-database.ts';

const MINUTE = 60_000;

describe.each(databaseKinds)('a lone message of the chat on %s', (kind) => {
  let watched: WatchedDatabase;
  let api: TestApp<ManualClock>;
  let at: RoomsAndClients;
  const newAddress = addresses();

  beforeAll(async () => {
    watched = await openWatched(kind);
    api = await testAppOn(watched.database);
    // What a start leaves to be done beside everything else is done before anything is counted.
    await api.keepHouse();
    at = await RoomsAndClients.of(api);
  }, 60_000);
  // Nobody's pace is that of the test before.
  beforeEach(() => api.clock.set(api.clock.now() + MINUTE));
  afterEach(() => at.endClients());
  afterAll(() => api?.close());

  const guest = async () => at.open({ token: (await api.call(userCalls.guestLogin)).body.data.guestToken });
  const member = async () =>
    at.open({ token: (await api.call(userCalls.login, { username: 'fan', password: 'khandai-demo' }, { ip: newAddress() })).body.data.accessToken });
  const say = async (client: TestClient, room: number, text: string, parentMessageId: number | null = null) =>
    client.reply(client.send(room, text, { parentMessageId }));
  /** What it costs who sends it; that it counts as a deed of the day is written beside it, and nobody waits for that. */
  const costOf = async (task: () => Promise<unknown>) => (await watched.statements(task)).filter((sql) => !sql.includes('"mission_deed"'));

  it.each([
    ['a guest', guest],
    ['a member', member],
  ])('of %s costs two statements: one that reads, one that writes', async (_, enter) => {
    const room = await at.newRoom();
    const client = await enter();
    // The first of a connection asks who its author is, and the first of all which words nobody may write.
    await say(client, room, 'mở màn');
    const cost = await costOf(() => say(client, room, 'Vào!'));
    expect(cost.map((sql) => sql.slice(0, 6))).toEqual(['select', 'with g']);
  });

  it('costs no more when it answers another, whether that is in the room or not', async () => {
    const [room, other] = [await at.newRoom(), await at.newRoom()];
    const client = await member();
    const [here, there] = [await say(client, room, 'một'), await say(client, other, 'hai')];
    expect(await costOf(async () => expect(await say(client, room, 'ba', here.groupMessageId)).toMatchObject({ code: codes.ok, offset: 2 }))).toHaveLength(2);
    expect(await costOf(async () => expect(await say(client, room, 'bốn', there.groupMessageId)).toMatchObject({ code: codes.ok, offset: 3 }))).toHaveLength(2);
  });

  it('is stored once for two statements each time it is sent', async () => {
    const room = await at.newRoom();
    const client = await guest();
    const uuid = client.send(room, 'lần đầu');
    const first = await client.reply(uuid);
    client.replies.splice(0);
    const cost = await costOf(async () => {
      client.send(room, 'lần đầu', { uuid });
      expect(await client.reply(uuid)).toEqual(first);
    });
    expect(cost).toHaveLength(2);
  });

  it('that is not allowed costs the one that reads', async () => {
    const room = await at.newRoom({ vipGroup: 1 });
    const client = await member();
    await say(client, room, 'lần đầu');
    expect(await costOf(async () => expect((await say(client, room, 'cho vào với')).code).not.toBe(codes.ok))).toHaveLength(1);
  });

  it('raises the last offset of its room by the row that is locked, and not when it was stored before', async () => {
    const room = await at.newRoom();
    const client = await guest();
    const uuid = client.send(room, 'một lần');
    await client.reply(uuid);
    client.replies.splice(0);
    client.send(room, 'một lần', { uuid });
    await client.reply(uuid);
    const rows = await api.database.db.select().from(chatRoom);
    expect(rows.find(({ id }) => id === room)?.lastOffset).toBe(1);
  });
});
