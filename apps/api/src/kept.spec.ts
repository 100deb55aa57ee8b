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
