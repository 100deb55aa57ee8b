import { observable, runInAction } from 'mobx';
import { ONLINE_NEEDS_TOKEN, onlineFrame, type OnlineFrame, type OnlineNotice } from '@portal/contracts';
import type { SessionState } from '@portal/platform';
import { aUser, fakeClock } from '@portal/testing';
import type { WireEvents } from './online-wire.ts';
import type { PageMoment } from './page-events.ts';
import { PresenceModel } from './presence-model.ts';

const member = (userId = 7): SessionState => ({ status: 'user', user: aUser({ guest: 0, userId, username: 'fan' }) });
const guest: SessionState = { status: 'guest', user: aUser({ guest: 1 }) };

function setUp(first: SessionState = member()) {
  const clock = fakeClock();
  const state = observable.box<SessionState>(first, { deep: false });
  const wires: { token: string; page: string; events: WireEvents; frames: OnlineFrame[]; closed: boolean }[] = [];
  const seen: string[] = [];
  const say = { token: 'access' as string | undefined, renewed: true };
  let tell: (moment: PageMoment) => void = () => {};
  let ids = 0;
  const model = new PresenceModel({
    session: {
      get state() {
        return state.get();
      },
      seenAgain: async () => {
        seen.push('seenAgain');
      },
      renew: async () => {
        seen.push('renew');
        if (say.renewed) say.token = 'fresh';
        return say.renewed;
      },
    },
    token: () => say.token,
    clock,
    random: () => 0,
    newUuid: () => `uuid-${String((ids += 1)).padStart(4, '0')}`,
    notified: () => {
      seen.push('notified');
    },
    goodbye: (page) => {
      seen.push(`goodbye ${page}`);
    },
    keepPid: () => {
      seen.push('pid');
    },
    events: (listener) => {
      tell = listener;
      return () => {
        tell = () => {};
      };
    },
    open: (token, page, events) => {
      const wire = { token, page, events, frames: [] as OnlineFrame[], closed: false };
      wires.push(wire);
      return {
        send: (frame) => {
          wire.frames.push(onlineFrame.parse(frame));
        },
        close: () => {
          wire.closed = true;
        },
      };
    },
  });
  const last = () => wires.at(-1)!;
  return {
    model,
    clock,
    wires,
    seen,
    say,
    last,
    become: (next: SessionState) => runInAction(() => state.set(next)),
    tell: async (moment: PageMoment) => {
      tell(moment);
      for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
    },
    settle: async () => {
      for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
    },
    said: () => last().frames.map((frame) => ('roomId' in frame ? `${frame.type} ${frame.roomId}` : frame.type)),
    /** A page of a member whose socket is open. */
    online() {
      model.start();
      last().events.onOpen();
    },
  };
}

describe('presence of a member (section 4)', () => {
  it('marks the user online on mount with a token', () => {
    const { model, wires, said, last } = setUp();
    model.start();
    expect([wires.length, last().token, said()]).toEqual([1, 'access', []]);
    last().events.onOpen();
    expect([said(), model.state]).toEqual([['online'], { status: 'connected' }]);
    model.dispose();
  });

  it('marks the user offline when the page is hidden, and keeps the connection', async () => {
    const { online, tell, said, wires, last } = setUp();
    online();
    await tell('hidden');
    expect([said(), last().closed, wires.length]).toEqual([['online', 'offline'], false, 1]);
  });

  it('says offline at once when the page is unloaded, and gives the connection back', () => {
    const { online, tell, said, last, model } = setUp();
    online();
    void tell('unloaded');
    expect([said(), last().closed, model.state.status]).toEqual([['online', 'offline'], true, 'off']);
  });

  it('says it by a request of its own as well where the page is unloaded, of the connection it had then', async () => {
    const { online, tell, seen, wires, last } = setUp();
    const goodbyes = () => seen.filter((one) => one.startsWith('goodbye'));
    online();
    await tell('hidden');
    expect(goodbyes()).toEqual([]);
    await tell('unloaded');
    await tell('visible');
    last().events.onOpen();
    await tell('unloaded');
    expect(goodbyes()).toEqual(wires.map(({ page }) => `goodbye ${page}`));
    expect(new Set(goodbyes()).size).toBe(2);
    await tell('unloaded');
    expect(goodbyes()).toHaveLength(2);
  });

  it('says it once where the page is hidden and then unloaded', async () => {
    const { online, tell, said } = setUp();
    online();
    await tell('hidden');
    await tell('unloaded');
    expect(said()).toEqual(['online', 'offline']);
  });

  it('reloads user info, checks the token and then marks the user online when the page is visible again', async () => {
    const { online, tell, said, seen } = setUp();
    online();
    await tell('hidden');
    void tell('visible');
    expect([said(), seen.at(-1)]).toEqual([['online', 'offline'], 'seenAgain']);
    await tell('network');
    expect(said()).toEqual(['online', 'offline', 'online']);
  });

  it('stays offline when the page is hidden again while it is asked', async () => {
    const { online, tell, said } = setUp();
    online();
    await tell('hidden');
    void tell('visible');
    await tell('hidden');
    expect(said()).toEqual(['online', 'offline']);
  });

  it('connects anew where the browser brings a page back that was left', async () => {
    const { online, tell, wires, last, said } = setUp();
    online();
    await tell('unloaded');
    await tell('visible');
    expect(wires).toHaveLength(2);
    last().events.onOpen();
    expect(said()).toEqual(['online']);
  });

  it('keeps the pid of the address at load and whenever visibility changes', async () => {
    const { online, tell, seen } = setUp();
    online();
    await tell('hidden');
    await tell('visible');
    await tell('unloaded');
    expect(seen.filter((one) => one === 'pid')).toHaveLength(3);
  });

  it('sends an offline message on log-out, before anything else, and closes', () => {
    const { online, become, said, last, model } = setUp();
    online();
    become({ status: 'starting' });
    expect([said(), last().closed, model.state.status]).toEqual([['online', 'offline'], true, 'off']);
  });

  it('speaks for whoever logs in next', () => {
    const { online, become, say, wires, last } = setUp();
    online();
    say.token = 'of another';
    become(member(8));
    expect([wires.length, last().token]).toEqual([2, 'of another']);
  });
});

describe('presence of a guest (sections 4 and 6)', () => {
  it('has no online socket, whatever happens to the page', async () => {
    const { model, wires, tell, seen } = setUp(guest);
    model.start();
    model.join(30);
    for (const moment of ['hidden', 'visible', 'unloaded', 'visible', 'noNetwork', 'network'] as const) await tell(moment);
    expect(wires).toEqual([]);
    expect(seen).toContain('seenAgain');
    expect(seen.filter((one) => one.startsWith('goodbye'))).toEqual([]);
  });

  it('begins with the log-in, in the rooms that are open', () => {
    const { model, become, last, said } = setUp(guest);
    model.start();
    model.join(30);
    become(member());
    last().events.onOpen();
    expect(said()).toEqual(['online', 'join 30']);
  });
});

describe('the online socket', () => {
  it('reconnects up to ten times with growing waits, then gives up until the page is seen or has a network again', async () => {
    const { online, last, wires, clock, model, tell } = setUp();
    online();
    last().events.onClose(1006);
    for (const [index, wait] of [500, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000, 30_000].entries()) {
      expect(model.state).toEqual({ status: 'waiting', attempt: index + 1 });
      clock.advance(wait - 1);
      expect(wires).toHaveLength(index + 1);
      clock.advance(1);
      expect(wires).toHaveLength(index + 2);
      last().events.onClose(1006);
    }
    expect(model.state).toEqual({ status: 'failed' });
    clock.advance(3_600_000);
    expect(wires).toHaveLength(11);
    await tell('network');
    expect(wires).toHaveLength(12);
  });

  it('counts anew after a connection that lasted, not after one that was dropped at once', () => {
    const { online, last, clock, model } = setUp();
    online();
    last().events.onClose(1006);
    clock.advance(500);
    last().events.onOpen();
    clock.advance(4_999);
    last().events.onClose(1006);
    expect(model.state).toEqual({ status: 'waiting', attempt: 2 });
    clock.advance(1_000);
    last().events.onOpen();
    clock.advance(5_000);
    last().events.onClose(1006);
    expect(model.state).toEqual({ status: 'waiting', attempt: 1 });
  });

  it('joins its rooms again after a reconnect, each once, and not those that were left', () => {
    const { online, last, clock, model, said } = setUp();
    online();
    for (const room of [30, 31, 31, 32]) model.join(room);
    model.leave(31);
    model.leave(32);
    model.leave(99);
    expect(said()).toEqual(['online', 'join 30', 'join 31', 'join 32', 'leave 32']);
    last().events.onClose(1006);
    clock.advance(500);
    last().events.onOpen();
    expect(said()).toEqual(['online', 'join 30', 'join 31']);
  });

  it('asks for another token when its own is over, and comes back with it', async () => {
    const { online, last, clock, settle, seen } = setUp();
    online();
    last().events.onClose(ONLINE_NEEDS_TOKEN);
    await settle();
    expect(seen).toContain('renew');
    clock.advance(500);
    expect(last().token).toBe('fresh');
  });

  it('does not try to connect while nobody looks, or without a network', async () => {
    const { online, last, clock, tell, wires, model } = setUp();
    online();
    await tell('hidden');
    last().events.onClose(1006);
    clock.advance(60_000);
    expect([wires.length, model.state.status]).toEqual([1, 'off']);
    await tell('visible');
    expect(wires).toHaveLength(2);
    last().events.onOpen();
    await tell('noNetwork');
    clock.advance(60_000);
    expect([wires.length, last().closed, model.state.status]).toEqual([2, true, 'off']);
    await tell('network');
    expect(wires).toHaveLength(3);
  });

  it('asks for notifications anew when the server says so, and after each reconnect: nobody says again what was missed', () => {
    const { online, last, clock, seen, become } = setUp();
    const asked = () => seen.filter((one) => one === 'notified').length;
    online();
    expect(asked()).toBe(0);
    last().events.onNotice({ type: 'notifications' });
    last().events.onNotice({ type: 'of a newer contract' as OnlineNotice['type'] });
    expect(asked()).toBe(1);
    last().events.onClose(1006);
    clock.advance(500);
    last().events.onOpen();
    expect(asked()).toBe(2);
    become(member(8));
    last().events.onOpen();
    expect(asked()).toBe(2);
  });

  it('says nothing any more, and holds no timer, once it is disposed of', async () => {
    const { online, model, last, said, clock, tell } = setUp();
    online();
    model.dispose();
    expect([said(), last().closed, clock.waiting]).toEqual([['online', 'offline'], true, 0]);
    await tell('visible');
    expect(model.state.status).toBe('off');
  });
});
