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

test('what is there stays where a list is short for a while, or rows above vanish', () => {
  const block = (rows: number, before: number) => (
    <Windowed rows={rows}>
      <WindowedBlock rows={BLOCK} before={before} rowHeight={3}>
        {() => <button type="button">block 0</button>}
      </WindowedBlock>
    </Windowed>
  );
  const { rerender } = render(block(500, WHOLE_LIST));
  see(true, 0);
  const button = screen.getByRole('button');
  button.focus();
  rerender(block(500, WHOLE_LIST - 1));
  rerender(block(WHOLE_LIST, 0));
  rerender(block(500, WHOLE_LIST));
  expect(screen.getByRole('button')).toBe(button);
  expect(document.activeElement).toBe(button);
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

describe('rows whose height cannot be told before', () => {
  const posts = (rows: number) => (
    <Windowed rows={rows} whole={200}>
      {Array.from({ length: rows / BLOCK }, (_, at) => (
        <WindowedBlock key={at} rows={BLOCK} before={at * BLOCK}>
          {() => <button type="button">{`block ${at}`}</button>}
        </WindowedBlock>
      ))}
    </Windowed>
  );

  test('are there until they are left, so that a list one comes back to is as long as it was', () => {
    const { container } = render(posts(400));
    expect(there()).toEqual([0, 1, 2, 3]);
    see(false, 0, 2);
    expect(there()).toEqual([1, 3]);
    expect([...container.children].map((box) => (box as HTMLElement).style.height)).toEqual(['250px', '', '250px', '']);
    see(true, 2);
    expect(there()).toEqual([1, 2, 3]);
  });

  test.each(['data-stays', 'data-popup-open', 'aria-expanded'])('stay where a visitor has opened or begun something: %s', (mark) => {
    render(posts(400));
    screen.getByRole('button', { name: 'block 1' }).setAttribute(mark, 'true');
    screen.getByRole('button', { name: 'block 2' }).setAttribute('aria-expanded', 'false');
    see(false, 0, 1, 2, 3);
    expect(there()).toEqual([1]);
  });

  test('are all there again once the list was short for a while', () => {
    const { rerender, container } = render(posts(400));
    see(false, 0, 2);
    rerender(posts(200));
    expect(there()).toEqual([0, 1]);
    rerender(posts(400));
    expect(there()).toEqual([0, 1, 2, 3]);
    expect([...container.children].map((box) => (box as HTMLElement).style.height)).toEqual(['', '', '', '']);
  });
});
