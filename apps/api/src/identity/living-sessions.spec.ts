import { LivingSessions } from './living-sessions.ts';

/** A database that answers when it is told to. */
function aTable(living: Set<string>) {
  const asked: string[][] = [];
  const waiting: { answer: () => void; fail: (error: Error) => void }[] = [];
  const sessions = new LivingSessions((ids) => {
    asked.push([...ids]);
    return new Promise((resolve, reject) => {
      // It looks when it is asked.
      const found = ids.filter((id) => living.has(id));
      waiting.push({ answer: () => resolve(found), fail: reject });
    });
  });
  const next = async () => {
    while (waiting.length === 0) await Promise.resolve();
    return waiting.shift()!;
  };
  return { sessions, asked, answer: async () => (await next()).answer(), fail: async (error: Error) => (await next()).fail(error) };
}

describe('whether sessions live', () => {
  it('is asked once for all who ask at the same moment, and once more for those who come while it is asked', async () => {
    const { sessions, asked, answer } = aTable(new Set(['a', 'b', 'c']));
    const first = [sessions.lives('a'), sessions.lives('a'), sessions.lives('b'), sessions.lives('gone')];
    await Promise.resolve();
    await Promise.resolve();
    const later = [sessions.lives('a'), sessions.lives('c')];
    await answer();
    expect(await Promise.all(first)).toEqual([true, true, true, false]);
    await answer();
    expect(await Promise.all(later)).toEqual([true, true]);
    expect(asked).toEqual([
      ['a', 'b', 'gone'],
      ['a', 'c'],
    ]);
  });

  it('is as it was when one asked, though another question was under way', async () => {
    const living = new Set(['a']);
    const { sessions, answer } = aTable(living);
    const before = sessions.lives('a');
    await Promise.resolve();
    await Promise.resolve();
    living.delete('a');
    const after = sessions.lives('a');
    await answer();
    await answer();
    expect([await before, await after]).toEqual([true, false]);
  });

  it('is not asked again of what was ended', async () => {
    const { sessions, asked, answer } = aTable(new Set());
    const first = sessions.lives('a');
    await answer();
    expect([await first, await sessions.lives('a')]).toEqual([false, false]);
    expect(asked).toHaveLength(1);
  });

  it('fails for those who asked when the database does, and is asked anew', async () => {
    const { sessions, answer, fail } = aTable(new Set(['a']));
    const first = sessions.lives('a');
    await fail(new Error('the database is away'));
    await expect(first).rejects.toThrow('the database is away');
    const second = sessions.lives('a');
    await answer();
    expect(await second).toBe(true);
  });
});
