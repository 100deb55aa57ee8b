import { screen, within } from '@testing-library/react';
import '@testing-library/jest-dom';
import { ApiError } from '@portal/api-client';
import { competitionCalls } from '@portal/contracts/competition';
import { scheduleCalls } from '@portal/contracts/schedule';
import { fakeApi, fakeApp, renderWithApp } from '@portal/testing';
import { aMatch, aTeam } from '@portal/testing/match';
import competition from '../../locales/competition.vi.json';
import { vi } from '../../locales/vietnamese.ts';
import { aLiveRoom } from '../../testing/a-live-room.ts';
import { aTournament, germany, rows, spain } from '../../testing/a-tournament.ts';
import { loadMatchStandings, MatchStandings } from './match-standings.slot.tsx';

const match = aMatch({ fixtureId: 5, home: germany, away: spain, tournament: { id: 9, name: 'La Liga 2026/27', short: 'La Liga', stage: '' } });
const others = Array.from({ length: 8 }, (_, place) => ({ ...rows[0]!, position: place + 1, team: aTeam({ id: 100 + place, name: `Đội ${place + 1}` }) }));

async function show(api = fakeApi(), prefs = {}) {
  const app = await fakeApp({ api, messages: { 'live-and-schedule': { ...vi, ...competition } }, prefs });
  const data = await loadMatchStandings(app, { fixtureId: 5 });
  return renderWithApp(<MatchStandings data={data as never} />, { app });
}
const knowing = (tournament = aTournament()) =>
  fakeApi()
    .on(scheduleCalls.liveRoom, () => aLiveRoom({}, match))
    .on(competitionCalls.tournament, () => tournament);

it('is the table of the two, each of them marked, with the way to all of it', async () => {
  const api = knowing();
  await show(api);
  const panel = within(screen.getByRole('region', { name: 'Bảng xếp hạng' }));
  const table = within(panel.getByRole('table', { name: 'La Liga 2026/27' }));
  expect(table.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('aria-current')])).toEqual([
    ['Tây Ban Nha', 'true'],
    ['Đức', 'true'],
  ]);
  expect(panel.getByRole('link', { name: 'Đầy đủ' })).toHaveAttribute('href', '/giai-dau/9?xem=bang');
  expect(api.inputs(competitionCalls.tournament)).toEqual([{ id: '9' }]);
});

it('of a long one shows the first, and the two wherever they stand', async () => {
  const below = rows.map((row, place) => ({ ...row, position: 9 + place }));
  await show(knowing(aTournament({ tables: [{ name: '', rows: [...others, ...below] }] })));
  const places = screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.querySelector('td')?.textContent);
  expect(places).toEqual(['1', '2', '3', '4', '5', '9', '10']);
});

it('is of the group in which they met', async () => {
  await show(
    knowing(
      aTournament({
        tables: [
          { name: 'Bảng A', rows: others.slice(0, 4) },
          { name: 'Bảng B', rows },
        ],
      }),
    ),
  );
  expect(screen.getByRole('table', { name: 'La Liga 2026/27 · Bảng B' })).toBeInTheDocument();
  expect(screen.getAllByRole('table')).toHaveLength(1);
});

it.each([
  ['the two stand in no table together', knowing(aTournament({ tables: [{ name: 'Bảng A', rows: rows.slice(0, 1) }] })), {}],
  [
    'nothing is known of the match',
    fakeApi().on(scheduleCalls.liveRoom, () => {
      throw new ApiError('notFound', { call: 'schedule.liveRoom' });
    }),
    {},
  ],
  [
    'its tournament has no page',
    knowing().on(competitionCalls.tournament, () => {
      throw new ApiError('notFound', { call: 'competition.tournament' });
    }),
    {},
  ],
  ['scores are hidden: it would tell them', knowing(), { hidesScores: true }],
] as const)('is nothing where %s', async (_, api, prefs) => {
  const { container } = await show(api, prefs);
  expect(container).toHaveTextContent('');
  expect(screen.queryByRole('table')).toBeNull();
  if ('hidesScores' in prefs) expect(api.inputs(competitionCalls.tournament)).toEqual([]);
});

it('of two stages is the later one', async () => {
  await show(
    knowing(
      aTournament({
        tables: [
          { name: 'Giai đoạn 1', rows },
          { name: 'Giai đoạn 2', rows },
        ],
      }),
    ),
  );
  expect(screen.getByRole('table', { name: /Giai đoạn 2$/ })).toBeInTheDocument();
});

it('that does not come is no nothing: the page around it tries again', async () => {
  const api = knowing().on(competitionCalls.tournament, () => {
    throw new ApiError('offline', { call: 'competition.tournament' });
  });
  await expect(show(api)).rejects.toMatchObject({ kind: 'offline' });
});
