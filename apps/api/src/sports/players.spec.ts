import { EVENT_CODE, type EventCode, type MatchEvent, type MatchRecord } from '@portal/domain';
import { editionKey } from './competitions.ts';
import { byCards, byGoals, bySquad, playersOf } from './players.ts';
import { loadMatches } from './snapshot/index.ts';

const all = loadMatches().map(({ record }) => record);
const cup = all.filter((match) => editionKey(match) === 'world-cup-2022');
const [one] = cup as [MatchRecord];
const event = (code: EventCode, player: string, more: Partial<MatchEvent> = {}): MatchEvent => ({
  code,
  side: 'home',
  period: 1,
  minute: 10,
  added: 0,
  player,
  ...more,
});
const match = (events: readonly MatchEvent[], rows: readonly (readonly string[])[] = []): MatchRecord => ({
  ...one,
  home: { name: 'Alpha', code: 'ALP' },
  away: { name: 'Beta', code: 'BET' },
  events,
  lineUps: { home: { rows, captain: null, substitutes: ['Sáu'] }, away: { rows: [], captain: null, substitutes: [] } },
});

it('knows who scored most at the World Cup of 2022', () => {
  const [first, second, third] = byGoals(playersOf(cup));
  expect([first, second].map((player) => [player?.team, player?.goals])).toEqual([
    ['france', 8],
    ['argentina', 7],
  ]);
  expect(first?.name).toMatch(/mbapp/i);
  expect(second?.penalties).toBe(4);
  expect(third?.goals).toBe(4);
});

it('counts as many goals as fell, save own ones and the kicks of shoot-outs', () => {
  const goals = playersOf(cup).reduce((sum, player) => sum + player.goals, 0);
  const own = cup.flatMap(({ events }) => events).filter(({ code }) => code === EVENT_CODE.ownGoal).length;
  // FIFA's count: 172 goals, two of them own ones.
  expect([goals, own]).toEqual([170, 2]);
});

it.each(['annulled', 'abandoned'] as const)('counts nothing of a match that was %s', (note) => {
  expect(playersOf([{ ...match([event(EVENT_CODE.goal, 'Một')], [['Một']]), note }])).toEqual([]);
});

it('has as many cards as the events say', () => {
  const cards = playersOf(cup);
  const of = (code: EventCode) => cup.flatMap(({ events }) => events).filter((one) => one.code === code).length;
  expect(cards.reduce((sum, { yellow }) => sum + yellow, 0)).toBe(of(EVENT_CODE.yellowCard));
  expect(cards.reduce((sum, { red }) => sum + red, 0)).toBe(of(EVENT_CODE.redCard) + of(EVENT_CODE.secondYellow));
});

it('tells where a player stands by the rows, and who has stood on the pitch', () => {
  const rows = [['Một'], ['Hai', 'Ba'], ['Bốn'], ['Năm']];
  const events = [
    event(EVENT_CODE.substitution, 'Sáu', { playerOut: 'Năm' }),
    event(EVENT_CODE.goal, 'SÁU'),
    event(EVENT_CODE.ownGoal, 'Kẻ Địch'),
    event(EVENT_CODE.yellowCard, 'Trên Ghế'),
    event(EVENT_CODE.penaltyScored, 'Bốn', { period: 5 }),
  ];
  const squad = bySquad(playersOf([match(events, rows), match([], rows)], 'alpha'));
  expect(squad.map(({ name, role, matches, starts, goals }) => [name, role, matches, starts, goals])).toEqual([
    ['Một', 'keeper', 2, 2, 0],
    ['Ba', 'defence', 2, 2, 0],
    ['Hai', 'defence', 2, 2, 0],
    ['Bốn', 'midfield', 2, 2, 0],
    ['Năm', 'attack', 2, 2, 0],
    ['Sáu', 'unknown', 2, 0, 1],
    ['Trên Ghế', 'unknown', 0, 0, 0],
  ]);
});

it('puts a red card before any yellow ones, and a goal from play before a penalty', () => {
  const players = playersOf([
    match([
      event(EVENT_CODE.yellowCard, 'A'),
      event(EVENT_CODE.yellowCard, 'A'),
      event(EVENT_CODE.redCard, 'B'),
      event(EVENT_CODE.penaltyScored, 'C'),
      event(EVENT_CODE.goal, 'D'),
    ]),
  ]);
  expect(byCards(players).map(({ name }) => name)).toEqual(['B', 'A']);
  expect(byGoals(players).map(({ name }) => name)).toEqual(['D', 'C']);
});
