import { readLine } from './build.ts';

describe('the output of the build', () => {
  it('names what was built, not what came from the cache', () => {
    expect(readLine('> nx run chat:build')).toEqual({ built: 'chat' });
    expect(readLine('> nx run chat:build  [local cache]')).toEqual({});
    expect(readLine('> nx run shell:build  [existing outputs match the cache, left as is]')).toEqual({});
  });

  it('names what failed', () => {
    expect(readLine('- odds-and-tips:build')).toEqual({ failed: 'odds-and-tips' });
    expect(readLine('- odds-and-tips')).toEqual({});
    expect(readLine('ERROR in ./src/remote.tsx')).toEqual({});
  });
});
