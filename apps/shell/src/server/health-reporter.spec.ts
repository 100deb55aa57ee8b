/** @jest-environment node */
import { healthReport, type HealthReport } from '@portal/contracts';
import { fakeClock } from '@portal/testing';
import { createHealthReporter, type Failure } from './health-reporter.ts';

const id = (n: number) => n.toString(16).padStart(16, '0');
const visit = (n: number) => ({ visitor: id(n), network: id(n % 7) });
const failure = (n: number): Failure => ({ remote: 'chat', version: '1.4.0', ...visit(n), kind: 'render', side: 'browser', message: 'boom' });
const settle = () => new Promise((resolve) => setImmediate(resolve));

function setUp({ answer = (): Promise<Response> => Promise.resolve(new Response(null, { status: 202 })) } = {}) {
  const clock = fakeClock();
  const sent: HealthReport[] = [];
  const lines: string[] = [];
  const headers: Record<string, string>[] = [];
  const fetch = ((_url: string, init: { body: string; headers: Record<string, string> }) => {
    sent.push(healthReport.parse(JSON.parse(init.body)));
    headers.push(init.headers);
    return answer();
  }) as unknown as typeof globalThis.fetch;
  const reporter = createHealthReporter({
    registryUrl: 'http://registry',
    token: 'secret',
    clock,
    log: {
      warn: (_about: object, line: string) => {
        lines.push(line);
      },
    } as never,
    fetch,
  });
  const second = async () => {
    clock.advance(1_000);
    await settle();
  };
  return { clock, sent, lines, headers, reporter, second };
}

describe('what the registry hears of visitors', () => {
  it('leaves in a batch a second, each visitor once, with the shell’s token', async () => {
    const { reporter, sent, headers, second } = setUp();
    for (const n of [1, 1, 2]) reporter.served({ remote: 'chat', version: '1.4.0', ...visit(n) });
    reporter.served({ remote: 'odds-and-tips', version: '5', ...visit(1) });
    reporter.failed(failure(1));
    reporter.failed(failure(1));
    expect(sent).toEqual([]);
    await second();
    expect(sent).toEqual([
      {
        served: [
          {
            remote: 'chat',
            version: '1.4.0',
            visitors: [
              [id(1), id(1)],
              [id(2), id(2)],
            ],
          },
          { remote: 'odds-and-tips', version: '5', visitors: [[id(1), id(1)]] },
        ],
        failures: [failure(1)],
      },
    ]);
    expect(headers[0]).toMatchObject({ authorization: 'Bearer secret' });
    await second();
    expect(sent).toHaveLength(1);
  });

  it('tells of a visitor again after a minute: the registry forgets who is not here any more', async () => {
    const { clock, reporter, sent, second } = setUp();
    for (const wait of [0, 30_000, 30_000]) {
      clock.advance(wait);
      reporter.served({ remote: 'chat', version: '1.4.0', ...visit(1) });
      await second();
    }
    expect(sent).toHaveLength(2);
  });

  it('is bounded, and what does not fit is said', async () => {
    const { reporter, sent, lines, second } = setUp();
    for (let n = 0; n < 6_000; n += 1) reporter.served({ remote: 'chat', version: '1.4.0', ...visit(n) });
    for (let n = 0; n < 600; n += 1) reporter.failed(failure(n));
    await second();
    expect(sent[0]?.served[0]?.visitors).toHaveLength(5_000);
    expect(sent[0]?.failures).toHaveLength(500);
    expect(lines).toEqual(['more health reports than fit were dropped']);
  });

  it('is lost while the registry is away, with one line a minute and nothing piled up', async () => {
    const { reporter, sent, lines, second } = setUp({ answer: () => Promise.reject(new Error('refused')) });
    for (let n = 0; n < 3; n += 1) {
      reporter.failed(failure(n));
      await second();
    }
    expect(sent.map(({ failures }) => failures.length)).toEqual([1, 1, 1]);
    expect(lines).toEqual(['health reports were lost: the registry does not answer']);
  });

  it('waits for an answer before the next batch', async () => {
    let answer = (_response: Response) => {};
    const { reporter, sent, second } = setUp({
      answer: () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    });
    reporter.failed(failure(1));
    await second();
    reporter.failed(failure(2));
    await second();
    expect(sent).toHaveLength(1);
    answer(new Response());
    await settle();
    await second();
    expect(sent).toHaveLength(2);
    answer(new Response());
  });

  it('leaves when the shell stops', async () => {
    const { clock, reporter, sent } = setUp();
    reporter.failed(failure(1));
    await reporter.stop();
    expect(sent).toHaveLength(1);
    expect(clock.waiting).toBe(0);
  });

  it('is nothing without a token', async () => {
    const clock = fakeClock();
    const reporter = createHealthReporter({
      registryUrl: '',
      token: undefined,
      clock,
      log: {} as never,
      fetch: () => {
        throw new Error('must not be asked');
      },
    });
    reporter.served({ remote: 'chat', version: '1', ...visit(1) });
    reporter.failed(failure(1));
    expect(clock.waiting).toBe(0);
    await reporter.stop();
  });
});
