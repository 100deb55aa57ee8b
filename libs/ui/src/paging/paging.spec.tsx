import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MoreSentinel, moreStateOf } from './more-sentinel.tsx';
import { Pager } from './pager.tsx';

const pager = {
  label: 'Các trang',
  href: (page: number) => `/tin-tuc?trang=${page}`,
  previousLabel: 'Trang trước',
  nextLabel: 'Trang sau',
  pageLabel: (page: number) => `Trang ${page}`,
};

test('neighbours are named for search engines, and the current page says so', () => {
  render(<Pager {...pager} current={3} last={9} />);
  expect(screen.getByRole('link', { name: 'Trang trước' }).getAttribute('rel')).toBe('prev');
  expect(screen.getByRole('link', { name: 'Trang sau' }).getAttribute('href')).toBe('/tin-tuc?trang=4');
  expect(screen.getByRole('link', { name: 'Trang 3' }).getAttribute('aria-current')).toBe('page');
});

test('there is nothing before the first page, nothing after the last, and no pager for one page', () => {
  const { rerender, container } = render(<Pager {...pager} current={1} last={2} />);
  expect(screen.queryByRole('link', { name: 'Trang trước' })).toBeNull();
  rerender(<Pager {...pager} current={2} last={2} />);
  expect(screen.queryByRole('link', { name: 'Trang sau' })).toBeNull();
  rerender(<Pager {...pager} current={1} last={1} />);
  expect(container.childElementCount).toBe(0);
});

test('of pages that stand below each other all are marked, the first as that of the address', () => {
  render(<Pager {...pager} first={2} current={4} last={9} />);
  const current = [1, 2, 3, 4, 5].map((page) => screen.getByRole('link', { name: `Trang ${page}` }).getAttribute('aria-current'));
  expect(current).toEqual([null, 'page', 'true', 'true', null]);
});

describe('the end of a list that goes on', () => {
  let near: () => void;
  const disconnect = jest.fn();
  beforeEach(() => {
    window.IntersectionObserver = class {
      constructor(listener: (entries: { isIntersecting: boolean }[]) => void) {
        near = () => listener([{ isIntersecting: true }]);
      }
      observe() {}
      disconnect = disconnect;
    } as unknown as typeof IntersectionObserver;
  });

  test('asks when it comes near, and no longer while the answer is on its way', () => {
    const onMore = jest.fn();
    const { rerender } = render(<MoreSentinel state={{ status: 'more' }} label="Xem thêm" onMore={onMore} />);
    act(() => near());
    expect(onMore).toHaveBeenCalledTimes(1);
    rerender(<MoreSentinel state={{ status: 'loading' }} label="Xem thêm" onMore={onMore} />);
    expect(disconnect).toHaveBeenCalled();
  });

  test('can be pressed, and after a failure asks only when pressed', async () => {
    const onMore = jest.fn();
    const { rerender } = render(<MoreSentinel manual state={{ status: 'more' }} label="Xem thêm" onMore={onMore} />);
    await userEvent.click(screen.getByRole('button', { name: 'Xem thêm' }));
    rerender(<MoreSentinel state={{ status: 'failed', message: 'Chưa tải được', retryLabel: 'Thử lại' }} label="Xem thêm" onMore={onMore} />);
    expect(onMore).toHaveBeenCalledTimes(1);
    await userEvent.click(screen.getByRole('button', { name: 'Thử lại' }));
    expect(onMore).toHaveBeenCalledTimes(2);
    // While it is tried, and once it goes on, the focus is where one goes on.
    rerender(<MoreSentinel state={{ status: 'failed', message: 'Chưa tải được', retryLabel: 'Thử lại', busy: true }} label="Xem thêm" onMore={onMore} />);
    expect(screen.getByRole('button', { name: 'Thử lại' })).toHaveFocus();
    rerender(<MoreSentinel state={{ status: 'more' }} label="Xem thêm" onMore={onMore} />);
    expect(screen.getByRole('button', { name: 'Xem thêm' })).toHaveFocus();
  });
});

test('who pressed for the last part stands on the word that nothing comes after it', async () => {
  const { rerender } = render(<MoreSentinel manual state={{ status: 'more' }} label="Xem thêm" onMore={() => {}} />);
  await userEvent.click(screen.getByRole('button', { name: 'Xem thêm' }));
  rerender(<MoreSentinel manual state={{ status: 'loading' }} label="Xem thêm" onMore={() => {}} />);
  expect(screen.getByRole('button')).toHaveFocus();
  rerender(<MoreSentinel manual state={{ status: 'end', label: 'Hết rồi' }} label="Xem thêm" onMore={() => {}} />);
  expect(screen.getByText('Hết rồi')).toHaveFocus();
});

test('a list that goes on is on its way, or failed, or can be read on', () => {
  const at = (isFetchingNextPage: boolean, isFetchNextPageError: boolean) =>
    moreStateOf({ isFetchingNextPage, isFetchNextPageError }, 'Chưa tải được', 'Thử lại');
  expect([at(false, false), at(true, false), at(true, true)].map(({ status }) => status)).toEqual(['more', 'loading', 'failed']);
  expect(at(false, true)).toEqual({ status: 'failed', message: 'Chưa tải được', retryLabel: 'Thử lại', busy: false });
  expect(at(true, true)).toEqual({ ...at(false, true), busy: true });
});
