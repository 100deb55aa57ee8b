import { fireEvent, screen, within } from '@testing-library/react';
import '@testing-library/jest-dom';
import { I18nextProvider } from 'react-i18next';
import { fakeApp, renderWithApp } from '@portal/testing';
import { aMatch, aTeam } from '@portal/testing/match';
import type { MatchSummary } from '@portal/contracts/match';
import { vi } from '../../locales/vietnamese.ts';
import { SPORTS } from '@portal/domain';
import { matchWords, type Translate } from '../match/match-words.ts';
import { MatchesView } from './matches.view.tsx';

const now = Date.parse('2026-11-20T20:00:00+07:00');
const noClock = { minute: null, added: null, periodStartedAt: null };
const live = aMatch();
const coming = aMatch({
  fixtureId: 8,
  replay: false,
  statusCode: 0,
  score: null,
  kickOff: '2026-11-20T22:00:00+07:00',
  clock: { phase: 'coming', ...noClock },
  home: aTeam({ name: 'Arsenal' }),
  away: aTeam({ name: 'Chelsea' }),
  commentators: [],
});
const ended = aMatch({
  fixtureId: 9,
  statusCode: -1,
  clock: { phase: 'ended', ...noClock },
  home: aTeam({ name: 'Barcelona' }),
  away: aTeam({ name: 'Atlético Madrid' }),
});

async function shown(matches: MatchSummary[], own: Partial<Parameters<typeof MatchesView>[0]> = {}) {
  const app = await fakeApp({ messages: { 'live-and-schedule': vi } });
  const words = matchWords(app.i18n.getFixedT('vi', 'live-and-schedule') as unknown as Translate, { timeZone: 'Asia/Ho_Chi_Minh', language: 'vi' });
  return renderWithApp(
    <I18nextProvider i18n={app.i18n}>
      <MatchesView
        sport={SPORTS[0]}
        address={{ sport: own.sport?.slug ?? 'bong-da', match: undefined, all: false }}
        room={undefined}
        matches={matches}
        now={now}
        goalOf={() => undefined}
        feed={{ status: 'live' }}
        words={words}
        {...own}
      />
    </I18nextProvider>,
    { app },
  );
}
const section = (name: RegExp) => within(screen.getByRole('region', { name }));
/** The way into the only one there. */
const inOne = (name: RegExp) => within(section(name).getByRole('listitem')).getAllByRole('link')[0];

it('puts each match into its section, as the way into its room', async () => {
  await shown([live, coming, ended]);
  expect(inOne(/Đang đá/)).toHaveAttribute('href', '/truc-tiep/bong-da/7');
  expect(inOne(/Sắp đá/)).toHaveTextContent('Arsenal');
  expect(inOne(/Đã xong/)).toHaveTextContent('Barcelona');
});

it('says minute, kick-off or end, and that a match is a replay', async () => {
  await shown([live, coming, ended]);
  expect(section(/Đang đá/).getByText("68'")).toBeInTheDocument();
  expect(inOne(/Đang đá/)).toHaveTextContent('Đang đá, phút 68, trận phát lại');
  expect(section(/Sắp đá/).getByText('22:00')).toBeInTheDocument();
  expect(section(/Sắp đá/).queryByText('phát lại')).toBeNull();
  expect(section(/Đã xong/).getByText('FT')).toBeInTheDocument();
});

it('says who holds the microphone, or that nobody does yet', async () => {
  await shown([live, coming]);
  expect(section(/Đang đá/).getByText('Tư Việt Vị')).toBeInTheDocument();
  expect(section(/Sắp đá/).getByText('Chưa có BLV')).toBeInTheDocument();
});

it('says on which other day a replay comes', async () => {
  await shown([{ ...coming, replay: true, kickOff: '2026-11-21T02:00:00+07:00' }]);
  expect(section(/Sắp đá/).getByRole('listitem')).toHaveTextContent(/02:00T7 21\/11 phát lại/);
});

it('cries VÀO! beside the side that scored', async () => {
  await shown([live], { goalOf: () => ({ side: 'home' }) });
  expect(screen.getByText('VÀO!')).toBeInTheDocument();
});

it('says in each empty section that it is empty', async () => {
  await shown([]);
  expect(screen.getByText('Lúc này chưa có trận nào đang đá')).toBeInTheDocument();
  expect(screen.getByText('Chưa có trận nào sắp đá')).toBeInTheDocument();
  expect(screen.getByText('Chưa có trận nào vừa xong')).toBeInTheDocument();
});

it('keeps old scores and says how old they are', async () => {
  const retry = jest.fn();
  await shown([live], { feed: { status: 'stale', at: now, retry } });
  expect(screen.getByText('Tỷ số lúc 20:00')).toBeInTheDocument();
  screen.getByRole('button', { name: 'Thử lại' }).click();
  expect(retry).toHaveBeenCalledTimes(1);
});

it('offers only the sports that the portal has', async () => {
  await shown([]);
  const tabs = within(screen.getByRole('navigation', { name: 'Môn thể thao' })).getAllByRole('link');
  expect(tabs.map((tab) => tab.getAttribute('href'))).toEqual(['/truc-tiep', '/truc-tiep/bong-ro', '/truc-tiep/esport', '/truc-tiep/dua-bi']);
});

it('lists a sport of its own, says that its games are simulated, and counts what is on air of the others', async () => {
  const basket = aMatch({
    fixtureId: 20,
    sportId: 20,
    replay: false,
    generated: true,
    statusCode: 3,
    home: aTeam({ name: 'Sài Gòn Otters' }),
    away: aTeam({ name: 'Huế Citadels' }),
    score: { home: 61, away: 58 },
    clock: { phase: 'second-half', ...noClock, period: 3 },
  });
  await shown([live, basket], { sport: SPORTS[1] });
  const row = inOne(/Đang đá/);
  expect(row).toHaveAttribute('href', '/truc-tiep/bong-ro/20');
  expect(row).toHaveTextContent('Hiệp 3, trận mô phỏng');
  expect(section(/Đang đá/).getByText('H3')).toBeInTheDocument();
  expect(screen.getByText(/do Khán Đài mô phỏng/)).toBeInTheDocument();
  const tabs = within(screen.getByRole('navigation', { name: 'Môn thể thao' })).getAllByRole('link');
  expect(tabs.map((tab) => tab.textContent)).toEqual(['Bóng đá1', 'Bóng rổ1', 'Esport', 'Đua bi']);
  expect(tabs[1]).toHaveAttribute('aria-current', 'page');
});

it('shows who leads a race instead of two teams', async () => {
  const runner = (id: number, name: string, way: number) => ({ id, name, color: '#d62839', way });
  const race = aMatch({
    fixtureId: 40,
    sportId: 40,
    replay: false,
    generated: true,
    statusCode: 1,
    score: null,
    clock: { phase: 'first-half', ...noClock, period: 5 },
    race: { title: 'Đèo Mây', lap: 5, laps: 24, order: [runner(1, 'Hồng Ngọc', 4.6), runner(2, 'Lục Bảo', 4.1)] },
  });
  await shown([race], { sport: SPORTS[3] });
  expect(inOne(/Đang đá/)).toHaveTextContent(/Vòng 5\/24.*1\. Hồng Ngọc.*2\. Lục Bảo/);
});

it('has one star for a tournament, where it comes first, and puts those with one first at the next visit: nothing moves away from under the finger', async () => {
  localStorage.clear();
  const other = { ...coming.tournament, id: 2, name: 'V.League 1', stage: 'Vòng 11' };
  const matches = [live, coming, { ...coming, fixtureId: 10, tournament: other, kickOff: '2026-11-20T23:00:00+07:00' }];
  const { unmount } = await shown(matches);
  expect(screen.getAllByRole('button', { name: /^Ghim giải/ }).map((star) => star.getAttribute('aria-label'))).toEqual([
    `Ghim giải ${live.tournament.name}`,
    'Ghim giải V.League 1',
  ]);
  const tournaments = () =>
    section(/Sắp đá/)
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent);
  expect(tournaments()).toEqual([live.tournament.name, 'V.League 1']);
  fireEvent.click(screen.getByRole('button', { name: 'Ghim giải V.League 1' }));
  expect(tournaments()).toEqual([live.tournament.name, 'V.League 1']);
  unmount();
  await shown(matches);
  expect(tournaments()).toEqual(['V.League 1', live.tournament.name]);
  localStorage.clear();
});
