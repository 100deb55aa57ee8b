import { IMAGE_CALL, imagePlaceholder, imageSet, imageSource, sizedImage } from './image-address.ts';

const upload = '/other/api/resource/file/0a1b2c.webp';

test.each([
  [upload, 'sized'],
  ['https://img.example.com/a.jpg?x=1', 'sized'],
  ['data:image/svg+xml,<svg/>', 'asItIs'],
  ['/other/api/resource/file/0a1b2c.gif', 'asItIs'],
  ['/media/flag.png', 'asItIs'],
  ['//img.example.com/a.jpg', 'refused'],
  ['/\\img.example.com/a.jpg', 'refused'],
  ['http://img.example.com/a.jpg', 'refused'],
  ['https://user:pass@img.example.com/a.jpg', 'refused'],
  ['javascript:alert(1)', 'refused'],
  ['data:text/html,hello', 'refused'],
  ['', 'refused'],
] as const)('%s is %s', (address, source) => expect(imageSource(address)).toBe(source));

test('an address of a width carries the picture whole, whatever is in it', () => {
  expect(new URL(sizedImage('https://a.example/x?y=1&w=9', 640), 'https://site').searchParams.get('src')).toBe('https://a.example/x?y=1&w=9');
  expect(imagePlaceholder(upload)).toBe('/other/api/resource/image?src=%2Fother%2Fapi%2Fresource%2Ffile%2F0a1b2c.webp&w=10&q=50');
});

test('a set has the widths of section 9, and none beyond the picture’s own', () => {
  expect(imageSet(upload).map(({ width }) => width)).toEqual([320, 640, 768, 1024, 1280, 1536, 2048, 2560, 3072]);
  expect(imageSet(upload, 800).map(({ width }) => width)).toEqual([320, 640, 768, 800]);
  expect(imageSet(upload, 800).at(-1)?.address).toContain('w=1024');
  expect(imageSet(upload, 640).map(({ width }) => width)).toEqual([320, 640]);
  expect(imageSet(upload, 8).map(({ width }) => width)).toEqual([8]);
});

it('asks the call of the contract for every smaller copy', () => {
  expect(sizedImage(upload, 640)).toBe(`${IMAGE_CALL}?src=${encodeURIComponent(upload)}&w=640`);
});
