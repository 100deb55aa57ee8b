import { person, type Person } from '@portal/contracts';
import { matchOdds, oddsCalls, oddsModel, season, type MatchOdds, type OddsModel, type Season } from '@portal/contracts/odds';
import { predictionCalls } from '@portal/contracts/prediction';
import { tip, tipChain, tipsCalls, tipStatistics, type Tip, type TipChain, type TipStatistics, type TipSumsShown } from '@portal/contracts/tips';
import { CHAIN_START, linkHash } from '@portal/domain';
import { fakeApi, type FakeApi } from '@portal/testing';
import { aMatch, aTeam } from '@portal/testing/match';

const noClock = { minute: null, added: null, periodStartedAt: null };
export const serverTime = '2026-11-20T13:00:00.000Z';
export const live = aMatch();
export const coming = aMatch({
  fixtureId: 8,
  replay: false,
  statusCode: 0,
  score: null,
  halfTime: null,
  kickOff: '2026-11-20T22:00:00+07:00',
  clock: { phase: 'coming', ...noClock },
  home: aTeam({ id: 3, name: 'Arsenal' }),
  away: aTeam({ id: 4, name: 'Wolverhampton' }),
});
export const ended = aMatch({
  fixtureId: 9,
  statusCode: -1,
  clock: { phase: 'ended', ...noClock },
  home: aTeam({ id: 5, name: 'Napoli' }),
  away: aTeam({ id: 6, name: 'Sevilla' }),
});

/** Rows of a match before its kick-off; the given ones win. */
export const someOdds = (match: MatchOdds['match'] = coming, rows: MatchOdds['rows'] = {}): MatchOdds => {
  const id = match.fixtureId;
  return matchOdds.parse({
    match,
    simulated: true,
    rows: {
      'HDP/FT': `${id},8,-0.5,0.90,0.95,-0.75,0.89,0.97,0,0,1795170000,0,2`,
      '1X2': `${id},8,1.70,3.90,4.60,1.66,3.95,4.70,1795170000,0,2`,
      'OU/FT': `${id},8,2.5,0.95,0.90,2.75,0.93,0.92,1795170000,0,2`,
      'HDP/HT': `${id},8,-0.25,0.88,0.95,-0.25,0.86,1.00,1795170000,0,2`,
      ...rows,
    },
  });
};

export const aPerson = (own: Partial<Person> = {}): Person =>
  person.parse({ userId: 10, username: 'kinhcan_67', displayName: 'Kính Cận', userType: 10, siteRoleId: 1, colorName: 3, picture: null, level: 4, ...own });
export const aTip = (own: Partial<Tip> = {}): Tip =>
  tip.parse({
    id: 303,
    author: aPerson(),
    record: { win: 14, draw: 4, lose: 18, units: -4.5, last: [30, 10, 20, 30, 10, 10], streak: 0 },
    match: coming,
    type: 30,
    pick: 'home',
    line: -0.75,
    price: 1.89,
    content: 'Arsenal sân nhà bảy trận chưa thua.',
    createdAt: '2026-11-20T11:00:00.000Z',
    result: null,
    settledUnits: null,
    settledAt: null,
    reactions: { counts: {}, total: 0, mine: null },
    comments: 0,
    can: { delete: false },
    ...own,
  });
export const aSettledTip = aTip({
  id: 290,
  match: ended,
  type: 10,
  pick: 'under',
  line: 2.5,
  price: 1.94,
  result: 30,
  settledUnits: -1,
  settledAt: serverTime,
});

const sums = (own: Partial<TipSumsShown> = {}): TipSumsShown => ({
  tips: 24,
  win: 13,
  draw: 3,
  lose: 8,
  units: 5,
  profit: 3.42,
  yield: { value: 0.1425, low: -0.21, high: 0.495 },
  rate: { value: 0.619, low: 0.4088, high: 0.7925 },
  ...own,
});
export const someStatistics = (own: Partial<TipStatistics> = {}): TipStatistics =>
  tipStatistics.parse({
    person: aPerson(),
    open: 2,
    since: '2026-10-02T13:00:00.000Z',
    whole: true,
    sums: sums(),
    runs: { won: 5, lost: 3 },
    last: [10, 30, 20, 10, 10],
    curve: { points: [0, 1, -0.5, 2.2, 3.42], low: -0.5, high: 3.42 },
    closing: { tips: 20, ahead: 12, value: { value: 0.013, low: -0.01, high: 0.036 } },
    types: [
      { type: 30, sums: sums({ tips: 20, profit: 4.42 }) },
      { type: 10, sums: sums({ tips: 1, win: 0, draw: 0, lose: 1, profit: -1, yield: null, rate: { value: 0, low: 0, high: 0.79 } }) },
    ],
    tournaments: [
      { tournament: { id: 3, name: 'World Cup 2026' }, sums: sums({ tips: 22 }) },
      { tournament: null, sums: sums({ tips: 2 }) },
    ],
    ...own,
  });

/** The chain over these tips, oldest first, none taken back. */
export const aChain = (tips: readonly Tip[], own: Partial<TipChain> = {}): TipChain => {
  const list: TipChain['list'] = [];
  for (const [at, { id, match, sourceKey = '', type, pick, line, price, createdAt }] of tips.entries()) {
    const sealed = { id, match: sourceKey, kickOff: match.kickOff, type, pick, line, price, createdAt };
    const link = { n: at + 1, deed: 'made' as const, at: createdAt, previous: list.at(-1)?.hash ?? CHAIN_START, tip: sealed };
    list.push({ ...link, hash: linkHash(aPerson().userId, link) });
  }
  const last = list.at(-1);
  return tipChain.parse({
    person: aPerson(),
    head: { n: list.length, hash: last?.hash ?? CHAIN_START },
    published: null,
    sealedTo: null,
    list,
    next: null,
    ...own,
  });
};

/** What was found of 1,580 results. */
export const someModel = (): OddsModel =>
  oddsModel.parse({
    results: 1_580,
    foretold: 474,
    goals: { expected: 2.71, scored: 2.8 },
    tenths: [
      { said: 0.06, came: 0.05, times: 40 },
      { said: 0.25, came: 0.27, times: 320 },
    ],
    markets: [{ name: 'outcome', times: 474, model: { logLoss: 0.97, brier: 0.58 }, baseRate: { logLoss: 1.052, brier: 0.63 } }],
  });

/** A league of four in its last round but one: Hà Tĩnh leads. */
export const someSeason = (own: Partial<Season> = {}): Season =>
  season.parse({
    serverTime,
    simulated: true,
    tournament: { id: 31, name: 'Giải Thử 2026', short: 'Thử', season: '2026', left: 4 },
    teams: [
      aTeam({ id: 11, name: 'Bình Định' }),
      aTeam({ id: 12, name: 'Hà Tĩnh' }),
      aTeam({ id: 13, name: 'Hải Phòng' }),
      aTeam({ id: 14, name: 'Nam Định' }),
    ],
    results: [
      { home: 12, away: 11, score: { home: 2, away: 1 } },
      { home: 14, away: 13, score: { home: 0, away: 0 } },
    ],
    fixtures: [
      { id: 501, round: 'Vòng 2', kickOff: '2026-11-20T10:00:00.000Z', home: 11, away: 14, expected: { home: 1.5, away: 1.1 } },
      { id: 502, round: 'Vòng 2', kickOff: '2026-11-20T15:00:00.000Z', home: 13, away: 12, expected: { home: 1.4, away: 1.2 } },
      { id: 503, round: 'Vòng 3', kickOff: '2026-11-27T10:00:00.000Z', dayOnly: true, home: 11, away: 13, expected: { home: 1.4, away: 1.2 } },
      { id: 504, round: 'Vòng 3', kickOff: '2026-11-27T12:00:00.000Z', home: 12, away: 14, expected: { home: 1.6, away: 1 } },
    ],
    rules: { tieBreaks: ['headToHead', 'goalDifference', 'goals'], pointsForWin: 3 },
    zones: { top: 2, last: 1 },
    ...own,
  });

/** An api with a day of odds and a few tips; answer a call anew to change it. */
export const anApi = (list: MatchOdds[] = [someOdds(live), someOdds(coming)]): FakeApi =>
  fakeApi()
    .on(oddsCalls.list, () => ({
      list,
      total: list.length,
      pageNum: 1,
      pageSize: 50,
      serverTime,
      date: '2026-11-20',
      tournaments: [{ id: 3, name: 'World Cup 2026', count: list.length }],
    }))
    .on(oddsCalls.match, ({ id }) => list.find(({ match }) => String(match.fixtureId) === id) ?? someOdds())
    .on(oddsCalls.movement, ({ market }) => ({
      market,
      rows: ['8,8,-0.5,0.90,0.95,-0.5,0.90,0.95,0,0,1795100000,0,1', '8,8,-0.5,0.90,0.95,-0.75,0.89,0.97,0,0,1795170000,0,2'],
    }))
    .on(oddsCalls.model, someModel)
    .on(oddsCalls.seasons, () => ({ serverTime, list: [someSeason().tournament] }))
    .on(oddsCalls.season, () => someSeason())
    .on(tipsCalls.list, ({ state }) => ({ list: state === 'settled' ? [aSettledTip] : [aTip()], nextCursor: null }))
    .on(tipsCalls.tournaments, () => ({ list: [{ id: 3, name: 'World Cup 2026' }] }))
    .on(tipsCalls.info, () => aTip())
    .on(tipsCalls.chain, () => aChain([aTip()]))
    .on(tipsCalls.statistics, () => someStatistics())
    .on(predictionCalls.care, () => ({ limit: null, next: null, breakUntil: null, spans: [] }))
    .on(tipsCalls.ranking, () => ({ list: [{ person: aPerson(), record: aTip().record }] }));
