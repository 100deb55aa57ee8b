import { SPORT_ID } from '@portal/domain';
import { testReplay } from '../../testing/test-app.ts';
import lines from './lines.json' with { type: 'json' };
import { talkIn, voicesOf, type Watched } from './voices.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const AUTHORS = 24;
const replay = testReplay();
const EVENING = Date.parse('2026-11-20T13:10:00Z');
/** A match of the evening with goals on both sides. */
const fixture = replay
  .fixturesBetween(EVENING - 24 * 60 * MINUTE, EVENING)
  .find((one) => replay.stateAt(one, one.endsAt).score.home > 0 && replay.stateAt(one, one.endsAt).score.away > 0)!;
const { kickOffAt, endsAt } = fixture;
const match: Watched = { ...fixture, sportId: SPORT_ID.football, home: 'Đức', away: 'Anh', state: (at) => replay.stateAt(fixture, at) };
const said = (from: number, to: number, heard = true) => voicesOf(match, { from, to, heard }, AUTHORS);
const known = Object.values(lines)
  .flat()
  .flatMap((line) => [
    line.replaceAll('{home}', 'Đức').replaceAll('{away}', 'Anh').replaceAll('{team}', 'Đức').replaceAll('{other}', 'Anh'),
    line.replaceAll('{home}', 'Đức').replaceAll('{away}', 'Anh').replaceAll('{team}', 'Anh').replaceAll('{other}', 'Đức'),
  ]);

it('is the same whoever works it out, in one piece or step by step', () => {
  const [from, to] = [kickOffAt + 10 * MINUTE, kickOffAt + 20 * MINUTE];
  const steps = [];
  for (let at = from; at < to; at += 2 * SECOND) steps.push(...said(at, at + 2 * SECOND));
  expect(steps).toEqual(said(from, to));
  expect(steps.length).toBeGreaterThan(10);
  for (const [place, voice] of steps.entries()) expect(voice.at).toBeGreaterThan(place === 0 ? from : steps[place - 1]!.at - 1);
});

it('speaks with words of the list, filled, by authors there are, under keys of their own', () => {
  const all = said(kickOffAt - 1, endsAt + MINUTE);
  expect(all.length).toBeGreaterThan(300);
  for (const { text, by } of all) {
    expect(known).toContain(text);
    expect(by).toBeLessThan(AUTHORS);
  }
  expect(new Set(all.map(({ key }) => key)).size).toBe(all.length);
});

it('does not come back to a line before the others were said', () => {
  const last = new Map<string, number>();
  for (const { key, text, at } of said(kickOffAt, endsAt)) {
    if (!key.startsWith('t')) continue;
    expect(at - (last.get(text) ?? 0)).toBeGreaterThan(60 * SECOND);
    last.set(text, at);
  }
});

it('cries out for a goal at once, in several voices, and names the side that scored', () => {
  const goal = match.state!(endsAt).events.find(({ code, period }) => code === 1 && period < 5)!;
  const cries = said(goal.at, goal.at + 30 * SECOND).filter(({ key }) => key.startsWith(`e${goal.index}-`));
  expect(cries.length).toBe(5);
  expect(new Set(cries.map(({ by }) => by)).size).toBe(5);
  const other = goal.side === 'home' ? 'Anh' : 'Đức';
  expect(cries.some(({ text }) => text.includes(`${other} ghi bàn`))).toBe(false);
});

it('says little where nobody listens, and nothing before kick-off or after the end', () => {
  const heard = said(kickOffAt, kickOffAt + 60 * MINUTE).length;
  const unheard = said(kickOffAt, kickOffAt + 60 * MINUTE, false).length;
  expect(unheard).toBeGreaterThan(15);
  expect(unheard).toBeLessThan(heard / 4);
  expect(said(kickOffAt - 60 * MINUTE, kickOffAt)).toEqual([]);
  expect(said(endsAt + 2 * MINUTE, endsAt + 60 * MINUTE)).toEqual([]);
  expect(voicesOf(match, { from: kickOffAt, to: endsAt, heard: true }, 0)).toEqual([]);
});

it('knows a quarter from a goal: other sports have words of their own', () => {
  const { state: _, ...game } = { ...match, sportId: SPORT_ID.basketball };
  const texts = voicesOf(game, { from: kickOffAt + 2 * MINUTE, to: kickOffAt + 20 * MINUTE, heard: true }, AUTHORS).map(({ text }) => text);
  const own = lines.basketball.map((line) => line.replace('{home}', 'Đức').replace('{away}', 'Anh'));
  for (const text of texts) expect(own).toContain(text);
});

it('talks in a room of no match at any hour', () => {
  for (let hour = 0; hour < 24; hour += 5) {
    const from = EVENING + hour * 60 * MINUTE;
    expect(talkIn(30, { from, to: from + 30 * MINUTE, heard: false }, AUTHORS).length).toBeGreaterThan(5);
    for (const { text } of talkIn(30, { from, to: from + 5 * MINUTE, heard: true }, AUTHORS)) expect(lines.talk).toContain(text);
  }
});
