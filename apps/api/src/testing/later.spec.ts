import { doesNotHoldYet, later } from './later.ts';

later('passes while its case does not hold', async () => {
  expect(501).toBe(200);
});

it('fails once its case holds, and says what to write', async () => {
  await expect(doesNotHoldYet(async () => expect(200).toBe(200))).rejects.toThrow('write `it` instead of `later`');
});
