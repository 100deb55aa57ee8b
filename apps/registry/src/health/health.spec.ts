import { createHash } from 'node:crypto';
import type { HealthReport, RemoteName } from '@portal/contracts';
import { createHealth } from './health.ts';
import type { HealthRules } from './rules.ts';
import type { HealthSubject } from './sights.ts';

const MINUTE = 60_000;
const hash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16);

/** A registry in small: pointers that a rollback moves. Visitors have a network each. */
function setUp({ rules = {}, fails = false }: { rules?: Partial<HealthRules>; fails?: boolean } = {}) {
  let now = Date.parse('2026-11-21T10:00:00Z');
  const subjects = new Map<RemoteName, HealthSubject>();
  const rolledBack: { remote: RemoteName; why: string }[] = [];
  const changed: RemoteName[] = [];
  const health = createHealth({
    now: () => now,
    rules,
    subject: (remote) => subjects.get(remote),
    changed: (remote) => changed.push(remote),
    async rollback(remote, why) {
      rolledBack.push({ remote, why });
      if (fails) throw new Error('1.0.0 does not fit the shell');
      const { against, canary } = subjects.get(remote) as HealthSubject;
      subjects.set(remote, { judged: { version: against ?? '', since: canary ? 0 : now }, against: '0.9.0', canary: false, frozen: false });
      health.moved(remote);
    },
  });
  const served = (version: string, from: number, to: number, remote: RemoteName = 'chat'): HealthReport['served'][number] => ({
    remote,
    version,
    visitors: Array.from({ length: to - from }, (_, n): [string, string] => [hash(`v${from + n}`), hash(`n${from + n}`)]),
  });
  const failures = (version: string, from: number, to: number, remote: RemoteName = 'chat'): HealthReport['failures'] =>
    Array.from({ length: to - from }, (_, n) => ({
      remote,
      version,
      visitor: hash(`v${from + n}`),
      network: hash(`n${from + n}`),
      kind: 'render',
      side: 'browser',
      message: 'TypeError: boom',
    }));
  return {
    health,
    rolledBack,
    changed,
    subjects,
    pass: (ms: number) => {
      now += ms;
    },
    now: () => now,
    /** So many visitors, of which so many fail; their ids begin at `from`. */
    visits(version: string, visitors: number, failing = 0, { remote = 'chat' as RemoteName, from = 0 } = {}) {
      health.report({ served: [served(version, from, from + visitors, remote)], failures: failures(version, from, from + failing, remote) });
    },
    current(version: string, against: string | null, remote: RemoteName = 'chat') {
      subjects.set(remote, { judged: { version, since: now }, against, canary: false, frozen: false });
      health.moved(remote);
    },
    canary(version: string, against: string | null, remote: RemoteName = 'chat') {
      subjects.set(remote, { judged: { version, since: now }, against, canary: true, frozen: false });
      health.moved(remote);
    },
    of: (remote: RemoteName = 'chat') => health.of(remote),
  };
}
/** 1.0.0 was on air for half an hour, then 1.1.0 came. */
function promoted(options?: Parameters<typeof setUp>[0]) {
  const all = setUp(options);
  all.current('1.0.0', null);
  all.visits('1.0.0', 400, 2);
  all.pass(30 * MINUTE);
  all.current('1.1.0', '1.0.0');
  return all;
}

describe('a release that was just promoted', () => {
  it('goes back when far more of its visitors fail than of the one before it, and it is said why', async () => {
    const { health, visits, rolledBack, of, pass } = promoted();
    visits('1.1.0', 40, 12);
    await health.tick();
    expect(rolledBack).toHaveLength(1);
    expect(rolledBack[0]?.why).toMatch(
      /^1\.1\.0: 12 of 40 visitors fail \(30\.0 %, at least .* %\); 1\.0\.0, before it: 2 of 400 visitors fail \(0\.5 %, .*: more than 3 times as many\.$/,
    );
    expect(of()).toMatchObject({ verdict: 'rolled-back', why: expect.stringContaining('Taken back at 10:30 UTC. 1.1.0: 12 of 40') });
    pass(10 * MINUTE);
    expect(of().verdict).not.toBe('rolled-back');
  });

  it('stays when as many fail as before', async () => {
    const { health, visits, rolledBack, of } = promoted();
    visits('1.1.0', 400, 2, { from: 1_000 });
    await health.tick();
    expect(rolledBack).toEqual([]);
    expect(of()).toMatchObject({
      verdict: 'healthy',
      judged: { version: '1.1.0', served: 400, failing: 2 },
      against: { version: '1.0.0', served: 400, failing: 2 },
    });
  });

  it('is only watched until enough visitors have come', async () => {
    const { health, visits, rolledBack, of } = promoted();
    visits('1.1.0', 19, 19);
    await health.tick();
    expect(rolledBack).toEqual([]);
    expect(of()).toMatchObject({ verdict: 'watching', why: '1.1.0 has had 19 visitors, 20 are needed before anything is said.' });
  });

  it('is judged by its own time, not by when it was a canary', () => {
    const { canary, current, visits, of } = promoted();
    canary('1.2.0', '1.1.0');
    visits('1.2.0', 50, 20);
    current('1.2.0', '1.1.0');
    expect(of().judged).toMatchObject({ version: '1.2.0', served: 0 });
  });

  it('is left to people once it was watched long enough', async () => {
    const { health, visits, rolledBack, of, pass } = promoted();
    pass(60 * MINUTE);
    visits('1.1.0', 100, 60);
    await health.tick();
    expect(rolledBack).toEqual([]);
    expect(of()).toMatchObject({ verdict: 'quiet', why: '1.1.0 was watched for 60 min and stays.' });
  });

  it('counts a visitor once, however many reports a script sends in their name', async () => {
    const { health, visits, rolledBack, of } = promoted();
    visits('1.1.0', 100, 2);
    for (let again = 0; again < 200; again += 1) visits('1.1.0', 2, 2);
    await health.tick();
    expect(rolledBack).toEqual([]);
    expect(of().judged).toMatchObject({ served: 100, failing: 2 });
  });

  it('is not taken back by one network with any number of visitors', async () => {
    const { health, visits, rolledBack } = promoted();
    visits('1.1.0', 60, 1);
    const script = hash('script');
    for (let n = 0; n < 50; n += 1)
      health.report({
        served: [],
        failures: Array.from({ length: 200 }, (_, m) => ({
          remote: 'chat',
          version: '1.1.0',
          visitor: hash(`s${n}x${m}`),
          network: script,
          kind: 'error',
          side: 'browser',
          message: 'forged',
        })),
      });
    await health.tick();
    expect(rolledBack).toEqual([]);
  });
});

describe('a canary', () => {
  it('is held against what the others have in the same time, not against better days', async () => {
    const { health, canary, visits, rolledBack, of } = promoted();
    canary('1.2.0', '1.1.0');
    // Both sides fail: whatever it is, the canary is not the cause.
    visits('1.2.0', 60, 18, { from: 5_000 });
    visits('1.1.0', 400, 120);
    await health.tick();
    expect(rolledBack).toEqual([]);
    expect(of()).toMatchObject({ verdict: 'healthy', judged: { version: '1.2.0' }, against: { version: '1.1.0', failing: 120 } });
  });

  it('is aborted when it alone fails, at any time of its life', async () => {
    const { health, canary, visits, rolledBack, pass } = promoted();
    canary('1.2.0', '1.1.0');
    pass(300 * MINUTE);
    visits('1.1.0', 400, 4);
    visits('1.2.0', 60, 18, { from: 5_000 });
    await health.tick();
    expect(rolledBack.map(({ remote }) => remote)).toEqual(['chat']);
  });

  it('forgets who has not been here for as long as the window', () => {
    const { canary, visits, of, pass } = promoted();
    canary('1.2.0', '1.1.0');
    visits('1.2.0', 60, 2, { from: 5_000 });
    pass(61 * MINUTE);
    visits('1.2.0', 10, 0, { from: 6_000 });
    expect(of().judged).toMatchObject({ served: 10, failing: 0 });
  });
});

describe('inconclusive, so nothing is done', () => {
  const quietBefore = (all: ReturnType<typeof setUp>) => {
    all.current('7.0.0', '6.0.0', 'content-and-news');
    all.current('1.0.0', '0.9.0');
    all.visits('7.0.0', 300, 1, { remote: 'content-and-news' });
    all.visits('1.0.0', 300, 1);
    all.pass(5 * MINUTE);
    all.current('1.1.0', '1.0.0');
    return all;
  };

  it('is a rise that another remote has too, where nothing moved', async () => {
    const { health, visits, rolledBack, of } = quietBefore(setUp());
    visits('1.1.0', 60, 18);
    visits('7.0.0', 60, 15, { remote: 'content-and-news' });
    await health.tick();
    expect(rolledBack).toEqual([]);
    expect(of()).toMatchObject({ verdict: 'inconclusive', why: expect.stringContaining('so does content-and-news in the same time') });
  });

  it('is not a rise of a remote that moved along: both go back', async () => {
    const { health, current, visits, rolledBack } = quietBefore(setUp());
    current('7.1.0', '7.0.0', 'content-and-news');
    visits('1.1.0', 60, 18);
    visits('7.1.0', 60, 15, { remote: 'content-and-news' });
    await health.tick();
    expect(rolledBack.map(({ remote }) => remote).sort()).toEqual(['chat', 'content-and-news']);
  });

  it('is a release before it that nobody has seen', async () => {
    const { health, current, visits, rolledBack, of } = setUp();
    current('1.1.0', '1.0.0');
    visits('1.1.0', 60, 40);
    await health.tick();
    expect(rolledBack).toEqual([]);
    expect(of()).toMatchObject({ verdict: 'inconclusive', why: expect.stringContaining('1.0.0 had too few visitors') });
  });

  it('is said of the very first release as well: there is nothing to compare', () => {
    const { current, visits, of } = setUp();
    expect(of()).toMatchObject({ verdict: 'quiet', why: 'No release is on air.' });
    current('1.0.0', null);
    visits('1.0.0', 60, 40);
    expect(of()).toMatchObject({ verdict: 'quiet', why: '1.0.0 has nothing to be held against: there is no release before it.' });
  });
});

describe('after an automatic rollback', () => {
  it('the remote is left to people for a while, whatever they do', async () => {
    const { health, current, visits, rolledBack, of, pass } = promoted();
    visits('1.1.0', 40, 12);
    await health.tick();
    pass(MINUTE);
    current('1.1.1', '1.0.0');
    visits('1.1.1', 40, 12);
    await health.tick();
    expect(rolledBack).toHaveLength(1);
    expect(of()).toMatchObject({ verdict: 'inconclusive', why: expect.stringContaining('left to people until 10:40 UTC') });
    pass(9 * MINUTE);
    await health.tick();
    expect(rolledBack).toHaveLength(2);
  });

  it('another remote is judged all the same', async () => {
    const { health, current, visits, rolledBack, pass } = promoted();
    visits('1.1.0', 40, 12);
    await health.tick();
    current('7.0.0', '6.0.0', 'content-and-news');
    visits('7.0.0', 300, 1, { remote: 'content-and-news' });
    pass(MINUTE);
    current('7.1.0', '7.0.0', 'content-and-news');
    visits('7.1.0', 40, 12, { remote: 'content-and-news' });
    await health.tick();
    expect(rolledBack.map(({ remote }) => remote)).toEqual(['chat', 'content-and-news']);
  });

  it('that did not work it is said, and tried again after a minute', async () => {
    const { health, visits, rolledBack, of, pass } = promoted({ fails: true });
    visits('1.1.0', 40, 12);
    await health.tick();
    await health.tick();
    expect(rolledBack).toHaveLength(1);
    expect(of()).toMatchObject({ verdict: 'inconclusive', why: expect.stringContaining('going back did not work: 1.0.0 does not fit the shell') });
    pass(MINUTE);
    await health.tick();
    expect(rolledBack).toHaveLength(2);
  });

  it('is not begun twice while the first is under way', async () => {
    const { health, visits, rolledBack } = promoted();
    visits('1.1.0', 40, 12);
    await Promise.all([health.tick(), health.tick()]);
    expect(rolledBack).toHaveLength(1);
  });
});

describe('what the operator sees', () => {
  it('is told of changes once each', async () => {
    const { health, visits, changed } = promoted();
    await health.tick();
    visits('1.1.0', 30, 0, { from: 900 });
    await health.tick();
    await health.tick();
    expect(changed).toEqual(['chat']);
  });

  it('is an hour by minutes, of both sides, and the most frequent failures', () => {
    const { visits, of, pass, now } = promoted();
    visits('1.1.0', 10, 5, { from: 50 });
    pass(MINUTE);
    visits('1.1.0', 10, 0, { from: 50 });
    const { recent, failures } = of();
    expect(recent).toHaveLength(60);
    expect(recent.at(-1)).toEqual({ at: new Date(now()).toISOString(), judged: 0, against: null });
    expect(recent.at(-2)).toMatchObject({ judged: 0.5, against: null });
    expect(recent.at(-32)).toMatchObject({ judged: null, against: 2 / 400 });
    expect(failures).toEqual([{ kind: 'render', message: 'TypeError: boom', visitors: 5 }]);
  });

  it('is told when figures are a sample', () => {
    const { visits, of } = promoted({ rules: { keep: 100 } });
    visits('1.1.0', 3_000, 30, { from: 900 });
    expect(of().why).toMatch(/a sample, one visitor of (16|32|64|128)/);
  });

  it('names a freeze, which keeps nothing from going back', async () => {
    const { health, subjects, visits, rolledBack } = promoted();
    const subject = subjects.get('chat') as HealthSubject;
    subjects.set('chat', { ...subject, frozen: true });
    visits('1.1.0', 40, 12);
    await health.tick();
    expect(rolledBack[0]?.why).toContain('Frozen remotes go back all the same.');
  });
});
