import { stored } from '@portal/contracts';
import { FOLLOWS_NOTHING, type Followed, type FollowedMatch } from '@portal/domain';
import { fakeClock } from '@portal/testing';
import { createReminders } from './reminders.ts';
import { showReminder } from './show-reminder.ts';
import { visibleFirst } from './visible-first.ts';

const MINUTE = 60_000;
const clock = fakeClock();
const match = (fixtureId: number, inMinutes: number): FollowedMatch => ({
  fixtureId,
  kickOff: clock.now() + inMinutes * MINUTE,
  home: 'Đức',
  away: 'Anh',
  path: `/truc-tiep/bong-da/${fixtureId}`,
});
const keep = (...matches: FollowedMatch[]) => localStorage.setItem(stored.followed, JSON.stringify({ ...FOLLOWS_NOTHING, matches } satisfies Followed));

/** One tab of the browser. */
function tab({ seen = true }: { seen?: boolean } = {}) {
  const reminded: number[] = [];
  const target = new EventTarget();
  const stop = createReminders({
    storage: localStorage,
    clock,
    lock: visibleFirst({ clock, seen: () => seen, lock: (work) => work() }),
    remind: ({ fixtureId }) => reminded.push(fixtureId),
  }).begin(target);
  return { reminded, stop, changed: () => target.dispatchEvent(new StorageEvent('storage', { key: stored.followed })) };
}
const settled = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => localStorage.clear());

it('reminds five minutes before kick-off, once in a browser however many tabs are open', async () => {
  keep(match(7, 60), match(8, 90));
  const [one, other] = [tab(), tab()];
  await settled();
  for (let minute = 0; minute < 60; minute++) {
    clock.advance(MINUTE);
    await settled();
  }
  expect([...one.reminded, ...other.reminded]).toEqual([7]);
  for (let minute = 0; minute < 60; minute++) {
    clock.advance(MINUTE);
    await settled();
  }
  expect([...one.reminded, ...other.reminded].sort()).toEqual([7, 8]);
  one.stop();
  other.stop();
  expect(clock.waiting).toBe(0);
});

it('is given by the tab that somebody looks at; by another where there is none', async () => {
  keep(match(7, 5));
  const [hidden, visible] = [tab({ seen: false }), tab()];
  await settled();
  clock.advance(2_000);
  await settled();
  expect([hidden.reminded, visible.reminded]).toEqual([[], [7]]);
  visible.stop();
  keep(match(8, 5));
  hidden.changed();
  clock.advance(2_000);
  await settled();
  expect(hidden.reminded).toEqual([8]);
  hidden.stop();
  expect(clock.waiting).toBe(0);
});

it('hears of what is followed anew, and of what is not any more', async () => {
  const here = tab();
  await settled();
  keep(match(7, 10), match(8, 10));
  here.changed();
  await settled();
  keep(match(8, 10));
  here.changed();
  await settled();
  clock.advance(6 * MINUTE);
  await settled();
  expect(here.reminded).toEqual([8]);
  here.stop();
});

it('reminds of what began while no page was open, as long as that is of use', async () => {
  keep(match(7, -10), match(8, -20));
  const here = tab();
  await settled();
  expect(here.reminded).toEqual([7]);
  here.stop();
});

describe('a reminder', () => {
  const words = { title: 'Sắp bắt đầu: Đức – Anh', text: 'Giờ bắt đầu: 20:05', enter: 'Vào phòng' };
  const given = (seen: boolean, permission: NotificationPermission | undefined) => {
    const toast = jest.fn();
    const show = jest.fn(async () => {});
    showReminder({ toaster: { show: toast }, seen: () => seen, permission: () => permission, show }, match(7, 5), words);
    return { toast, show };
  };

  it('stands over the page with the way into the room', () => {
    const { toast, show } = given(true, 'granted');
    expect(toast).toHaveBeenCalledWith(expect.objectContaining({ title: words.title, link: { href: '/truc-tiep/bong-da/7', label: 'Vào phòng' } }));
    expect(show).not.toHaveBeenCalled();
  });

  it('is the system’s too for who looks at another window, where it was allowed', () => {
    expect(given(false, 'granted').show).toHaveBeenCalledWith(words.title, expect.objectContaining({ data: { path: '/truc-tiep/bong-da/7' } }));
    expect(given(false, 'granted').show).toHaveBeenCalledWith(words.title, expect.objectContaining({ tag: 'match-7', renotify: true }));
    expect(given(false, 'denied').show).not.toHaveBeenCalled();
    expect(given(false, undefined).show).not.toHaveBeenCalled();
  });
});
