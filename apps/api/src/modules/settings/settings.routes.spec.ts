import { userCalls } from '@portal/contracts/user';
import type { ManualClock } from '../../testing/clocks.ts';
import { databaseKinds } from '../../testing/databases.ts';
import { memberOf } from '../../testing/members.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import { accountRepository } from '../user/index.ts';

const { settings, saveSettings } = userCalls;
const keys = Array.from({ length: 12 }, (_, key) => String(key));

describe.each(databaseKinds)('settings on %s', (kind) => {
  let api: TestApp<ManualClock>;
  let token: string;
  let other: string;
  let fresh = 0;

  const enter = async (name: string) => (await memberOf(api, name)).token;
  const read = async (who = token) => (await api.call(settings, {}, { token: who })).body.data.settings;
  const change = (change: Record<string, unknown>, who = token) => api.call(saveSettings, { settings: change }, { token: who });

  beforeAll(async () => {
    api = await testApp(kind);
    other = await enter('tipster');
  });
  beforeEach(async () => {
    const username = `cai_dat_${(fresh += 1)}`;
    await accountRepository(api.database.db).add({
      username,
      displayName: username,
      passwordHash: '',
      siteRoleId: 1,
      userType: 10,
      createdAt: new Date(api.clock.now()),
    });
    token = await enter(username);
  });
  afterAll(() => api?.close());

  it('are twelve and off until they were changed', async () => {
    expect(await read()).toEqual(Object.fromEntries(keys.map((key) => [key, false])));
  });

  it('a change of some leaves the others, and nobody else has it', async () => {
    await change({ 8: true, 1: true });
    const { body } = await change({ 1: false, 2: true });
    expect(body.data.settings).toMatchObject({ 1: false, 2: true, 8: true, 0: false });
    expect(await read()).toEqual(body.data.settings);
    expect(await read(other)).toEqual(Object.fromEntries(keys.map((key) => [key, false])));
  });

  it('what a guest chose goes under what the member has set, on or off', async () => {
    const merge = async (chosen: Record<string, boolean>) =>
      (await api.call(saveSettings, { settings: chosen, onlyUnset: true }, { token })).body.data.settings;
    expect(await merge({ 2: true })).toMatchObject({ 2: true, 8: false });
    await change({ 2: false, 8: true });
    expect(await merge({ 1: true, 2: true, 8: false })).toMatchObject({ 1: true, 2: false, 8: true });
    expect(await read()).toMatchObject({ 1: true, 2: false, 8: true });
  });

  it('changes of different keys at once all stay', async () => {
    await Promise.all(keys.map((key) => change({ [key]: true })));
    expect(await read()).toEqual(Object.fromEntries(keys.map((key) => [key, true])));
  });

  it.each([[{ 12: true }], [{ shortenMode: true }], [{ 8: 'yes' }], [{ 8: 1 }]])('a change %j is refused, naming the settings', async (bad) => {
    const { status, body } = await change(bad);
    expect(status).toBe(400);
    expect(body.errors?.[0]?.path).toMatch(/^settings/);
    expect((await api.call(saveSettings, {}, { token })).body.errors?.[0]?.path).toBe('settings');
  });

  it('are for members: 401 for nobody and for an account that is gone, 403 for a guest', async () => {
    const guest = await api.app.tokens.guest();
    const gone = await api.app.tokens.access({ userId: 987_654, siteRoleId: 1, userType: 10 });
    expect([(await api.call(settings)).status, (await api.call(saveSettings, { settings: {} })).status]).toEqual([401, 401]);
    expect([(await api.call(settings, {}, { token: guest })).status, (await change({ 8: true }, guest)).status]).toEqual([403, 403]);
    expect((await change({ 8: true }, gone)).status).toBe(401);
  });

  it('have a pace', async () => {
    const statuses = new Set<number>();
    for (let time = 0; time < 32; time += 1) statuses.add((await change({ 8: time % 2 === 0 })).status);
    expect(statuses).toEqual(new Set([200, 429]));
  });
});
