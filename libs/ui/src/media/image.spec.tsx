import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Image } from './image.tsx';

const upload = '/other/api/resource/file/0a1b.webp';
const at = (width: number) => `/other/api/resource/image?src=${encodeURIComponent(upload)}&w=${width}`;
const picture = () => screen.getByRole('img') as HTMLImageElement;

test('a picture comes in the widths of section 9, none beyond its own, lazily, in its place', () => {
  render(<Image src={upload} alt="Khán đài" width={800} height={600} sizes="50vw" />);
  expect(picture().getAttribute('srcset')).toBe(`${at(320)} 320w, ${at(640)} 640w, ${at(768)} 768w, ${at(1024)} 800w`);
  expect([
    picture().sizes,
    picture().getAttribute('src'),
    picture().getAttribute('loading'),
    picture().getAttribute('decoding'),
    picture().width,
    picture().height,
  ]).toEqual(['50vw', at(768), 'lazy', 'async', 800, 600]);
});

test('one of a fixed size comes for each density', () => {
  render(<Image boxed src={upload} alt="x" shownAt={200} />);
  expect(picture().getAttribute('srcset')).toBe(`${at(320)} 1x, ${at(640)} 2x`);
});

test('the blurred picture stands there until the real one has come', () => {
  render(<Image src={upload} alt="x" ratio="16 / 9" />);
  expect(picture().style.backgroundImage).toContain(`${at(10)}&q=50`);
  expect(picture().style.aspectRatio).toBe('16 / 9');
  fireEvent.load(picture());
  expect(picture().style.backgroundImage).toBe('');
});

test('when no smaller copy can be had the file itself is tried, then the fallback stands there with the same words', () => {
  render(<Image boxed src={upload} alt="Khán đài" />);
  fireEvent.error(picture());
  expect([picture().getAttribute('src'), picture().getAttribute('srcset')]).toEqual([upload, null]);
  fireEvent.error(picture());
  expect([picture().tagName, picture().getAttribute('aria-label')]).toEqual(['SPAN', 'Khán đài']);
});

test('what cannot be asked for is not asked for', () => {
  const { rerender } = render(<Image boxed src="http://evil.example/a.png" alt="" fallback={<b>không có ảnh</b>} />);
  expect(screen.getByText('không có ảnh')).toBeTruthy();
  rerender(<Image boxed src="https://img.example.com/a.png" alt="x" fallback={<b>không có ảnh</b>} />);
  fireEvent.error(picture());
  expect(screen.getByText('không có ảnh')).toBeTruthy();
});

test('a drawing and a GIF are shown as they are', () => {
  const { rerender } = render(<Image boxed src="data:image/svg+xml,<svg/>" alt="x" />);
  expect([picture().getAttribute('src'), picture().getAttribute('srcset'), picture().style.backgroundImage]).toEqual(['data:image/svg+xml,<svg/>', null, '']);
  rerender(<Image boxed src="/other/api/resource/file/0a1b.gif" alt="x" />);
  expect(picture().getAttribute('src')).toBe('/other/api/resource/file/0a1b.gif');
});

test('one that is seen at once is loaded first, and named before the page', () => {
  expect(renderToString(<Image boxed src={upload} alt="x" priority />)).toMatch(
    /^<link rel="preload" as="image" imageSrcSet=[^>]*fetchPriority="high"\/?>.*loading="eager"/i,
  );
  expect(renderToString(<Image boxed src={upload} alt="x" />)).not.toContain('<link');
});

test('its place has a shape before it is there, and keeps it where it does not come', () => {
  const { rerender } = render(<Image src="http://evil.example/a.png" alt="x" ratio="16 / 9" />);
  expect(picture().style.aspectRatio).toBe('16 / 9');
  rerender(<Image src="http://evil.example/a.png" alt="x" width={800} height={600} />);
  expect(picture().style.aspectRatio).toBe('800 / 600');
  // @ts-expect-error -- one without a shape would shift the page
  expect(<Image src={upload} alt="x" />).toBeTruthy();
  // @ts-expect-error -- nor is half a size one
  expect(<Image src={upload} alt="x" width={800} />).toBeTruthy();
});
