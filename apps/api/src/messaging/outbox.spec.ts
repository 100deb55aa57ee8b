import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ManualClock } from '../testing/clocks.ts';
import { EVENING } from '../testing/test-app.ts';
import { folderOutbox, memoryOutbox } from './outbox.ts';

describe('the outbox', () => {
  let folder: string;
  const clock = new ManualClock(EVENING);
  beforeEach(async () => {
    folder = join(await mkdtemp(join(tmpdir(), 'outbox-')), 'outbox');
  });
  afterEach(() => rm(join(folder, '..'), { recursive: true }));

  it('holds what would have been sent, one readable file each, in the order of time, for its owner only', async () => {
    const { mailer, sms } = folderOutbox(folder, clock);
    await mailer.send({ to: 'an@khandai.test', subject: 'Mã', text: 'Mã là 012345' });
    clock.advance(1_000);
    await sms.send({ to: '+84912345678', text: 'Mã là 543210' });
    const files = (await readdir(folder)).sort();
    expect(files.map((name) => /^2026-11-20T13-10-0\d\.000Z-[0-9a-f]{8}-(email|sms)\.json$/.exec(name)?.[1])).toEqual(['email', 'sms']);
    const [letter, message] = await Promise.all(files.map(async (name) => JSON.parse(await readFile(join(folder, name), 'utf8')) as unknown));
    expect(letter).toEqual({ kind: 'email', to: 'an@khandai.test', subject: 'Mã', text: 'Mã là 012345', at: '2026-11-20T13:10:00.000Z' });
    expect(message).toEqual({ kind: 'sms', to: '+84912345678', text: 'Mã là 543210', at: '2026-11-20T13:10:01.000Z' });
    expect((await stat(join(folder, files[0]!))).mode & 0o777).toBe(0o600);
  });

  it('keeps the last hundred', async () => {
    const { mailer } = folderOutbox(folder, clock);
    for (let number = 0; number < 103; number += 1) {
      clock.advance(1_000);
      await mailer.send({ to: 'an@khandai.test', subject: '', text: String(number) });
    }
    const files = (await readdir(folder)).sort();
    expect(files).toHaveLength(100);
    expect(JSON.parse(await readFile(join(folder, files[0]!), 'utf8'))).toMatchObject({ text: '3' });
  });

  it('says in a test when a message has come', async () => {
    const { mailer, arrival } = memoryOutbox();
    const first = arrival(1);
    await mailer.send({ to: 'an@khandai.test', subject: 'Mã', text: '1' });
    expect(await first).toEqual([{ kind: 'email', to: 'an@khandai.test', subject: 'Mã', text: '1', at: '1970-01-01T00:00:00.000Z' }]);
  });
});
