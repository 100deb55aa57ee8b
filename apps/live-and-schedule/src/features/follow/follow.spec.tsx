import { act, fireEvent, screen } from '@testing-library/react';
import '@testing-library/jest-dom';
import { stored } from '@portal/contracts';
import { FOLLOWS_NOTHING, MOST_FOLLOWED, readFollowed, SPORT_ID } from '@portal/domain';
import { fakeApp, renderWithApp } from '@portal/testing';
import { aMatch } from '@portal/testing/match';
import { vi } from '../../locales/vietnamese.ts';
import { FixtureRow } from '../match/fixture-row.tsx';
import { useMatchWords } from '../match/match-words.ts';
import { StarButton } from './star-button.tsx';

const NOW = Date.parse('2026-11-20T20:00:00+07:00');
const coming = aMatch({
  statusCode: 0,
  score: null,
  kickOff: '2026-11-20T22:00:00+07:00',
  clock: { phase: 'coming', minute: null, added: null, periodStartedAt: null },
});

function Rows() {
  const words = useMatchWords();
  return (
    <ul>
      <StarButton of="tournaments" named={coming.tournament} words={words} />
      <StarButton of="teams" named={coming.home} words={words} />
      {[
        coming,
        aMatch({ fixtureId: 8 }),
        { ...coming, fixtureId: 9, dayOnly: true },
        aMatch({ fixtureId: 10, sportId: SPORT_ID.basketball }),
        aMatch({ fixtureId: 11, statusCode: -1 }),
      ].map((match) => (
        <FixtureRow key={match.fixtureId} match={match} words={words} now={NOW} />
      ))}
    </ul>
  );
}

const kept = () => readFollowed(localStorage.getItem(stored.followed));
const bell = () => screen.getByRole('button', { name: 'Nhắc tôi trận Đức – Anh, 22:00 T6 20/11' });
const star = () => screen.getByRole('button', { name: /^Ghim giải/ });
async function visit(prefs = {}) {
  const app = await fakeApp({ prefs, messages: { 'live-and-schedule': vi } });
  await act(() => renderWithApp(<Rows />, { app }));
  return app;
}
/** The system's notifications: undefined where the browser has none. */
function notifications(permission: NotificationPermission | undefined, answer: NotificationPermission = 'denied') {
  const requestPermission = jest.fn(async () => answer);
  if (permission) Object.assign(globalThis, { Notification: { permission, requestPermission } });
  else Reflect.deleteProperty(globalThis, 'Notification');
  return requestPermission;
}

beforeEach(() => {
  localStorage.clear();
  notifications(undefined);
});

it('offers a bell for matches to come whose time is known and for those on air, by what it brings', async () => {
  await visit();
  expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
    'Ghim giải World Cup 2026',
    'Ghim đội Đức',
    'Nhắc tôi trận Đức – Anh, 22:00 T6 20/11',
    'Báo bàn thắng trận Đức – Anh, bắt đầu 18:38',
    'Báo kết quả trận Đức – Anh, bắt đầu 18:38',
  ]);
});

it('promises no goals to who hides scores', async () => {
  await visit({ hidesScores: true });
  expect(screen.queryByRole('button', { name: /^Báo bàn thắng/ })).toBeNull();
  expect(screen.getAllByRole('button', { name: 'Báo kết quả trận Đức – Anh, bắt đầu 18:38' })).toHaveLength(2);
});

it.each([
  ['Báo bàn thắng', 'Sẽ báo bàn thắng và kết quả: Đức – Anh', 8],
  ['Báo kết quả', 'Sẽ báo kết quả: Đức – Anh', 10],
])('of a match on air: %s', async (label, told, fixtureId) => {
  const app = await visit();
  await act(async () => fireEvent.click(screen.getByRole('button', { name: new RegExp(`^${label}`) })));
  expect(kept().matches.map((match) => match.fixtureId)).toEqual([fixtureId]);
  expect(app.notified.at(-1)).toMatchObject({ title: told, text: 'Lời nhắc hiện trên trang, nên nhớ để Khán Đài mở nhé.' });
});

it('keeps the match with all that a reminder says, and lets it go by another press', async () => {
  const app = await visit();
  await act(async () => fireEvent.click(bell()));
  expect(bell()).toHaveAttribute('aria-pressed', 'true');
  expect(kept().matches).toEqual([
    { fixtureId: coming.fixtureId, kickOff: Date.parse(coming.kickOff), home: 'Đức', away: 'Anh', path: expect.stringContaining('/truc-tiep/') as string },
  ]);
  expect(app.notified.at(-1)).toMatchObject({ title: 'Sẽ nhắc bạn 5 phút trước giờ bắt đầu: Đức – Anh' });
  await act(async () => fireEvent.click(bell()));
  expect(bell()).toHaveAttribute('aria-pressed', 'false');
  expect(kept().matches).toEqual([]);
});

it('asks for the system’s notifications with the first reminder only, and says where it will appear', async () => {
  const ask = notifications('default', 'granted');
  const app = await visit();
  await act(async () => fireEvent.click(bell()));
  expect(ask).toHaveBeenCalledTimes(1);
  expect(app.notified.at(-1)?.text).toBe('Có bàn thắng và hết trận cũng báo. Bạn chỉ cần để Khán Đài mở, ở tab nào cũng được.');
  await act(async () => fireEvent.click(bell()));
  const again = notifications('denied');
  await act(async () => fireEvent.click(bell()));
  expect(again).not.toHaveBeenCalled();
  expect(app.notified.at(-1)?.text).toContain('nhớ để Khán Đài mở');
});

it('says so when there is no room for one more, and where the browser keeps nothing', async () => {
  const many = Array.from({ length: MOST_FOLLOWED }, (_, place) => place + 1_000);
  localStorage.setItem(stored.followed, JSON.stringify({ matches: [], tournaments: many }));
  const app = await visit();
  fireEvent.click(star());
  expect(app.notified.at(-1)).toMatchObject({ tone: 'error', title: expect.stringContaining('đủ 100 mục') as string });
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await act(async () => fireEvent.click(bell()));
  expect(app.notified.at(-1)?.title).toContain('không cho lưu');
  full.mockRestore();
});

it('gives a team a star of its own, kept beside those of tournaments', async () => {
  await visit();
  const ofTeam = screen.getByRole('button', { name: 'Ghim đội Đức' });
  fireEvent.click(star());
  fireEvent.click(ofTeam);
  expect(ofTeam).toHaveAttribute('aria-pressed', 'true');
  expect(kept()).toMatchObject({ matches: [], tournaments: [coming.tournament.id], teams: [coming.home.id] });
  fireEvent.click(star());
  expect(kept()).toEqual({ ...FOLLOWS_NOTHING, teams: [coming.home.id], names: { [`teams/${coming.home.id}`]: coming.home.name } });
});

it('gives a commentator a star too', async () => {
  const app = await fakeApp({ messages: { 'live-and-schedule': vi } });
  function Star() {
    const words = useMatchWords();
    return <StarButton of="commentators" named={{ id: 101, name: 'Tư Việt Vị' }} words={words} />;
  }
  await act(() => renderWithApp(<Star />, { app }));
  fireEvent.click(screen.getByRole('button', { name: 'Ghim BLV Tư Việt Vị' }));
  expect(kept()).toEqual({ ...FOLLOWS_NOTHING, commentators: [101], names: { 'commentators/101': 'Tư Việt Vị' } });
});

it('shows what another tab has put on', async () => {
  await visit();
  localStorage.setItem(stored.followed, JSON.stringify({ matches: [], tournaments: [coming.tournament.id] }));
  act(() => void dispatchEvent(new StorageEvent('storage', { key: stored.followed })));
  expect(star()).toHaveAttribute('aria-pressed', 'true');
});
