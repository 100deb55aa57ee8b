import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { LuckyProof } from '@portal/contracts/lucky';
import { luckyBox, luckyCommitment, luckyKind } from '@portal/domain';
import { runCommand } from '../../testing/run-command.ts';

const command = path.join(import.meta.dirname, '../../draw.ts');
const seed = 'c'.repeat(64);

/** A box of 30 that was drawn honestly. */
function honest(draws = 30): LuckyProof {
  const prizes = luckyBox(30);
  const left = prizes.map(({ stock }) => stock);
  const list = Array.from({ length: draws }, (_, at) => {
    const draw = { number: at + 1, uuid: `ticket-${at}` };
    const kind = luckyKind(seed, draw, left);
    left[kind]! -= 1;
    return { ...draw, prize: prizes[kind]!.prize };
  });
  const at = '2026-11-20T20:00:00.000Z';
  const round = { number: 4, tickets: 30, drawn: draws, openedAt: at, endsAt: at, over: true, commitment: luckyCommitment({ number: 4, seed, prizes }), seed };
  return { round, prizes, list, next: null };
}

describe('draw:verify', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'draw-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  const run = (...args: string[]) => runCommand(command, ...args);
  const runOn = async (proof: unknown) => {
    const file = path.join(folder, 'box.json');
    await writeFile(file, JSON.stringify(proof));
    return run(file);
  };

  it('finds a box that was drawn as promised, with what was in it', async () => {
    const { code, out } = await runOn(honest());
    expect([code, out]).toEqual([
      0,
      expect.stringMatching(
        /^box 4: 30 of 30 tickets drawn\n {2}its hash: [\da-f]{64} \(compare[^]*\n {2}prize 1 \(500 points\): 0 of 0\n[^]*as promised\.\n$/,
      ),
    ]);
  });

  it('names what was changed', async () => {
    const proof = honest();
    proof.list[6]!.prize = proof.list[6]!.prize === 5 ? 4 : 5;
    const { code, out } = await runOn(proof);
    expect(code).toBe(1);
    expect(out).toContain('FAULT: draw 7 is not what the seed says\n');
    expect((await runOn({ ...proof, round: { ...proof.round, seed: 'd'.repeat(64) } })).out).toContain('the box is not the one whose hash was published');
    expect((await runOn({ ...honest(), list: honest(29).list })).out).toContain('FAULT: not all draws are here\n');
  });

  it('takes the hash that one has noted for the one that counts', async () => {
    const file = path.join(folder, 'noted.json');
    await writeFile(file, JSON.stringify(honest()));
    expect((await run(file, honest().round.commitment)).code).toBe(0);
    expect(await run(file, 'f'.repeat(64))).toMatchObject({
      code: 1,
      out: expect.stringContaining('FAULT: the box is not the one whose hash was published\n'),
    });
  });

  it.each([
    [
      'a box that is not over',
      () => runOn({ ...honest(), round: { ...honest().round, over: false, seed: null } }),
      'draw: box 4 is not over: its seed is told then\n',
    ],
    ['a file that is something else', () => runOn({}), /^draw: .*box\.json: is not what is public of a box\n$/],
    ['a file that is not there', () => run(path.join(folder, 'nothing.json')), /nothing\.json: is not what is public of a box\n$/],
    ['nothing at all', () => run(), /^draw: npm run draw:verify -- </],
    ['an address alone', () => run('http://127.0.0.1:1'), 'draw: which box? Its number comes after the address\n'],
    ['a portal that does not answer', () => run('http://127.0.0.1:1', '4'), 'draw: http://127.0.0.1:1: does not say what is public of that box\n'],
  ])('says in one line that it cannot use %s', async (_, doing, line) => {
    const { code, err, out } = await doing();
    expect([code, out, err]).toEqual([1, '', typeof line === 'string' ? line : expect.stringMatching(line)]);
  });

  it('asks a portal for all of it, page by page', async () => {
    const { round, prizes, list } = honest();
    const asked: string[] = [];
    const server = createServer((request, response) => {
      asked.push(request.url ?? '');
      const after = Number(new URL(request.url ?? '', 'http://x').searchParams.get('after'));
      const part = list.slice(after, after + 20);
      response.end(JSON.stringify({ code: 0, msg: '', data: { round, prizes, list: part, next: after + 20 < list.length ? after + 20 : null } }));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    try {
      const { code, out } = await run(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, '4');
      expect([code, out]).toEqual([0, expect.stringContaining('The box was drawn as promised.')]);
      expect(asked).toEqual(['/au/api/user/lucky/proof?round=4&after=0', '/au/api/user/lucky/proof?round=4&after=20']);
    } finally {
      await new Promise((resolve) => server.close(resolve));
    }
  });
});
