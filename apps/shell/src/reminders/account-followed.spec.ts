import { ApiError } from '@portal/api-client';
import { codes, stored } from '@portal/contracts';
import { followedCalls, type FollowedKept } from '@portal/contracts/followed';
import { FOLLOWS_NOTHING, readFollowed, type Followed } from '@portal/domain';
import type { SessionState } from '@portal/platform';
import { aUser, fakeApi, fakeClock, fakeSession } from '@portal/testing';
import { createAccountFollowed } from './account-followed.ts';

const stars = (...teams: number[]): Followed => ({ ...FOLLOWS_NOTHING, teams });
const member = (userId = 7): SessionState => ({ status: 'user', user: aUser({ userId }) });
const guest: SessionState = { status: 'guest', user: aUser({ guest: 1 }) };
/** As it comes over the wire. */
const sent = (owner: number, version: number, followed: Followed) => JSON.parse(JSON.stringify({ owner, version, followed })) as FollowedKept;
const settled = () => new Promise((resolve) => setTimeout(resolve));

/** An account that others change too. */
function account(followed: Followed = FOLLOWS_NOTHING, owner = 7) {
  let kept = { version: 0, followed };
  const api = fakeApi()
    .on(followedCalls.list, () => sent(owner, kept.version, kept.followed))
    .on(followedCalls.save, ({ owner: of, version, followed: next }) => {
      if (of !== owner || version !== kept.version) throw new ApiError('refused', { call: 'followed.save', code: codes.followedMoved });
      kept = { version: version + 1, followed: { ...FOLLOWS_NOTHING, ...next } };
      return sent(owner, kept.version, kept.followed);
    });
  return {
    api,
    teams: () => kept.followed.teams,
    /** From another browser. */
    change: (next: Followed) => {
      kept = { version: kept.version + 1, followed: next };
    },
  };
}
/** One browser with one tab. */
function browser({ api }: { api: ReturnType<typeof fakeApi> }, state: SessionState = member()) {
  const session = fakeSession(state);
  const clock = fakeClock();
  const target = new EventTarget();
  const stop = createAccountFollowed({ storage: localStorage, api, session, clock, lock: (work) => work() }).begin(target);
  const here = () => readFollowed(localStorage.getItem(stored.followed));
  const press = (followed: Followed) => {
    localStorage.setItem(stored.followed, JSON.stringify(followed));
    target.dispatchEvent(new StorageEvent('storage', { key: stored.followed }));
  };
  return { session, clock, stop, press, teams: () => here().teams, focus: () => target.dispatchEvent(new Event('focus')), target };
}
const had = (followed: Followed) => localStorage.setItem(stored.followed, JSON.stringify(followed));

beforeEach(() => localStorage.clear());

it('puts together what a guest followed here and what the account has', async () => {
  had(stars(1, 2));
  const of = account(stars(3));
  const heard: (string | null)[] = [];
  const target = browser(of);
  target.target.addEventListener('storage', (event) => heard.push((event as StorageEvent).key));
  await settled();
  expect([of.teams(), target.teams()]).toEqual([
    [3, 1, 2],
    [3, 1, 2],
  ]);
  // Pages of this tab hear of it as of another tab's change.
  expect(heard).toEqual([stored.followed]);
  target.stop();
});

it('asks for nothing as a guest, and writes nothing where nothing is new', async () => {
  had(stars(1));
  const of = account(stars(1));
  const one = browser(of, guest);
  await settled();
  expect(of.api.asked).toEqual([]);
  one.session.become(member());
  await settled();
  expect(of.api.inputs(followedCalls.save)).toEqual([]);
  expect(one.teams()).toEqual([1]);
  one.stop();
});

it('sends presses of one moment as one change, and takes off there what was taken off here', async () => {
  const of = account(stars(1));
  const one = browser(of);
  await settled();
  one.press(stars(1, 2));
  one.press(stars(2));
  await settled();
  expect(of.teams()).toEqual([1]);
  one.clock.advance(2_000);
  await settled();
  expect(of.teams()).toEqual([2]);
  expect(of.api.inputs(followedCalls.save)).toHaveLength(1);
  one.stop();
});

it('takes off here what another browser took off, when one comes back to the page', async () => {
  const of = account(stars(1, 2));
  const one = browser(of);
  await settled();
  of.change(stars(2, 3));
  one.focus();
  await settled();
  expect(one.teams()).toEqual([1, 2]);
  one.clock.advance(5 * 60_000);
  one.focus();
  await settled();
  expect(one.teams()).toEqual([2, 3]);
  one.stop();
});

it('has both where two browsers change at once', async () => {
  const of = account(stars(1));
  const one = browser(of);
  await settled();
  let first = true;
  const save = of.api.inputs;
  of.api.on(followedCalls.list, () => {
    const now = first ? sent(7, 0, stars(1)) : sent(7, 1, stars(1, 9));
    first = false;
    return now;
  });
  of.change(stars(1, 9));
  one.press(stars(1, 2));
  one.clock.advance(2_000);
  await settled();
  expect(save(followedCalls.save).map(({ version }) => version)).toEqual([0, 1]);
  expect([of.teams(), one.teams()]).toEqual([
    [1, 9, 2],
    [1, 9, 2],
  ]);
  one.stop();
});

it('leaves nothing of a member to the next one at this browser', async () => {
  const of = account(stars(1, 2));
  const one = browser(of);
  await settled();
  one.session.become(guest);
  expect(one.teams()).toEqual([]);
  expect(of.teams()).toEqual([1, 2]);
  one.press(stars(5));
  one.session.become(member());
  await settled();
  expect(one.teams()).toEqual([1, 2, 5]);
  one.session.become(member(8));
  expect(one.teams()).toEqual([]);
  one.stop();
});

it('finds out that the member has left while no page was open', async () => {
  const of = account(stars(1, 2));
  const one = browser(of);
  await settled();
  one.stop();
  const later = browser(of, guest);
  expect(later.teams()).toEqual([]);
  later.stop();
});

it('keeps what could not be sent for its member alone, also what was taken off, and sends it when they are here again', async () => {
  const of = account(stars(1, 2));
  const one = browser(of);
  await settled();
  one.stop();
  const offline = browser({ api: fakeApi() });
  offline.press(stars(2, 3));
  offline.clock.advance(2_000);
  await settled();
  expect(offline.teams()).toEqual([2, 3]);
  offline.session.become(guest);
  expect(offline.teams()).toEqual([]);
  const others = account(FOLLOWS_NOTHING, 8);
  offline.stop();
  const other = browser(others, member(8));
  await settled();
  expect([others.teams(), other.teams()]).toEqual([[], []]);
  other.session.become(guest);
  other.press(stars(5));
  other.stop();
  const back = browser(of);
  await settled();
  expect(of.teams().toSorted()).toEqual([2, 3, 5]);
  expect(back.teams().toSorted()).toEqual([2, 3, 5]);
  back.stop();
});

it('takes what is the member’s away at once when they log out, also while it is not known who comes next', async () => {
  const of = account(stars(1, 2));
  const one = browser(of);
  await settled();
  one.session.become({ status: 'unavailable', retry: () => {} });
  expect(one.teams()).toEqual([1, 2]);
  one.session.become({ status: 'starting' });
  expect(one.teams()).toEqual([1, 2]);
  one.session.become(member());
  await settled();
  one.session.become({ status: 'starting' });
  expect(one.teams()).toEqual([]);
  one.stop();
});

it('never gives an account what another one follows, whoever the page still takes the visitor for', async () => {
  had(stars(1));
  const of = account(stars(3), 8);
  const one = browser(of, member(7));
  await settled();
  expect(of.api.inputs(followedCalls.save)).toEqual([]);
  expect([of.teams(), one.teams()]).toEqual([[3], [1]]);
  one.stop();
});

it('loses nothing where it could not come through, and tries again', async () => {
  had(stars(1));
  const of = account();
  let open = false;
  const moved = () => {
    throw new ApiError('refused', { call: 'followed.save', code: codes.followedMoved });
  };
  const api = fakeApi()
    .on(followedCalls.list, () => sent(7, 0, FOLLOWS_NOTHING))
    .on(followedCalls.save, ({ followed }) => (open ? sent(7, 1, { ...FOLLOWS_NOTHING, ...followed }) : moved()));
  const one = browser({ ...of, api });
  await settled();
  expect(api.inputs(followedCalls.save)).toHaveLength(3);
  expect(one.teams()).toEqual([1]);
  open = true;
  one.clock.advance(2_000);
  await settled();
  expect(api.inputs(followedCalls.save).at(-1)?.followed.teams).toEqual([1]);
  one.stop();
});

it('agrees upon nothing where the browser has no room for it', async () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => {});
  const of = account(stars(1, 2));
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const one = browser(of);
  await settled();
  full.mockRestore();
  one.press(stars(3));
  one.stop();
  const later = browser(of);
  await settled();
  expect(of.teams().toSorted()).toEqual([1, 2, 3]);
  later.stop();
  expect(warned).toHaveBeenCalledTimes(1);
  warned.mockRestore();
});

it('gives back what an older release left out, before anything is pressed', async () => {
  const of = account({ ...stars(1), commentators: [101], names: { 'commentators/101': 'Tư' } });
  const one = browser(of);
  await settled();
  one.press(JSON.parse('{"matches":[],"tournaments":[],"teams":[1,2]}') as Followed);
  one.clock.advance(2_000);
  await settled();
  expect(readFollowed(localStorage.getItem(stored.followed))).toEqual({ ...stars(1, 2), commentators: [101], names: { 'commentators/101': 'Tư' } });
  one.stop();
});

it('is asked again when the network is back', async () => {
  const of = account(stars(1));
  const one = browser({ api: fakeApi() });
  await settled();
  expect(one.teams()).toEqual([]);
  one.stop();
  const again = browser(of, guest);
  again.session.become(member());
  await settled();
  of.change(stars(1, 2));
  again.target.dispatchEvent(new Event('online'));
  await settled();
  expect(again.teams()).toEqual([1, 2]);
  again.stop();
});

it('says in the log what it cannot explain', async () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => {});
  const of = account();
  of.api.on(followedCalls.list, () => {
    throw new ApiError('server', { call: 'followed.list', status: 500 });
  });
  browser(of).stop();
  await settled();
  expect(warned).toHaveBeenCalledTimes(1);
  warned.mockRestore();
});
