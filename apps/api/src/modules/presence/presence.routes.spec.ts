import { randomUUID } from 'node:crypto';
import { chatCodes, codes, ONLINE_NEEDS_TOKEN, STAFF_ROLE } from '@portal/contracts';
import { userCalls } from '@portal/contracts/user';
import { liveCalls } from '@portal/contracts/live';
import { chatRoom } from '../../db/schema.ts';
import { clockFrom, type SteeredClock } from '../../clock.ts';
import { databaseKinds } from '../../testing/databases.ts';
import { memberOf } from '../../testing/members.ts';
import { OnlineClient } from '../../testing/online-client.ts';
import { listen, TestClient, until } from '../../testing/stomp-client.ts';
import { EVENING, testApp, testConfig, type TestApp } from '../../testing/test-app.ts';

describe.each(databaseKinds)('who is online on %s', (kind) => {
  let api: TestApp<SteeredClock>;
  let url: string;
  const lines: string[] = [];
  let guest: string;
  const clients: OnlineClient[] = [];

  beforeAll(async () => {
    api = await testApp(
      kind,
      {
        logStream: {
          write: (line) => {
            lines.push(line);
          },
        },
        config: { ...testConfig, logLevel: 'trace' },
      },
      clockFrom(EVENING),
    );
    url = await listen(api.app);
    guest = (await api.call(userCalls.guestLogin)).body.data.guestToken;
  });
  afterEach(async () => {
    await Promise.all(clients.splice(0).map((client) => client.end()));
  });
  afterAll(() => api?.close());

  const who = (username: string) => memberOf(api, username);
  const open = async (token?: string, lang?: string) => {
    const client = new OnlineClient(url, { ...(token && { token }), ...(lang && { lang }) });
    clients.push(client);
    return client.ready();
  };
  const names = async (more: Record<string, unknown> = {}) =>
    (await api.call(userCalls.onlineList, more, { token: guest })).body.data.list.map(({ username }) => username);
  const total = async () => (await api.call(liveCalls.showOnline)).body.data.total;

  it('shows a member from their first word until the last of their sockets has gone', async () => {
    const fan = await who('fan');
    const [one, two] = [await open(fan.token), await open(fan.token)];
    expect(await names()).toEqual([]);
    expect(await one.say('online')).toMatchObject({ code: codes.ok, msg: 'Success' });
    await two.say('online');
    const { body } = await api.call(userCalls.onlineList, {}, { token: guest });
    expect(body.data).toMatchObject({ total: 1, pageNum: 1, pageSize: 20, list: [{ userId: fan.id, username: 'fan', displayName: 'Fan Khán Đài B' }] });
    await one.say('offline');
    expect(await names()).toEqual(['fan']);
    two.drop();
    await until(async () => (await total()) === 0, 'the last socket has gone');
    expect(await names()).toEqual([]);
  });

  it('has nobody there of a page that is left, though its socket is not gone, and only of that page', async () => {
    const [fan, tipster] = [await who('fan'), await who('tipster')];
    const at = async ({ token }: { token: string }, page: string) => {
      const client = new OnlineClient(url, { token, page });
      clients.push(client);
      await (await client.ready()).say('online');
    };
    const leave = (token: string, uuid: string) => api.call(userCalls.offline, { uuid }, { token });
    await at(fan, 'page-of-fan-1');
    await at(fan, 'page-of-fan-2');
    await at(tipster, 'page-of-tipster');
    // Another's page is nobody's business, and one that is unknown has been left already.
    for (const page of ['page-of-tipster', 'page-of-nobody', 'page-of-fan-1']) expect((await leave(fan.token, page)).status).toBe(200);
    expect(await names()).toEqual(['fan', 'tipster']);
    await leave(fan.token, 'page-of-fan-2');
    expect(await names()).toEqual(['tipster']);
    expect((await leave(guest, 'page-of-fan-2')).status).toBe(403);
    const many = await Promise.all(Array.from({ length: 80 }, () => leave(fan.token, 'page-of-fan-2')));
    expect(many.some(({ status }) => status === 429)).toBe(true);
    expect(await names()).toEqual(['tipster']);
  });

  it('lists who is in a room, in pages, and counts staff in neither', async () => {
    const [fan, tipster, staff] = [await open((await who('fan')).token), await open((await who('tipster')).token), await open((await who('staff')).token)];
    for (const one of [fan, tipster, staff]) await one.say('online');
    for (const one of [tipster, staff]) expect((await one.say('join', { roomId: 30 })).code).toBe(codes.ok);
    expect(await names()).toEqual(['fan', 'tipster']);
    expect(await names({ roomId: '30' })).toEqual(['tipster']);
    expect(await names({ pageSize: 1, pageNum: 2 })).toEqual(['tipster']);
    expect(await total()).toBe(2);
    expect((await api.call(liveCalls.operatorOnline)).body.data.list).toMatchObject([{ username: 'staff', siteRoleId: STAFF_ROLE }]);
    await tipster.say('leave', { roomId: 30 });
    expect(await names({ roomId: '30' })).toEqual([]);
    await staff.say('offline');
    expect((await api.call(liveCalls.operatorOnline)).body.data.list).toEqual([]);
  });

  it('counts guests by their chat connection', async () => {
    const before = await total();
    const chat = await new TestClient(url, { token: guest }).connect();
    expect(await total()).toBe(before + 1);
    await chat.end();
    await until(async () => (await total()) === before, 'the guest has gone');
  });

  it('tells the list to who has a token, names what is wrong with a question, and keeps closed rooms to themselves', async () => {
    expect((await api.call(userCalls.onlineList)).status).toBe(401);
    const bad = await api.call(userCalls.onlineList, { roomId: 'x', pageNum: 0 }, { token: guest });
    expect([bad.status, bad.body.errors?.map(({ path }) => path).sort()]).toEqual([400, ['pageNum', 'roomId']]);
    expect((await api.call(userCalls.onlineList, { roomId: '29' }, { token: guest })).status).toBe(404);
    await api.database.db.insert(chatRoom).values({ id: 901, title: 'kín', kind: 'public', epoch: randomUUID(), vipGroup: 1 });
    expect((await api.call(userCalls.onlineList, { roomId: '901' }, { token: guest })).body.code).toBe(chatCodes.notPermitted);
    const fan = await open((await who('fan')).token);
    expect([(await fan.say('join', { roomId: 901 })).code, (await fan.say('join', { roomId: 29 })).code]).toEqual([chatCodes.notPermitted, codes.notFound]);
  });

  it('turns guests away, and asks for another token where it is none, forged or over', async () => {
    const fan = await who('fan');
    const closedOf = async (token?: string) => {
      const client = await open(token);
      await until(() => client.closed !== null, 'close');
      return client.closed?.code;
    };
    expect(await closedOf(guest)).toBe(1008);
    expect([await closedOf(), await closedOf('forged')]).toEqual([ONLINE_NEEDS_TOKEN, ONLINE_NEEDS_TOKEN]);
    api.clock.jump(16 * 60_000);
    expect(await closedOf(fan.token)).toBe(ONLINE_NEEDS_TOKEN);
  });

  it('writes no token into the log', async () => {
    const fan = await who('fan');
    await (await open(fan.token)).say('online');
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.join('\n')).not.toContain(fan.token);
  });
});
