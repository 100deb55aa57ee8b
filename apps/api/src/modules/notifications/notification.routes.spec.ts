import { messageCalls } from '@portal/contracts/message';
import { NOTIFICATION_TYPE } from '@portal/domain';
import { notification } from '../../db/schema.ts';
import type { ManualClock } from '../../testing/clocks.ts';
import { databaseKinds } from '../../testing/databases.ts';
import { memberOf } from '../../testing/members.ts';
import { EVENING, testApp, type TestApp } from '../../testing/test-app.ts';
import { notificationRepository } from './notification.repository.ts';
import { NotificationService } from './notification.service.ts';
import { TokenBuckets } from '../../limits/token-bucket.ts';

const DAY = 86_400_000;

describe.each(databaseKinds)('notifications on %s', (kind) => {
  let api: TestApp<ManualClock>;
  const token: Record<string, string> = {};
  const accounts: Record<string, number> = {};

  const tell = (who: string, rows: { type?: number; title?: string; content?: string; at?: number; read?: boolean }[]) =>
    notificationRepository(api.database.db).add(
      rows.map(({ type = NOTIFICATION_TYPE.message, title = 'Tin', content = '|Chào', at = api.clock.now(), read }) => ({
        accountId: accounts[who]!,
        type,
        title,
        content,
        createdAt: new Date(at),
        readAt: read ? new Date(at) : null,
      })),
    );
  const list = async (who: string, input: Record<string, unknown> = {}) => (await api.call(messageCalls.list, input, { token: token[who]! })).body.data;
  const unread = async (who: string) => (await api.call(messageCalls.unread, {}, { token: token[who]! })).body.data;

  beforeAll(async () => {
    api = await testApp(kind);
    for (const name of ['fan', 'tipster']) {
      const member = await memberOf(api, name);
      [accounts[name], token[name]] = [member.id, member.token];
    }
    token.guest = await api.app.tokens.guest();
  });
  beforeEach(async () => {
    api.clock.set(EVENING);
    await api.database.db.delete(notification);
  });
  afterAll(() => api?.close());

  it('are listed newest first, page by page, of one type or both', async () => {
    await tell('fan', [{ content: '|một' }, { content: '|hai', type: NOTIFICATION_TYPE.booking }, { content: '|ba', read: true }]);
    await tell('tipster', [{ content: '|của người khác' }]);
    const all = await list('fan');
    expect(all.list).toMatchObject([
      { content: '|ba', type: 10, status: 20, title: 'Tin', createdAt: new Date(EVENING).toISOString() },
      { content: '|hai', type: 30, status: 10 },
      { content: '|một', type: 10, status: 10 },
    ]);
    expect(all.total).toBe(3);
    expect(await list('fan', { pageSize: 1, pageNum: 2 })).toMatchObject({ list: [{ content: '|hai' }], total: 3 });
    expect(await list('fan', { type: 30 })).toMatchObject({ list: [{ content: '|hai' }], total: 1 });
    expect(await list('fan', { type: 10, pageNum: 2 })).toEqual({ list: [], total: 2 });
  });

  it('are marked as read one by one, and twice is as once', async () => {
    await tell('fan', [{}, { type: NOTIFICATION_TYPE.booking }]);
    const [booking, told] = (await list('fan')).list;
    expect(await unread('fan')).toEqual({ unReadBookingCount: 1, unReadMsgCount: 1 });
    for (let time = 0; time < 2; time += 1) expect((await api.call(messageCalls.markRead, { id: String(told!.id) }, { token: token.fan! })).status).toBe(200);
    expect(await unread('fan')).toEqual({ unReadBookingCount: 1, unReadMsgCount: 0 });
    expect((await list('fan')).list.map(({ id, status }) => [id, status])).toEqual([
      [booking!.id, 10],
      [told!.id, 20],
    ]);
  });

  it('are marked as read all at once, or those of a type', async () => {
    await tell('fan', [{}, {}, { type: NOTIFICATION_TYPE.booking }]);
    await tell('tipster', [{}]);
    expect((await api.call(messageCalls.markAllRead, { type: 10 }, { token: token.fan! })).status).toBe(200);
    expect(await unread('fan')).toEqual({ unReadBookingCount: 1, unReadMsgCount: 0 });
    await api.call(messageCalls.markAllRead, {}, { token: token.fan! });
    expect(await unread('fan')).toEqual({ unReadBookingCount: 0, unReadMsgCount: 0 });
    expect(await unread('tipster')).toEqual({ unReadBookingCount: 0, unReadMsgCount: 1 });
  });

  it('are nobody else’s: another’s is not there, and stays unread', async () => {
    await tell('tipster', [{}]);
    const { id } = (await list('tipster')).list[0]!;
    expect((await api.call(messageCalls.markRead, { id: String(id) }, { token: token.fan! })).status).toBe(404);
    expect((await api.call(messageCalls.markRead, { id: '999999999' }, { token: token.fan! })).status).toBe(404);
    expect(await unread('tipster')).toMatchObject({ unReadMsgCount: 1 });
    expect(await list('fan')).toEqual({ list: [], total: 0 });
  });

  it('are for members: 401 for nobody, 403 for a guest', async () => {
    for (const [call, input] of [
      [messageCalls.list, {}],
      [messageCalls.unread, {}],
      [messageCalls.markRead, { id: '1' }],
      [messageCalls.markAllRead, {}],
    ] as const) {
      expect((await api.call(call, input)).status).toBe(401);
      expect((await api.call(call, input, { token: token.guest! })).status).toBe(403);
    }
  });

  it.each([
    ['list', { type: 20 }, 'type'],
    ['list', { type: 'x' }, 'type'],
    ['list', { pageNum: 0 }, 'pageNum'],
    ['list', { pageSize: 101 }, 'pageSize'],
    ['markRead', { id: 'x' }, 'id'],
    ['markRead', {}, 'id'],
    ['markAllRead', { type: 20 }, 'type'],
  ] as const)('%s names what is bad about %j', async (name, input, path) => {
    const { status, body } = await api.call(messageCalls[name], input, { token: token.fan! });
    expect(status).toBe(400);
    expect(body.errors?.[0]?.path).toBe(path);
  });

  it('have a pace of marking', async () => {
    const statuses = new Set<number>();
    for (let time = 0; time < 110; time += 1) statuses.add((await api.call(messageCalls.markAllRead, {}, { token: token.tipster! })).status);
    expect(statuses).toEqual(new Set([200, 429]));
  });

  it('go after ninety days', async () => {
    await tell('fan', [
      { content: '|cũ', at: EVENING - 91 * DAY },
      { content: '|mới', at: EVENING - 89 * DAY },
    ]);
    await new NotificationService({ db: api.database.db, clock: api.clock, limits: new TokenBuckets(api.clock), bell: { ring: () => {} } }).forgetOld();
    expect((await list('fan')).list.map(({ content }) => content)).toEqual(['|mới']);
  });
});
