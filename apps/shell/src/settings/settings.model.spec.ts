import { ApiError } from '@portal/api-client';
import { settingKeys } from '@portal/contracts';
import { userCalls } from '@portal/contracts/user';
import { aUser, fakeApi, fakeSession } from '@portal/testing';
import { createGuestSettings, GUEST_SETTINGS } from './guest-settings.ts';
import { SettingsModel } from './settings.model.ts';

const { settings: read, saveSettings } = userCalls;
const guest = { status: 'guest' as const, user: aUser({ guest: 1 }) };
const member = (userId: number) => ({ status: 'user' as const, user: aUser({ userId }) });
const answer = (...on: number[]) => ({ settings: Object.fromEntries(Object.values(settingKeys).map((key) => [String(key), on.includes(key)])) as never });
const settled = () =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });

/** A page with a server that keeps what it is told. */
function aPage(state: Parameters<typeof fakeSession>[0] = guest) {
  const server = new Set<number>();
  const set = new Set<string>();
  const api = fakeApi()
    .on(read, () => answer(...server))
    .on(saveSettings, ({ settings, onlyUnset }) => {
      for (const [key, value] of Object.entries(settings)) {
        if (onlyUnset && set.has(key)) continue;
        set.add(key);
        if (value) server.add(Number(key));
        else server.delete(Number(key));
      }
      return answer(...server);
    });
  const session = fakeSession(state);
  const storage = localStorage;
  const notKept = jest.fn();
  const make = () => new SettingsModel({ api, session, guest: createGuestSettings(storage), onNotKept: notKept });
  const model = make();
  return { model, make, api, session, server, set, notKept, stop: model.follow() };
}

beforeEach(() => localStorage.clear());

describe('a guest’s settings', () => {
  it('are this browser’s and there again on the next page, and nobody is asked', async () => {
    const { model, make, api } = aPage();
    expect(model.state.status).toBe('ready');
    await model.set('shortenMode', true);
    await model.set('disableTip', true);
    await model.set('disableTip', false);
    const next = make();
    next.follow();
    expect([next.values.shortenMode, next.values.disableTip]).toEqual([true, false]);
    expect(api.asked).toEqual([]);
  });

  it('follow what another tab chose', async () => {
    const { model } = aPage();
    localStorage.setItem(GUEST_SETTINGS, '{"8":true}');
    model.changedElsewhere();
    expect(model.values.shortenMode).toBe(true);
  });

  it.each(['{', '7', 'null', '{"8":"yes","99":true}'])('are off where %j lies in their place', (kept) => {
    localStorage.setItem(GUEST_SETTINGS, kept);
    expect(Object.values(aPage().model.values)).not.toContain(true);
  });

  it('hold for the page where storage is forbidden', async () => {
    const forbidden = {
      getItem: () => {
        throw new Error('no');
      },
      setItem: () => {
        throw new Error('no');
      },
    } as unknown as Storage;
    const model = new SettingsModel({ api: fakeApi(), session: fakeSession(guest), guest: createGuestSettings(forbidden), onNotKept: () => {} });
    model.follow();
    await model.set('shortenMode', true);
    await model.set('showOnlyTip', true);
    expect(model.values).toMatchObject({ shortenMode: true, showOnlyTip: true });
  });
});

describe('a member’s settings', () => {
  it('are off until the session is known, then the server’s', async () => {
    const { model, session, server } = aPage({ status: 'starting' });
    server.add(settingKeys.shortenMode);
    expect([model.state.status, model.values.shortenMode]).toEqual(['starting', false]);
    session.become(member(7));
    await settled();
    expect([model.state.status, model.values.shortenMode]).toEqual(['ready', true]);
  });

  it('hold at once and are kept one after the other, so that the last one wins', async () => {
    const { model, api, server } = aPage(member(7));
    await settled();
    const first = model.set('greetingNotify', true);
    const second = model.set('greetingNotify', false);
    expect(model.values.greetingNotify).toBe(false);
    expect(api.inputs(saveSettings)).toEqual([]);
    await Promise.all([first, second]);
    expect(api.inputs(saveSettings)).toEqual([{ settings: { 1: true } }, { settings: { 1: false } }]);
    expect([model.values.greetingNotify, server.has(1)]).toEqual([false, false]);
  });

  it('are taken back where the server does not keep them, and the visitor is told', async () => {
    const { model, api, notKept } = aPage(member(7));
    await settled();
    await model.set('disableTip', true);
    api.on(saveSettings, () => {
      throw new ApiError('offline', { call: saveSettings.id });
    });
    const change = model.set('shortenMode', true);
    expect(model.values.shortenMode).toBe(true);
    await change;
    expect(model.values).toMatchObject({ shortenMode: false, disableTip: true });
    expect(notKept).toHaveBeenCalledTimes(1);
  });

  it('take what the guest chose at log-in, where the member has never set it; the guest’s are back after the log-out', async () => {
    const { model, session, server, set, api } = aPage();
    await model.set('shortenMode', true);
    await model.set('greetingNotify', true);
    set.add(String(settingKeys.greetingNotify));
    session.become({ status: 'starting' });
    expect(model.values.shortenMode).toBe(true);
    session.become(member(7));
    await settled();
    expect(model.values).toMatchObject({ shortenMode: true, greetingNotify: false });
    expect(api.inputs(read)).toEqual([]);
    await model.set('disableTip', true);
    session.become(guest);
    expect(model.values).toMatchObject({ shortenMode: true, greetingNotify: true, disableTip: false });
    expect([...server]).toEqual([settingKeys.shortenMode, settingKeys.disableTip]);
  });

  it('are asked for alone where the guest chose nothing, and where a member is there from the start', async () => {
    const { model, session, api } = aPage();
    session.become(member(7));
    await settled();
    expect([api.inputs(read).length, api.inputs(saveSettings).length, model.state.status]).toEqual([1, 0, 'ready']);
    localStorage.setItem(GUEST_SETTINGS, '{"8":true}');
    const { api: again } = aPage(member(7));
    await settled();
    expect([again.inputs(read).length, again.inputs(saveSettings).length]).toEqual([1, 0]);
  });

  it('keep what the guest chose for another try where the server was away at the log-in', async () => {
    const { model, session, api } = aPage();
    await model.set('shortenMode', true);
    api.on(saveSettings, () => {
      throw new ApiError('offline', { call: saveSettings.id });
    });
    session.become(member(7));
    await settled();
    api.on(saveSettings, () => answer(settingKeys.shortenMode));
    if (model.state.status !== 'away') throw new Error(model.state.status);
    model.state.retry();
    await settled();
    expect(model.values.shortenMode).toBe(true);
  });

  it('are asked once for the same member, and again for another', async () => {
    const { session, api } = aPage(member(7));
    session.become(member(7));
    await settled();
    expect(api.inputs(read)).toHaveLength(1);
    session.become(member(8));
    await settled();
    expect(api.inputs(read)).toHaveLength(2);
  });

  it('can be read again where they did not come', async () => {
    const { model, session, api } = aPage({ status: 'starting' });
    api.on(read, () => {
      throw new ApiError('offline', { call: read.id });
    });
    session.become(member(7));
    await settled();
    api.on(read, () => answer(settingKeys.shortenMode));
    if (model.state.status !== 'away') throw new Error(model.state.status);
    model.state.retry();
    await settled();
    expect([model.state.status, model.values.shortenMode]).toEqual(['ready', true]);
  });

  it('are not waited for where nobody can say who is here', () => {
    const { model, session } = aPage({ status: 'starting' });
    const retry = () => {};
    session.become({ status: 'unavailable', retry });
    expect(model.state).toEqual({ status: 'away', retry });
    session.become(guest);
    expect(model.state.status).toBe('ready');
  });

  it('of one who has left change nothing here', async () => {
    const { model, session, api, notKept } = aPage(member(7));
    await settled();
    let answerLate: () => void = () => {};
    api.on(
      saveSettings,
      () =>
        new Promise((resolve) => {
          answerLate = () => resolve(answer(settingKeys.shortenMode));
        }),
    );
    const change = model.set('shortenMode', true);
    await settled();
    session.become(guest);
    answerLate();
    await change;
    expect(model.values.shortenMode).toBe(false);
    expect(notKept).not.toHaveBeenCalled();
  });
});
