import { readSource } from './image-source.ts';

const domains = ['img.example.com', '*.example.org'];

test('a picture of ours is known by its name, one of another site by its address', () => {
  expect(readSource('/other/api/resource/file/0a1b.webp', domains)).toEqual({ kind: 'upload', name: '0a1b.webp' });
  expect(readSource('https://img.example.com/a/b.jpg?x=1#top', domains)).toEqual({ kind: 'remote', url: new URL('https://img.example.com/a/b.jpg?x=1') });
  expect(readSource('https://a.b.example.org/c.png', domains)?.kind).toBe('remote');
});

test.each([
  'http://127.0.0.1/a.png',
  'https://127.0.0.1/a.png',
  'https://[::1]/a.png',
  'https://2130706433/a.png',
  'https://0x7f000001/a.png',
  'https://0177.0.0.1/a.png',
  'https://localhost/a.png',
  'https://169.254.169.254/latest/meta-data',
  'http://img.example.com/a.png',
  'https://img.example.com:8443/a.png',
  'https://user:secret@img.example.com/a.png',
  'https://img.example.com@127.0.0.1/a.png',
  'https://img.example.com.evil.net/a.png',
  'https://evil-example.org/a.png',
  'https://example.org/a.png',
  'https://.example.org/a.png',
  '//img.example.com/a.png',
  'file:///etc/passwd',
  'data:image/png;base64,AAAA',
  'javascript:alert(1)',
  'ftp://img.example.com/a.png',
  '/other/api/resource/file/../../../../etc/passwd',
  '/other/api/resource/file/..%2f..%2ftoken-secret',
  '/other/api/resource/file/a.webp/../b.webp',
  '/other/api/resource/file/a.webp?x',
  '/other/api/resource/file/',
  '/other/api/resource/file/a.svg',
  '/other/api/resource/image?src=x',
  '/token-secret',
  'a.webp',
  '',
  ' ',
])('%s is refused', (src) => expect(readSource(src, domains)).toBeUndefined());

test('without a list no other site is asked', () => expect(readSource('https://img.example.com/a.jpg', [])).toBeUndefined());
