import { ManualClock } from '../../testing/clocks.ts';
import { keptById } from './kept-by-id.ts';

function rows() {
  const clock = new ManualClock(Date.UTC(2026, 10, 20));
  const asked: (readonly number[])[] = [];
  const trouble: Error[] = [];
  const ask = keptById(
    async (ids) => {
      asked.push(ids);
      await Promise.resolve();
      const error = trouble.shift();
      if (error) throw error;
      return ids.filter((id) => id < 100).map((id) => ({ id, asking: asked.length }));
    },
    { idOf: ({ id }) => id, keep: 3_000, most: 5, clock },
  );
  return { clock, asked, trouble, ask };
}

it('asks for what nobody has asked for, in one go and each once, and for the rest not again', async () => {
  const { asked, ask } = rows();
  expect(await ask([1, 2, 2])).toEqual([
    { id: 1, asking: 1 },
    { id: 2, asking: 1 },
  ]);
  expect(await ask([2, 3, 4])).toEqual([
    { id: 2, asking: 1 },
    { id: 3, asking: 2 },
    { id: 4, asking: 2 },
  ]);
  expect(await ask([])).toEqual([]);
  expect(asked).toEqual([
    [1, 2],
    [3, 4],
  ]);
});

it('is asked once by many at the same time', async () => {
  const { asked, ask } = rows();
  const [one, other] = await Promise.all([ask([1, 2]), ask([2, 1])]);
  expect(one).toEqual([
    { id: 1, asking: 1 },
    { id: 2, asking: 1 },
  ]);
  expect(other).toEqual([
    { id: 2, asking: 1 },
    { id: 1, asking: 1 },
  ]);
  expect(asked).toHaveLength(1);
});

it('forgets after its time, and knows for as long what is not there', async () => {
  const { clock, asked, ask } = rows();
  expect(await ask([1, 100])).toEqual([{ id: 1, asking: 1 }]);
  clock.advance(3_000);
  expect(await ask([1, 100])).toEqual([{ id: 1, asking: 1 }]);
  clock.advance(1);
  expect(await ask([1, 100])).toEqual([{ id: 1, asking: 2 }]);
  expect(asked).toHaveLength(2);
});

it('keeps no failure', async () => {
  const { trouble, ask } = rows();
  trouble.push(new Error('the database is away'));
  const both = await Promise.allSettled([ask([1]), ask([1, 2])]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await ask([1])).toEqual([{ id: 1, asking: 3 }]);
});

it('holds no more than it may, and answers also who asks for more at once', async () => {
  const { asked, ask } = rows();
  expect((await ask([1, 2, 3, 4, 5, 6, 7])).map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  await ask([7, 1]);
  expect(asked).toEqual([[1, 2, 3, 4, 5, 6, 7], [1]]);
});
