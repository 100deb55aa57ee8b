import { PagedList } from './paged-list.model.ts';

const stretch = (before = 7) => {
  const list = [before - 1, before - 2].filter((n) => n > 0);
  return { list, next: (list.at(-1) ?? 1) > 1 ? list.at(-1)! : null };
};

it('goes on from where it ended until there is no more', async () => {
  const list = new PagedList<number, number>(async (before) => stretch(before));
  await list.reload();
  expect([list.rows, list.state.status]).toEqual([[6, 5], 'more']);
  await list.more();
  await list.more();
  expect([list.rows, list.state.status]).toEqual([[6, 5, 4, 3, 2, 1], 'end']);
  await list.more();
  expect(list.rows).toHaveLength(6);
});

it('keeps its rows when the next stretch fails, and tries that one again', async () => {
  let up = true;
  const list = new PagedList<number, number>(async (before) => {
    if (!up) throw new Error('away');
    return stretch(before);
  });
  await list.reload();
  up = false;
  await list.more();
  expect([list.rows, list.state]).toEqual([[6, 5], { status: 'failed', trouble: { kind: 'offline' } }]);
  up = true;
  await list.more();
  expect(list.rows).toEqual([6, 5, 4, 3]);
});

it('an older answer does not overwrite a newer one', async () => {
  const answers: ((answer: { list: number[]; next: null }) => void)[] = [];
  const list = new PagedList<number, number>(
    () =>
      new Promise((resolve) => {
        answers.push(resolve);
      }),
  );
  const both = [list.reload(), list.reload()];
  answers[1]?.({ list: [2], next: null });
  answers[0]?.({ list: [1], next: null });
  await Promise.all(both);
  expect(list.rows).toEqual([2]);
});
