import { codes } from '@portal/contracts';
import { followedCalls, MOST_FOLLOWED } from '@portal/contracts/followed';
import { FOLLOWS_NOTHING, MOST_FOLLOWED as MOST_KEPT, type Followed } from '@portal/domain';
import type { ManualClock } from '../../testing/clocks.ts';
import { databaseKinds } from '../../testing/databases.ts';
import { newMember, type TestMember } from '../../testing/members.ts';
import { EVENING, testApp, type TestApp } from '../../testing/test-app.ts';

const HOUR = 3_600_000;
const match = (fixtureId: number, kickOff = EVENING + HOUR) => ({ fixtureId, kickOff, home: 'Đức', away: 'Anh', path: `/truc-tiep/bong-da/${fixtureId}` });

describe.each(databaseKinds)('what a member follows on %s', (kind) => {
  let api: TestApp<ManualClock>;
  let fan: TestMember;
  beforeAll(async () => {
    api = await testApp(kind);
  });
  beforeEach(async () => {
    fan = await newMember(api);
  });
  afterAll(() => api?.close());

  const read = async ({ token } = fan) => (await api.call(followedCalls.list, {}, { token })).body.data;
  const save = (version: number, followed: Partial<Followed> | Record<string, unknown>, { token, id } = fan) =>
    api.call(followedCalls.save, { owner: id, version, followed: { ...FOLLOWS_NOTHING, ...followed } }, { token });

  it('is nothing at first, then what was saved, version by version', async () => {
    expect(await read()).toEqual({ owner: fan.id, version: 0, followed: FOLLOWS_NOTHING });
    const followed = { matches: [match(7)], tournaments: [3], teams: [5, 6], commentators: [101], names: { 'teams/5': 'Đức' } };
    expect((await save(0, followed)).body.data).toEqual({ owner: fan.id, version: 1, followed });
    expect((await save(1, { teams: [5] })).body.data).toEqual({ owner: fan.id, version: 2, followed: { ...FOLLOWS_NOTHING, teams: [5] } });
    expect(await read()).toEqual({ owner: fan.id, version: 2, followed: { ...FOLLOWS_NOTHING, teams: [5] } });
    expect((await read(await newMember(api))).version).toBe(0);
  });

  it('is never written over by who has not seen it, of many who try at once', async () => {
    for (const version of [0, 1]) {
      const answers = await Promise.all([1, 2, 3, 4, 5].map((team) => save(version, { teams: [team] })));
      expect(answers.map(({ body }) => body.code).sort()).toEqual([0, ...Array.from({ length: 4 }, () => codes.followedMoved)]);
    }
    expect((await save(9, {})).body).toMatchObject({ code: codes.followedMoved, msg: expect.stringContaining('nơi khác') });
    expect((await read()).version).toBe(2);
  });

  it('is kept once each, with names of what is followed alone, and without matches long over', async () => {
    const { body } = await save(0, {
      matches: [match(7), match(7), match(8, EVENING - 25 * HOUR)],
      teams: [5, 5],
      names: { 'teams/5': 'Đức', 'teams/6': 'không ghim' },
    });
    expect(body.data.followed).toEqual({ ...FOLLOWS_NOTHING, matches: [match(7)], teams: [5], names: { 'teams/5': 'Đức' } });
  });

  it.each([
    ['matches', { matches: [{ ...match(7), path: 'https://elsewhere.example/' }] }],
    ['matches', { matches: [{ ...match(7), home: 'x'.repeat(121) }] }],
    ['matches', { matches: [{ ...match(7), kickOff: -1 }] }],
    ['teams', { teams: Array.from({ length: MOST_FOLLOWED + 1 }, (_, place) => place + 1) }],
    ['commentators', { commentators: [0] }],
    ['names', { names: { 'elsewhere/1': 'x' } }],
    ['names', { names: { 'teams/1': '' } }],
  ])('is refused with bad %s', async (path, bad) => {
    const { status, body } = await save(0, bad);
    expect([status, body.errors?.[0]?.path]).toEqual([400, expect.stringContaining(`followed.${path}`)]);
  });

  it('is for members: 401 for nobody and for an account that is gone, 403 for a guest', async () => {
    const guest = { ...fan, token: await api.app.tokens.guest() };
    const gone = { ...fan, token: await api.app.tokens.access({ userId: 987_654, siteRoleId: 1, userType: 10 }) };
    const input = { owner: fan.id, version: 0, followed: FOLLOWS_NOTHING };
    expect([(await api.call(followedCalls.list)).status, (await api.call(followedCalls.save, { ...input })).status]).toEqual([401, 401]);
    expect([(await api.call(followedCalls.list, {}, guest)).status, (await save(0, {}, guest)).status, (await save(0, {}, gone)).status]).toEqual([
      403, 403, 401,
    ]);
    expect((await api.call(followedCalls.list, {}, gone)).status).toBe(401);
  });

  it('is never saved for another than it was meant for', async () => {
    const other = await newMember(api);
    const { body } = await api.call(followedCalls.save, { owner: other.id, version: 0, followed: { ...FOLLOWS_NOTHING, teams: [5] } }, { token: fan.token });
    expect(body.code).toBe(codes.followedMoved);
    expect([(await read()).version, (await read(other)).version]).toEqual([0, 0]);
  });

  it('takes as much as the contract lets a browser keep', async () => {
    expect(MOST_FOLLOWED).toBe(MOST_KEPT);
    const ids = Array.from({ length: MOST_FOLLOWED }, (_, place) => place + 1);
    const long = 'ữ'.repeat(120);
    const matches = ids.map((fixtureId) => ({ ...match(fixtureId), home: long, away: long }));
    const names = Object.fromEntries(ids.flatMap((id) => ['tournaments', 'teams', 'commentators'].map((of) => [`${of}/${id}`, long])));
    const { body } = await save(0, { matches, tournaments: ids, teams: ids, commentators: ids, names });
    expect([body.code, body.data.followed.matches.length, Object.keys(body.data.followed.names).length]).toEqual([0, MOST_FOLLOWED, 3 * MOST_FOLLOWED]);
  });

  it('has a pace', async () => {
    const statuses = new Set<number>();
    for (let time = 0; time < 62; time += 1) statuses.add((await save(999, {})).status);
    expect(statuses).toEqual(new Set([200, 429]));
  });
});
