import fc from 'fast-check';
import { camel, folderName, inWords, kebab, memberName, pascal, titleText } from './names.ts';

it('turns one way of writing a name into the others', () => {
  expect([camel('live-room'), pascal('live-room'), kebab('checkInCard'), inWords('live-room')]).toEqual(['liveRoom', 'LiveRoom', 'check-in-card', 'Live room']);
  fc.assert(fc.property(fc.stringMatching(/^[a-z]{1,5}(-[a-z]{1,5}){0,3}$/), (name) => kebab(camel(name)) === name));
});

it.each(['', 'A', 'a--b', '-a', 'a-', '../a', 'a/b', 'a b', 'ă', '1a', 'a'.repeat(61)])('takes %j for no folder', (name) => {
  expect(() => folderName('name', name)).toThrow(/^--name=/);
});

it.each(['', 'A', 'a-b', 'a.b', 'constructor', '1'])('takes %j for no method', (name) => {
  expect(() => memberName('name', name)).toThrow(/^--name=/);
});

it('takes any words for a title, but no markup and no gaps to fill', () => {
  expect(titleText('title', '  Kèo & ‘típ’ hôm nay ')).toBe('Kèo & ‘típ’ hôm nay');
  for (const text of ['', '<b>', '{{x}}', 'a\nb', 'a'.repeat(121)]) expect(() => titleText('title', text)).toThrow(/--title is no title/);
});
