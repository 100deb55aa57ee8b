import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { AppProvider, type AppContext } from './app.tsx';
import { PrefetchLink } from './prefetch-link.tsx';

/** Watches that a test can let see. */
class FakeObserver {
  static all: FakeObserver[] = [];
  watched: Element[] = [];
  private readonly heard: (entries: { isIntersecting: boolean }[]) => void;
  constructor(heard: (entries: { isIntersecting: boolean }[]) => void) {
    this.heard = heard;
    FakeObserver.all.push(this);
  }
  observe(element: Element) {
    this.watched.push(element);
  }
  disconnect() {
    this.watched = [];
  }
  sees(isIntersecting: boolean) {
    if (this.watched.length > 0) act(() => this.heard([{ isIntersecting }]));
  }
}

const prefetched: string[] = [];
const show = (to: string) => (
  <AppProvider
    context={
      {
        prefetch: (path: string) => {
          prefetched.push(path);
        },
      } as unknown as AppContext
    }
  >
    <MemoryRouter>
      <PrefetchLink to={to}>Típ Kèo</PrefetchLink>
    </MemoryRouter>
  </AppProvider>
);

beforeEach(() => {
  FakeObserver.all = [];
  prefetched.length = 0;
  Object.assign(globalThis, { IntersectionObserver: FakeObserver });
});
afterEach(() => {
  delete (globalThis as { IntersectionObserver?: unknown }).IntersectionObserver;
});

describe('a link that loads its page’s code ahead', () => {
  it('does so when it is seen, once, and not before', () => {
    render(show('/tip-keo'));
    const [observer] = FakeObserver.all;
    observer?.sees(false);
    expect(prefetched).toEqual([]);
    observer?.sees(true);
    observer?.sees(true);
    expect(prefetched).toEqual(['/tip-keo']);
  });

  it('watches no more once it is gone, and anew when it leads elsewhere', () => {
    const { rerender, unmount } = render(show('/tip-keo'));
    rerender(show('/tin-tuc'));
    expect(FakeObserver.all.map(({ watched }) => watched.length)).toEqual([0, 1]);
    FakeObserver.all[1]?.sees(true);
    expect(prefetched).toEqual(['/tin-tuc']);
    unmount();
    expect(FakeObserver.all.every(({ watched }) => watched.length === 0)).toBe(true);
  });

  it('is a plain link where a browser cannot watch', () => {
    delete (globalThis as { IntersectionObserver?: unknown }).IntersectionObserver;
    render(show('/tip-keo'));
    expect(screen.getByRole('link', { name: 'Típ Kèo' })).toHaveAttribute('href', '/tip-keo');
    expect(prefetched).toEqual([]);
  });
});
