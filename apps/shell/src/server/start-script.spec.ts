import { inScript, LATEST_START, startScript } from './start-script.ts';

const loaded: string[] = [];
const links = () =>
  [...document.head.querySelectorAll('link')].map(({ rel, nonce, integrity, href }) => ({ rel, nonce, integrity, path: new URL(href).pathname }));
/** As the browser runs it, but for the loading of the program itself. */
function run(): void {
  const text = startScript('/assets/main.1.js', [{ href: '/assets/2.js', integrity: 'sha384-b' }, { href: '/remotes/chat/remoteEntry.js' }]);
  const own = text.replace('(entry)=>import(entry)', 'globalThis.loadProgram');
  expect(own).not.toBe(text);
  Object.assign(globalThis, { loadProgram: (entry: string) => loaded.push(entry) });
  (0, eval)(own);
}

beforeEach(() => {
  jest.useFakeTimers();
  loaded.length = 0;
  document.head.innerHTML = '';
  const script = Object.assign(document.createElement('script'), { nonce: 'abc' });
  Object.defineProperty(document, 'currentScript', { value: script, configurable: true });
});
afterEach(() => jest.useRealTimers());

it('lets what is to be seen come first: the program starts when the page has loaded, all of it at once', () => {
  run();
  jest.advanceTimersByTime(LATEST_START - 1);
  expect([loaded, links()]).toEqual([[], []]);
  dispatchEvent(new Event('load'));
  expect(loaded).toEqual(['/assets/main.1.js']);
  expect(links()).toEqual([
    { rel: 'modulepreload', nonce: 'abc', integrity: 'sha384-b', path: '/assets/2.js' },
    { rel: 'modulepreload', nonce: 'abc', integrity: undefined, path: '/remotes/chat/remoteEntry.js' },
  ]);
});

it('starts all the same when a picture does not come, and only once', () => {
  run();
  jest.advanceTimersByTime(LATEST_START);
  expect(loaded).toHaveLength(1);
  dispatchEvent(new Event('load'));
  expect(loaded).toHaveLength(1);
  expect(links()).toHaveLength(2);
});

it('has nothing in it that could end its element', () => {
  expect(startScript('</script>', [{ href: '<!--', integrity: '\u2028\u2029' }])).not.toMatch(/[<\u2028\u2029]/);
  expect(JSON.parse(inScript({ a: '</script>\u2028' }))).toEqual({ a: '</script>\u2028' });
});
