import { randomUUID } from 'node:crypto';
import { limits } from '@portal/contracts';
import { liveCalls } from '@portal/contracts/live';
import { upload } from '../../db/schema.ts';
import type { ManualClock } from '../../testing/clocks.ts';
import { databaseKinds } from '../../testing/databases.ts';
import { memberOf } from '../../testing/members.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';

describe.each(databaseKinds)('feedback on %s', (kind) => {
  let api: TestApp<ManualClock>;
  let fan: { id: number; token: string };
  let staff: { id: number; token: string };
  let address = 0;
  const send = (more: Record<string, unknown> = {}, options: { token?: string; ip?: string } = {}) =>
    api.call(
      liveCalls.createFeedback,
      { uuid: randomUUID(), kind: 'idea', content: 'Cho xin chế độ chữ to', ...more },
      { ip: `198.51.100.${address}`, ...options },
    );
  const list = async (more: object = {}) => (await api.call(liveCalls.feedbackList, more, { token: staff.token })).body.data;
  const who = (username: string) => memberOf(api, username);

  beforeAll(async () => {
    api = await testApp(kind);
  });
  beforeEach(async () => {
    api.clock.advance(600_000);
    address += 1;
    [fan, staff] = [await who('fan'), await who('staff')];
  });
  afterAll(() => api?.close());

  it('is kept of whoever sends it, and read by staff, newest first', async () => {
    await send({ contact: 'an@example.com', pagePath: '/tin-tuc' });
    api.clock.advance(1_000);
    const { body } = await send({ kind: 'bug', content: 'Tỷ số đứng yên mười phút' }, { token: fan.token });
    expect(await list()).toMatchObject({
      total: 2,
      list: [
        { id: body.data.id, kind: 'bug', userId: fan.id, contact: null, pagePath: null },
        { kind: 'idea', content: 'Cho xin chế độ chữ to', contact: 'an@example.com', pagePath: '/tin-tuc', userId: null, pictures: [] },
      ],
    });
    expect(await list({ pageSize: 1, pageNum: 2 })).toMatchObject({ list: [{ kind: 'idea' }], total: 2 });
  });

  it('is stored once, however often the same is sent; what another sends under the same uuid is another', async () => {
    const uuid = randomUUID();
    const [first, again] = [await send({ uuid }), await send({ uuid })];
    expect(again.body.data.id).toBe(first.body.data.id);
    expect((await send({ uuid }, { token: fan.token })).body.data.id).not.toBe(first.body.data.id);
  });

  it('takes pictures that the sender uploaded, and names those that are not theirs', async () => {
    const row = { width: 1, height: 1, bytes: 1, hasThumb: false, animated: false, createdAt: new Date(api.clock.now()) };
    const name = `${randomUUID()}.webp`;
    await api.database.db.insert(upload).values({ ...row, name, ownerId: fan.id });
    const pictures = [`/other/api/resource/file/${name}`];
    expect((await send({ pictures }, { token: fan.token })).status).toBe(200);
    expect((await list()).list[0]?.pictures).toEqual(pictures);
    for (const options of [{}, { token: staff.token }]) expect((await send({ pictures }, options)).body.errors?.[0]?.path).toBe('pictures.0');
  });

  it.each([
    ['content', { content: 'quá ngắn' }],
    ['content', { content: 'x'.repeat(limits.feedbackText + 1) }],
    ['kind', { kind: 'love' }],
    ['contact', { contact: 'x'.repeat(255) }],
    ['uuid', { uuid: '' }],
    ['pictures.0', { pictures: ['https://elsewhere.example/a.png'] }],
    ['pictures', { pictures: Array(4).fill('/other/api/resource/file/a.webp') }],
  ])('names a bad %s', async (path, bad) => {
    const { status, body } = await send(bad);
    expect(status).toBe(400);
    expect(body.errors?.map((problem) => problem.path)).toContain(path);
  });

  it('is for staff to read: 401 for nobody, 403 for a member', async () => {
    expect((await api.call(liveCalls.feedbackList)).status).toBe(401);
    expect((await api.call(liveCalls.feedbackList, {}, { token: fan.token })).status).toBe(403);
    expect((await api.call(liveCalls.feedbackList, { pageNum: 101 }, { token: staff.token })).body.errors?.[0]?.path).toBe('pageNum');
  });

  it('is refused to a token whose account is gone', async () => {
    expect((await send({}, { token: await api.app.tokens.access({ userId: 987_654, siteRoleId: 1, userType: 10 }) })).status).toBe(401);
  });

  it('has a pace', async () => {
    const answers = [];
    for (let time = 0; time < 6; time += 1) answers.push((await send()).status);
    expect(answers).toEqual([200, 200, 200, 200, 200, 429]);
  });
});
