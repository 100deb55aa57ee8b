import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { WHOLE_LIST, Windowed, WindowedBlock } from './windowed.tsx';

type Seen = Pick<IntersectionObserverEntry, 'isIntersecting' | 'target'> & { boundingClientRect: { height: number } };
let tell: (entries: Seen[]) => void;
const watched = new Set<Element>();

beforeEach(() => {
  watched.clear();
  window.IntersectionObserver = class {
    constructor(hear: typeof tell) {
      tell = hear;
    }
    observe(element: Element) {
      watched.add(element);
    }
    unobserve(element: Element) {
      watched.delete(element);
    }
  } as unknown as typeof IntersectionObserver;
});
afterEach(() => Reflect.deleteProperty(window, 'IntersectionObserver'));

const BLOCK = 100;
const list = (rows: number) => (
  <Windowed rows={rows}>
    {Array.from({ length: rows / BLOCK }, (_, at) => (
      <WindowedBlock key={at} rows={BLOCK} before={at * BLOCK} rowHeight={3}>
        {() => <button type="button">{`block ${at}`}</button>}
      </WindowedBlock>
    ))}
  </Windowed>
);
const there = () => screen.getAllByRole('button').map(({ textContent }) => Number(textContent?.replace('block ', '')));
/** The blocks at these places come near the screen, or leave it. */
const see = (near: boolean, ...places: number[]) =>
  act(() => tell(places.map((at) => ({ isIntersecting: near, target: [...watched][at]!, boundingClientRect: { height: 250 } }))));

test('a short list is there as a whole', () => {
  render(list(WHOLE_LIST));
  expect(there()).toEqual([0, 1]);
  expect(watched.size).toBe(0);
});

test('of a long one what is near the screen is there; the rest keeps its place as high as it was, or as high as its rows would be', () => {
  const { container } = render(list(500));
  expect(there()).toEqual([0, 1]);
  const heights = () => [...container.children].map((box) => (box as HTMLElement).style.height);
  expect(heights()).toEqual(['', '', '300rem', '300rem', '300rem']);
  see(true, 2, 3);
  see(false, 0, 1);
  expect(there()).toEqual([2, 3]);
  expect(heights()).toEqual(['250px', '250px', '', '', '300rem']);
  see(true, 1);
  expect(there()).toEqual([1, 2, 3]);
});

test('what has the focus stays', () => {
  render(list(500));
  screen.getByRole('button', { name: 'block 0' }).focus();
  see(false, 0, 1);
  expect(there()).toEqual([0]);
});

test('blocks that are gone are watched no more', () => {
  const { unmount } = render(list(500));
  expect(watched.size).toBe(5);
  unmount();
  expect(watched.size).toBe(0);
});

test('a server renders the beginning, which is what the browser begins with', () => {
  expect(renderToString(list(500)).match(/block \d/g)).toEqual(['block 0', 'block 1']);
});
