import { ManualClock } from '../../testing/clocks.ts';
import { keptSketches } from './kept-sketches.ts';

const at = (day: number) => new Date(Date.UTC(2026, 10, day));
const one = (id: number) => ({ id, sportId: 10, kind: 'scheduled' as const, dayOnly: false, hasResult: true, kickOff: at(20) });

function weeks() {
  const clock = new ManualClock(at(20).getTime());
  const asked: string[] = [];
  const answers: (() => Promise<ReturnType<typeof one>[]>)[] = [];
  const ask = keptSketches((from, to) => {
    asked.push(`${from.getUTCDate()}-${to.getUTCDate()}`);
    return answers.shift()?.() ?? Promise.resolve([one(asked.length)]);
  }, clock);
  return { clock, asked, answers, ask };
}

it('reads a week once for all who ask for it, and anew three seconds later', async () => {
  const { clock, asked, ask } = weeks();
  const first = await Promise.all([ask(at(17), at(24)), ask(at(17), at(24))]);
  expect(first).toEqual([[one(1)], [one(1)]]);
  clock.advance(3_000);
  expect(await ask(at(17), at(24))).toEqual([one(1)]);
  clock.advance(1);
  expect(await ask(at(17), at(24))).toEqual([one(2)]);
  expect(asked).toEqual(['17-24', '17-24']);
});

it('keeps each week for itself, and a failure not at all', async () => {
  const { asked, answers, ask } = weeks();
  answers.push(() => Promise.reject(new Error('the database is away')));
  await expect(ask(at(17), at(24))).rejects.toThrow('away');
  expect(await ask(at(17), at(24))).toEqual([one(2)]);
  expect(await ask(at(18), at(25))).toEqual([one(3)]);
  expect(asked).toEqual(['17-24', '17-24', '18-25']);
});

it('holds no more than a few weeks: the longest known goes first', async () => {
  const { asked, ask } = weeks();
  for (let week = 0; week < 65; week += 1) await ask(new Date(week), new Date(week + 1));
  await ask(new Date(64), new Date(65));
  expect(asked).toHaveLength(65);
  await ask(new Date(0), new Date(1));
  expect(asked).toHaveLength(66);
});
