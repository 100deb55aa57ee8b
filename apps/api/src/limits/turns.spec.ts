import { Turns } from './turns.ts';

test('turns let so many in at a time, in order, and send away who finds the line full', async () => {
  const turns = new Turns(1, 1);
  const log: string[] = [];
  let finish = () => {};
  const first = turns.take(
    () =>
      new Promise<void>((done) => {
        log.push('first');
        finish = done;
      }),
  );
  const second = turns.take(async () => {
    log.push('second');
    return 'done';
  });
  expect(await turns.take(async () => 'third')).toBeUndefined();
  expect(log).toEqual(['first']);
  finish();
  await first;
  expect(await second).toBe('done');
  expect(
    await turns
      .take(async () => {
        throw new Error('broken');
      })
      .catch((error: Error) => error.message),
  ).toBe('broken');
  expect(await turns.take(async () => 'still goes on')).toBe('still goes on');
});
