import { kept } from './kept.ts';
import { ManualClock } from './testing/clocks.ts';

function counted({ most = 10, fails = () => false }: { most?: number; fails?: () => boolean } = {}) {
  const clock = new ManualClock(1_000);
  const asked: string[] = [];
  const ask = kept(
    async (name: string, day: number) => {
      asked.push(`${name} ${day}`);
      if (fails()) throw new Error('away');
      return { name, day };
    },
    { keyOf: (name, day) => `${name}/${day}`, keep: 3_000, most, clock },
  );
  return { ask, asked, clock };
}

it('asks once for all who ask the same at once or soon after, and anew when that is over', async () => {
  const { ask, asked, clock } = counted();
  const [one, two] = await Promise.all([ask('a', 1), ask('a', 1)]);
  expect(one).toBe(two);
  clock.advance(2_999);
  await ask('a', 1);
  await ask('a', 2);
  expect(asked).toEqual(['a 1', 'a 2']);
  clock.advance(2);
  await ask('a', 1);
  expect(asked).toEqual(['a 1', 'a 2', 'a 1']);
});

it('keeps no failure, and lets everybody who waited know of it', async () => {
  let away = true;
  const { ask, asked } = counted({ fails: () => away });
  expect((await Promise.allSettled([ask('a', 1), ask('a', 1)])).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  away = false;
  await ask('a', 1);
  expect(asked).toHaveLength(2);
});

it('holds so many, and lets go of the one asked for longest ago', async () => {
  const { ask, asked } = counted({ most: 2 });
  for (const name of ['a', 'b', 'a', 'c', 'a', 'b']) await ask(name, 1);
  expect(asked).toEqual(['a 1', 'b 1', 'c 1', 'b 1']);
});

it('holds as much as it may where answers are weighed, and none that is too much by itself', async () => {
  const asked: string[] = [];
  const ask = kept(
    async (name: string, weight: number) => {
      asked.push(name);
      return { weight };
    },
    { keyOf: (name) => name, keep: 3_000, most: 10, bytes: { of: ({ weight }) => weight, most: 10 }, clock: new ManualClock(1_000) },
  );
  for (const name of ['a', 'b', 'a', 'c', 'a', 'b']) await ask(name, 4);
  expect(asked.splice(0)).toEqual(['a', 'b', 'c', 'b']);
  expect(await Promise.all([ask('large', 11), ask('large', 11)])).toEqual([{ weight: 11 }, { weight: 11 }]);
  await ask('large', 11);
  expect(asked).toEqual(['large', 'large']);
});

it('keeps an answer that was long under way for as long as any other, reckoned from its question', async () => {
  const clock = new ManualClock(1_000);
  let asked = 0;
  const ask = kept(
    async () => {
      asked += 1;
      await Promise.resolve();
      clock.advance(2_000);
      return { asked };
    },
    { keyOf: () => '', keep: 3_000, most: 10, bytes: { of: () => 1, most: 10 }, clock },
  );
  await ask();
  clock.advance(1_000);
  expect(await ask()).toEqual({ asked: 1 });
  clock.advance(1);
  expect(await ask()).toEqual({ asked: 2 });
});
