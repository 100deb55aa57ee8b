import path from 'node:path';
import { eq } from 'drizzle-orm';
import { tipsCalls } from '@portal/contracts/tips';
import { tipLink } from '../../db/schema.ts';
import { runCommand } from '../../testing/run-command.ts';
import { testApp } from '../../testing/test-app.ts';

describe('tips:verify', () => {
  const command = path.join(import.meta.dirname, '../../tips.ts');
  const run = (...args: string[]) => runCommand(command, ...args);
  it.each([
    ['nothing at all', [], /^tips: npm run tips:verify -- </],
    ['a name alone', ['tipster'], /^tips: npm run tips:verify -- </],
    ['an address alone', ['http://127.0.0.1:1'], /^tips: whose tips\? The name comes after the address\n$/],
    ['a portal that does not answer', ['http://127.0.0.1:1', 'tipster'], /^tips: http:\/\/127\.0\.0\.1:1: does not say what is public of these tips\n$/],
    ['a file that is not there', ['http://127.0.0.1:1', 'tipster', '/nowhere.json'], /^tips: \/nowhere\.json: is no published day\n$/],
  ])('says in one line that it cannot use %s', async (_, args, line) => {
    const { code, err, out } = await run(...args);
    expect([code, out, err]).toEqual([1, '', expect.stringMatching(line)]);
  });

  it('checks a portal that runs, and ends with 1 where a tip is not as it was sealed', async () => {
    const api = await testApp('pglite', { content: 'demo' });
    try {
      const portal = await api.app.listen({ host: '127.0.0.1', port: 0 });
      const username = (await api.call(tipsCalls.ranking, {})).body.data.list[0]!.person.username;
      const good = await run(portal, username);
      expect([good.code, good.err]).toEqual([0, '']);
      expect(good.out).toMatch(/^\S+: \d+ tips.*\n {2}chain: \d+ links, its end [\da-f]{64}\n[^]*No tip was changed, left out or put elsewhere\.\n$/);
      await api.database.db.update(tipLink).set({ price: 9 }).where(eq(tipLink.n, 2));
      const bad = await run(portal, username);
      expect(bad.code).toBe(1);
      expect(bad.out).toContain('FAULT: link 2 says another thing than was sealed\n');
      expect(bad.out).toMatch(/These tips are not as they were sealed\.\n$/);
    } finally {
      await api.close();
    }
  });
});
