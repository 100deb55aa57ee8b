import { remoteNames } from '@portal/contracts';
import { owners, routeTakes } from './routes.ts';
import { onAir } from './testing/records.ts';

test.each([
  ['/', '/', true],
  ['/chatroom', '/chatroom', true],
  ['/chatroom', '/chatroom?roomId=1', true],
  ['/chatroom', '/chatroom/', true],
  ['/chatroom', '/Chatroom', true],
  ['/chatroom', '/chatroom/1', false],
  ['/chatroom', '/', false],
  ['/chatroom/*', '/chatroom', true],
  ['/chatroom/*', '/chatroom/1/2', true],
  ['/chatroom/*', '/chat', false],
  ['/*', '/', true],
  ['/truc-tiep/:sport/:id', '/truc-tiep/bong-da/1', true],
  ['/truc-tiep/:sport/:id', '/truc-tiep/bong-da', false],
  ['/truc-tiep/:sport?', '/truc-tiep', true],
  ['/truc-tiep/:sport?/:id', '/truc-tiep/1', true],
  ['/vi?/tin-tuc', '/tin-tuc', true],
  ['/vi?/tin-tuc', '/vi/tin-tuc', true],
  ['/vi?/tin-tuc', '/en/tin-tuc', false],
  ['/:slug.html', '/derby.html', true],
  ['/:slug.html', '/.html', false],
  ['/:slug.html', '/derby', false],
  ['/tin.tuc', '/tinxtuc', false],
])('the pattern %s and the path %s: %s', (pattern, path, takes) => {
  expect(routeTakes(pattern, path)).toBe(takes);
});

test('a pattern of many optional parts is answered at once', () => {
  expect(routeTakes('/:a?'.repeat(500), `${'/a'.repeat(499)}/b`)).toBe(true);
  expect(routeTakes(`${'/:a?'.repeat(500)}/end`, '/a'.repeat(501))).toBe(false);
});

describe('whose page a path is', () => {
  const live = onAir('live-and-schedule', '1', { routes: ['/truc-tiep', '/truc-tiep/:sport/:id'] });

  test('the shell’s record says it, by the longest prefix', () => {
    const ownerOf = owners([live, onAir('shell', '1', { owners: { '/truc-tiep': 'live-and-schedule', '/truc-tiep/tip': 'odds-and-tips' } })]);
    expect(['/truc-tiep', '/truc-tiep/bong-da/1', '/truc-tiep/tip/1', '/truc-tiep-khac', '/'].map(ownerOf)).toEqual([
      'live-and-schedule',
      'live-and-schedule',
      'odds-and-tips',
      'shell',
      'shell',
    ]);
  });
  test('without that, whoever has routes below the same first part', () => {
    expect(owners([live, onAir('shell', '1')])('/truc-tiep/esport')).toBe('live-and-schedule');
  });
  test('nobody’s page is not judged while a remote is still to come, and is the shell’s afterwards', () => {
    expect(owners([live, onAir('shell', '1')])('/nothing')).toBeUndefined();
    expect(owners([onAir('shell', '1'), ...remoteNames.map((remote) => onAir(remote, '1'))])('/nothing')).toBe('shell');
  });
});
