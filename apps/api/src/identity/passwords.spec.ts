import { passwords } from './passwords.ts';

describe('passwords', () => {
  const cheap = { memoryCost: 1024, timeCost: 2, parallelism: 1 };

  it('match only what was hashed, and nothing for an unknown user', async () => {
    const { hash, matches } = passwords(cheap);
    const stored = await hash('khán đài B');
    expect([await matches(stored, 'khán đài B'), await matches(stored, 'khán đài A'), await matches(undefined, 'nobody has this password')]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('are checked, and the process lives, also while the stand-in for unknown users cannot be made', async () => {
    const lost: unknown[] = [];
    const note = (reason: unknown) => lost.push(reason);
    process.on('unhandledRejection', note);
    const stored = await passwords(cheap).hash('khán đài B');
    // As where memory is short: making a hash fails, reading one works.
    const { matches } = passwords({ ...cheap, memoryCost: 2 ** 40 });
    expect(await matches(stored, 'khán đài B')).toBe(true);
    await new Promise((resolve) => setTimeout(resolve, 20));
    process.off('unhandledRejection', note);
    expect(lost).toEqual([]);
  });
});
