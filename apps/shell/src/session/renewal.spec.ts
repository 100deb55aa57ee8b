import { browserLock } from './renewal.ts';

const browser = navigator as { locks?: unknown };
afterEach(() => {
  delete browser.locks;
});
const give = (request: (name: string, work: () => Promise<unknown>) => Promise<unknown>) =>
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });

describe('the browser’s lock', () => {
  it('lets the tabs of one browser work one after the other, by one name', async () => {
    const names: string[] = [];
    give((name, work) => {
      names.push(name);
      return work();
    });
    expect(await browserLock(async () => 7)).toBe(7);
    expect(await browserLock(async () => 8)).toBe(8);
    expect(new Set(names).size).toBe(1);
  });

  it('is done without where a browser has none, or forbids it', async () => {
    expect(await browserLock(async () => 7)).toBe(7);
    give(() => Promise.reject(new DOMException('no storage, no locks', 'SecurityError')));
    expect(await browserLock(async () => 8)).toBe(8);
  });

  it('gives on what the work itself could not do, and does it once', async () => {
    let times = 0;
    give((_, work) => work());
    await expect(
      browserLock(async () => {
        times += 1;
        throw new Error('offline');
      }),
    ).rejects.toThrow('offline');
    expect(times).toBe(1);
  });
});
