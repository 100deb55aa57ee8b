/** @jest-environment node */
import { culpritOf, faultIn, releaseAt } from './fault.ts';

const chat = (version: string) => `portal://registry/releases/chat/${version}/server/remoteEntry.js`;

describe('who is at fault', () => {
  it('is read from the address of its code, alone or in a stack', () => {
    expect(releaseAt(chat('1.2.3'))).toEqual({ remote: 'chat', version: '1.2.3' });
    expect(releaseAt(`Error: x\n    at boom (node:internal/x:1:2)\n    at run (${chat('1.2.3%2Bbuild.7')}:10:5)\n    at ${chat('1.0.0')}:1:1`)).toEqual({
      remote: 'chat',
      version: '1.2.3+build.7',
    });
  });

  it.each([
    'Error: x\n at /srv/shell/server.cjs:1:1',
    'portal://registry/releases/nobody/1.0.0/server/a.js',
    'portal://registry/releases/chat/%zz/server/a.js',
    'https://evil.example/releases/chat/1.0.0/server/a.js',
    `portal://registry/releases/chat/${'1'.repeat(65)}/server/a.js`,
    '',
  ])('is nobody in %j', (text) => {
    expect(releaseAt(text)).toBeNull();
  });

  it('is whose code is innermost in most of the looks', () => {
    const odds = 'portal://registry/releases/odds-and-tips/2.0.0/server/x.js';
    expect(culpritOf([[], [odds, chat('1.0.0')], [chat('1.0.0'), odds], [chat('1.0.0')], [], []])).toEqual({ remote: 'chat', version: '1.0.0' });
    expect(culpritOf([[], ['node:internal/timers']])).toBeNull();
    expect(culpritOf([])).toBeNull();
  });

  it('is taken from lines of the right form only', () => {
    const words = { kind: 'hang', samples: [[chat('1.2.3')]], message: 'no heartbeat', then: 'ends' };
    expect(faultIn(JSON.stringify(words))).toEqual({ kind: 'hang', culprit: { remote: 'chat', version: '1.2.3' }, message: 'no heartbeat', then: 'ends' });
    for (const line of [
      '',
      'hang',
      '{}',
      JSON.stringify({ ...words, kind: 'bored' }),
      JSON.stringify({ ...words, message: 'x'.repeat(301) }),
      JSON.stringify({ ...words, samples: Array(51).fill([]) }),
    ])
      expect(faultIn(line)).toBeUndefined();
  });
});
