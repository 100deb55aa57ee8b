import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ImageGrid, type GridImage } from './image-grid.tsx';
import { PostText } from './post-text.tsx';

const pictures = (count: number): GridImage[] => Array.from({ length: count }, (_, index) => ({ id: `${index}`, src: `/${index}.jpg`, alt: '' }));
const nameOf = (index: number, left: number) => (left > 0 ? `Ảnh ${index + 1} và ${left} ảnh khác` : `Ảnh ${index + 1}`);

test.each([
  [0, 0],
  [1, 1],
  [4, 4],
  [5, 3],
  [8, 3],
])('of %i pictures %i are shown', (given, shown) => {
  render(<ImageGrid images={pictures(given)} nameOf={nameOf} onOpen={() => undefined} />);
  expect(screen.queryAllByRole('button')).toHaveLength(shown);
});

test('the last of many says how many are left, and opens as itself', async () => {
  const onOpen = jest.fn();
  render(<ImageGrid images={pictures(8)} nameOf={nameOf} onOpen={onOpen} />);
  await userEvent.click(screen.getByRole('button', { name: 'Ảnh 3 và 5 ảnh khác' }));
  expect(onOpen.mock.calls).toEqual([[2]]);
});

test('a picture with an address of its own stays a link, and opens over the page on a plain click', async () => {
  const onOpen = jest.fn();
  render(<ImageGrid images={[{ id: '1', src: '/1.jpg', alt: '', href: '/1.jpg' }]} nameOf={nameOf} onOpen={onOpen} />);
  const link = screen.getByRole('link', { name: 'Ảnh 1' });
  expect(link.getAttribute('href')).toBe('/1.jpg');
  await userEvent.click(link);
  expect(onOpen.mock.calls).toEqual([[0]]);
  // With a key held the browser opens the file itself.
  const left: boolean[] = [];
  const stop = (event: Event) => {
    left.push(!event.defaultPrevented);
    event.preventDefault();
  };
  document.addEventListener('click', stop);
  fireEvent.click(link, { ctrlKey: true });
  document.removeEventListener('click', stop);
  expect([left, onOpen.mock.calls.length]).toEqual([[true], 1]);
});

test('long words are folded until one asks for more, and short ones are not', async () => {
  const { rerender } = render(<PostText text="Ngắn" moreLabel="Xem thêm" />);
  expect(screen.queryByRole('button')).toBeNull();
  rerender(<PostText text={'Dài '.repeat(200)} moreLabel="Xem thêm" />);
  await userEvent.click(screen.getByRole('button', { name: 'Xem thêm' }));
  expect(screen.queryByRole('button')).toBeNull();
});
