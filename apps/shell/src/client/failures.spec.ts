import { ApiError } from '@portal/api-client';
import { clientReport, type ClientReport } from '@portal/contracts';
import { fakeClock } from '@portal/testing';
import { reactRootErrors, watchRouter, watchWindow } from './failure-sources.ts';
import { createFailures } from './failures.ts';

const address = 'https://khandai.vn/remotes/chat/1.4.0/client/';
const thrown = (message: string, file = `${address}room.js`) =>
  Object.assign(new TypeError(message), { stack: `TypeError: ${message}\n    at room (${file}:1:20)` });

function setUp({ visit = 'token', online = true } = {}) {
  const clock = fakeClock();
  const sent: ClientReport[] = [];
  const failures = createFailures({ visit, clock, online: () => online, send: (body) => sent.push(clientReport.parse(JSON.parse(body))) });
  return {
    failures,
    sent,
    told: () => {
      clock.advance(1_000);
      return sent.flatMap((report) => report.failures);
    },
  };
}

describe('failures of a page', () => {
  it('are told together, each once, with the page’s token', () => {
    const { failures, sent, told } = setUp();
    failures.failed('render', thrown('boom'), { components: '\n    at Room' });
    failures.failed('error', thrown('boom'));
    failures.failed('error', thrown('boom', 'https://khandai.vn/remotes/odds-and-tips/5/client/a.js'));
    failures.met('odds-and-tips');
    failures.met('odds-and-tips');
    expect(told().map(({ kind }) => kind)).toEqual(['render', 'error']);
    expect(sent).toEqual([
      {
        visit: 'token',
        met: ['odds-and-tips'],
        failures: [
          { kind: 'render', message: 'TypeError: boom', stack: expect.stringContaining(`at room (${address}room.js:1:20)\n\n    at Room`) },
          expect.objectContaining({ kind: 'error' }),
        ],
      },
    ]);
  });

  it('are ten at most', () => {
    const { failures, told } = setUp();
    for (let n = 0; n < 30; n += 1) failures.failed('error', thrown(`boom ${n}`));
    expect(told()).toHaveLength(10);
  });

  it('name the release in whose place it happened when the stack names none', () => {
    const { failures, told } = setUp();
    failures.failed('load', new Error('entry: no answer'), { at: `${address}remoteEntry.js` });
    expect(told()[0]?.stack).toMatch(/remotes\/chat\/1\.4\.0\/client\/remoteEntry\.js$/);
  });

  it.each([
    ['answers of the api', () => new ApiError('offline', { call: 'x' })],
    ['what was given up on purpose', () => new DOMException('aborted', 'AbortError')],
    ['the shell’s own errors', () => thrown('boom', 'https://khandai.vn/assets/shell.js')],
    ['what has no stack', () => 'a string'],
  ])('are not %s', (_what, error) => {
    const { failures, told } = setUp();
    failures.failed('error', error());
    expect(told()).toEqual([]);
  });

  it('are not what does not load without a network', () => {
    const { failures, told } = setUp({ online: false });
    failures.failed('load', thrown('Failed to fetch'));
    failures.failed('error', thrown('boom'));
    expect(told().map(({ kind }) => kind)).toEqual(['error']);
  });

  it('are kept to itself by a page without a token', () => {
    const { failures, sent, told } = setUp({ visit: '' });
    failures.failed('error', thrown('boom'));
    failures.met('chat');
    expect([told(), sent]).toEqual([[], []]);
  });

  it('are cut to what the shell takes', () => {
    const { failures, told } = setUp();
    failures.failed('error', Object.assign(new Error('x'.repeat(9_000)), { stack: `at ${address}${'y'.repeat(9_000)}` }));
    expect(told()[0]?.message).toHaveLength(300);
  });
});

describe('where failures come from', () => {
  it('is what nobody caught, and what the document could not load', () => {
    const { failures, told } = setUp();
    watchWindow(window, failures);
    window.dispatchEvent(new ErrorEvent('error', { error: thrown('uncaught') }));
    window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: thrown('rejected') }));
    const link = (rel: string) => Object.assign(document.createElement('link'), { rel, href: `${address}${rel}.css` });
    const script = Object.assign(document.createElement('script'), { type: 'module', src: `${address}late.js` });
    for (const element of [link('stylesheet'), link('modulepreload'), script]) {
      document.head.append(element);
      element.dispatchEvent(new Event('error'));
    }
    expect(told().map(({ kind, message }) => `${kind} ${message}`)).toEqual([
      'error TypeError: uncaught',
      'error TypeError: rejected',
      `load Error: did not load: ${address}stylesheet.css`,
      `load Error: did not load: ${address}late.js`,
    ]);
  });

  it('is told at once when the page goes', () => {
    const { failures, sent } = setUp();
    watchWindow(window, failures);
    failures.failed('error', thrown('last'));
    window.dispatchEvent(new Event('pagehide'));
    expect(sent).toHaveLength(1);
  });

  it('is what a React boundary caught, which still stands in the console', () => {
    const { failures, told } = setUp();
    const log = jest.spyOn(console, 'error').mockImplementation(() => {});
    reactRootErrors(failures).onCaughtError(new Error('Objects are not valid'), { componentStack: `\n    at Room (${address}room.js:1:1)` });
    expect(told().map(({ kind }) => kind)).toEqual(['render']);
    expect(log).toHaveBeenCalledTimes(1);
    log.mockRestore();
  });

  it('is a loader that failed in this page, not one that failed on the server', () => {
    const { failures, told } = setUp();
    const [before, after] = [new Error('on the server'), new Error('in the browser')];
    type Router = Parameters<typeof watchRouter>[0];
    let tell: Parameters<Router['subscribe']>[0] = () => {};
    const state = (errors: object) =>
      ({ errors, matches: [{ route: {} }, { route: { handle: { remote: 'chat', version: '1.4.0' } } }] }) as unknown as Router['state'];
    watchRouter(
      {
        state: state({ a: before }),
        subscribe: (listener) => {
          tell = listener;
          return () => {};
        },
      },
      failures,
    );
    for (const errors of [{ a: before }, { a: after }, { a: after }, { a: new ApiError('offline', { call: 'x' }) }]) tell(state(errors), {} as never);
    expect(told()).toEqual([{ kind: 'error', message: 'Error: in the browser', stack: expect.stringMatching(/\/remotes\/chat\/1\.4\.0\/client\/$/) }]);
  });
});
