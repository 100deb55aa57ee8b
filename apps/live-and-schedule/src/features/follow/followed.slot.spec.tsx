import { act, fireEvent, screen, within } from '@testing-library/react';
import '@testing-library/jest-dom';
import { stored } from '@portal/contracts';
import { FOLLOWS_NOTHING, readFollowed, type Followed } from '@portal/domain';
import { fakeApp, fakeClock, renderWithApp } from '@portal/testing';
import { vi } from '../../locales/vietnamese.ts';
import { FollowedSlot } from './followed.slot.tsx';

const clock = fakeClock();
const HOUR = 3_600_000;
const match = (fixtureId: number, inHours: number, home = 'Đức') => ({
  fixtureId,
  kickOff: clock.now() + inHours * HOUR,
  home,
  away: 'Anh',
  path: `/truc-tiep/bong-da/${fixtureId}`,
});
const some: Followed = {
  matches: [match(8, 5, 'Ý'), match(7, 1), match(9, -25, 'Bỉ')],
  tournaments: [3],
  teams: [5, 6],
  commentators: [101],
  names: { 'tournaments/3': 'V.League', 'teams/5': 'Hà Nội', 'commentators/101': 'BLV Tư Việt Vị' },
};
const kept = () => readFollowed(localStorage.getItem(stored.followed));
async function open(followed: Followed = some) {
  localStorage.setItem(stored.followed, JSON.stringify(followed));
  const app = await fakeApp({ clock, messages: { 'live-and-schedule': vi } });
  await act(() => renderWithApp(<FollowedSlot />, { app }));
  return app;
}
const rows = (name: string) => within(screen.getByRole('list', { name })).getAllByRole('listitem');
const links = (name: string) =>
  within(screen.getByRole('list', { name }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

beforeEach(() => localStorage.clear());

it('lists matches with a bell, soonest first and without those long over, and what has a star, newest first', async () => {
  await open();
  expect(links('Nhắc tôi')).toEqual([
    ['Đức – Anh', '/truc-tiep/bong-da/7'],
    ['Ý – Anh', '/truc-tiep/bong-da/8'],
  ]);
  expect(links('Giải đã ghim')).toEqual([['V.League', '/giai-dau/3']]);
  // Of a star from before names were kept there is the number alone.
  expect(links('Đội đã ghim')).toEqual([
    ['Đội số 6', '/doi-bong/6'],
    ['Hà Nội', '/doi-bong/5'],
  ]);
  expect(rows('BLV yêu thích').map(({ textContent }) => textContent)).toEqual(['Tư Việt Vị']);
});

it('takes one off, says so, and keeps the focus in the list', async () => {
  await open();
  fireEvent.click(screen.getByRole('button', { name: 'Bỏ ghim Hà Nội' }));
  expect(kept().teams).toEqual([6]);
  expect(screen.getByRole('status')).toHaveTextContent('Đã bỏ Hà Nội.');
  expect(screen.getByRole('group', { name: 'Đang theo dõi' })).toHaveFocus();
  fireEvent.click(screen.getByRole('button', { name: 'Thôi nhắc trận Đức – Anh' }));
  expect(kept().matches.map(({ fixtureId }) => fixtureId)).toEqual([8, 9]);
  fireEvent.click(screen.getByRole('button', { name: 'Bỏ ghim Tư Việt Vị' }));
  expect(screen.queryByRole('list', { name: 'BLV yêu thích' })).toBeNull();
});

it('leads to the schedule where one follows nothing', async () => {
  await open(FOLLOWS_NOTHING);
  expect(screen.getByText('Bạn chưa theo dõi gì')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Xem lịch' })).toHaveAttribute('href', '/lich-truc-tiep');
});

it('says that this browser keeps nothing', async () => {
  const app = await open();
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  fireEvent.click(screen.getByRole('button', { name: 'Bỏ ghim Hà Nội' }));
  expect(app.notified.at(-1)?.title).toContain('không cho lưu');
  full.mockRestore();
});
