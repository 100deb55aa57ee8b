import fc from 'fast-check';
import { deviceOf } from './device.ts';

describe('what a browser says of itself', () => {
  it.each([
    ['Mozilla/5.0 (Linux; Android 14; SM-S911B) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.6723.58 Mobile Safari/537.36', 'Chrome 130 · Android 14'],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
      'Safari 18 · iOS 18',
    ],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:132.0) Gecko/20100101 Firefox/132.0', 'Firefox 132 · Windows 10'],
    ['curl/8.5.0', null],
    ['', null],
    [undefined, null],
  ])('%s is %s', (userAgent, device) => {
    expect(deviceOf(userAgent)).toBe(device);
  });

  it('is short, or nothing, whatever it is', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 3_000 }), (userAgent) => {
        expect(deviceOf(userAgent)?.length ?? 1).toBeLessThanOrEqual(60);
      }),
    );
    expect(deviceOf(`Mozilla/5.0 (Windows NT ${'9'.repeat(400)}) Chrome/${'1'.repeat(90)}`)!.length).toBeLessThanOrEqual(60);
  });
});
