import { useRef } from 'react';
import { render, screen } from '@testing-library/react';
import { useKeepPlace } from './keep-place.ts';

const ROW = 50.5;

/** A list whose rows are all of one height; jsdom lays nothing out. */
function List({ rows, following }: { rows: number; following: boolean }) {
  const box = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLOListElement>(null);
  useKeepPlace(box, list, following);
  return (
    <div ref={box} data-testid="box">
      <ol ref={list}>
        {Array.from({ length: rows }, (_, index) => (
          <li key={index}>{index}</li>
        ))}
      </ol>
    </div>
  );
}
beforeEach(() => {
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function bottom(this: Element) {
    return { bottom: (Array.from(this.parentElement?.children ?? []).indexOf(this) + 1) * ROW } as DOMRect;
  });
});
afterEach(() => {
  jest.restoreAllMocks();
});

describe('the place one reads at', () => {
  it('stays when messages come in below, to the fraction of a pixel', () => {
    const { rerender } = render(<List rows={20} following />);
    const box = screen.getByTestId('box');
    rerender(<List rows={20} following={false} />);
    box.scrollTop = -400;
    rerender(<List rows={23} following={false} />);
    expect(box.scrollTop).toBe(-400 - 3 * ROW);
  });

  it('is the newest message while one follows', () => {
    const { rerender } = render(<List rows={20} following />);
    const box = screen.getByTestId('box');
    box.scrollTop = -10;
    rerender(<List rows={21} following />);
    expect(box.scrollTop).toBe(0);
  });
});
