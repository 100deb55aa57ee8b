import type { Output } from '@portal/contracts';
import { competitionCalls } from '@portal/contracts/competition';
import { fakeApi, type FakeApi } from '@portal/testing';
import { aMatch, aTeam } from '@portal/testing/match';

type Tournament = Output<typeof competitionCalls.tournament>;
type Team = Output<typeof competitionCalls.team>;

export const serverTime = '2026-11-20T20:00:00+07:00';
const noClock = { minute: null, added: null, periodStartedAt: null };
export const germany = aTeam({ id: 1, name: 'Đức' });
export const spain = aTeam({ id: 2, name: 'Tây Ban Nha' });
const named = { id: 9, name: 'La Liga 2026/27', short: 'La Liga' };
export const played = {
  ...aMatch({ fixtureId: 5, replay: false, statusCode: -1, home: germany, away: spain, clock: { phase: 'ended', ...noClock } }),
  fixtureId: 5,
  note: null,
};
export const roomless = { ...played, fixtureId: null, kickOff: '2022-12-01T19:00:00+07:00' };
export const coming = {
  ...aMatch({
    fixtureId: 8,
    replay: false,
    statusCode: 0,
    score: null,
    home: spain,
    away: germany,
    kickOff: '2026-11-22T22:00:00+07:00',
    clock: { phase: 'coming', ...noClock },
  }),
  fixtureId: 8,
  note: null,
};
const row = { played: 2, won: 1, drawn: 0, lost: 1, goalsFor: 3, goalsAgainst: 4, points: 3, level: false, wentOn: false };
export const rows = [
  { ...row, position: 1, team: spain, won: 2, lost: 0, goalsFor: 5, goalsAgainst: 1, points: 6, form: ['won' as const, 'won' as const] },
  { ...row, position: 2, team: germany, form: ['lost' as const, 'won' as const] },
];

export const aTournament = (more: Partial<Tournament> = {}): Tournament => ({
  serverTime,
  tournament: { ...named, season: '2026/27', firstDay: '2026-08-15', lastDay: '2027-05-23' },
  seasons: [{ id: 10, season: '2025/26' }],
  played: 1,
  coming: 1,
  tables: [{ name: '', rows }],
  thirdPlaced: [],
  rounds: [],
  scorers: [{ name: 'Kai Havertz', team: germany, goals: 4, penalties: 1, matches: 2 }],
  booked: [{ name: 'Rodri', team: spain, yellow: 2, red: 1 }],
  ...more,
});

export const aTeamPage = (more: Partial<Team> = {}): Team => ({
  serverTime,
  team: germany,
  form: [
    { outcome: 'lost', match: { ...played, kickOff: '2026-11-10T19:00:00+07:00' } },
    { outcome: 'won', match: played },
  ],
  next: coming,
  tournaments: [
    { ...named, table: { name: '', rows } },
    { id: 11, name: 'World Cup 2026', short: 'WC 2026', table: null },
  ],
  squadOf: { id: 11, name: 'World Cup 2026', short: 'WC 2026' },
  squad: [
    { name: 'Manuel Neuer', role: 'keeper', matches: 3, starts: 3, goals: 0, yellow: 0, red: 0 },
    { name: 'Kai Havertz', role: 'attack', matches: 3, starts: 2, goals: 2, yellow: 1, red: 0 },
  ],
  ...more,
});

/** An api with a tournament and a team of it. */
export function competitionApi({ tournament = aTournament(), team = aTeamPage() } = {}): FakeApi {
  const page = <T>(list: T[], pageNum = 1) => ({ serverTime, list, total: list.length, pageNum, pageSize: 50 });
  const matches = ({ when }: { when?: string | undefined }) => page(when === 'coming' ? [coming] : [played, roomless]);
  return fakeApi()
    .on(competitionCalls.tournament, () => tournament)
    .on(competitionCalls.tournamentMatches, matches)
    .on(competitionCalls.team, () => team)
    .on(competitionCalls.teamMatches, matches)
    .on(competitionCalls.tournaments, () => page([{ ...named, teams: 20, firstDay: '2026-08-15', lastDay: '2027-05-23' }]))
    .on(competitionCalls.teams, ({ q }) => page([germany, spain].filter(({ name }) => !q || name.includes(q))));
}
