import { act, fireEvent, render, screen } from '@testing-library/react';
import { ToastProvider, useToast } from './toast.tsx';
import { createToaster, type ToastMessage } from './toaster.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function show(...messages: readonly ToastMessage[]) {
  const toaster = createToaster();
  render(
    <ToastProvider regionLabel="Thông báo" closeLabel="Đóng" toaster={toaster}>
      <p>Trang</p>
    </ToastProvider>,
  );
  act(() => messages.forEach((message) => toaster.show(message)));
  return toaster;
}
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

test('a toast goes after five seconds', () => {
  show({ title: 'Đã đặt BLV' });
  pass(4_900);
  expect(screen.getByText('Đã đặt BLV')).toBeTruthy();
  pass(200);
  expect(screen.queryByText('Đã đặt BLV')).toBeNull();
});

test('a toast waits while one points at it', () => {
  show({ title: 'Đã đặt BLV' });
  fireEvent.pointerEnter(screen.getByRole('status'));
  pass(20_000);
  expect(screen.getByText('Đã đặt BLV')).toBeTruthy();
  fireEvent.pointerLeave(screen.getByRole('status'));
  pass(5_100);
  expect(screen.queryByText('Đã đặt BLV')).toBeNull();
});

test('a toast waits while the keyboard is in it', () => {
  show({ title: 'Đã đặt BLV' });
  act(() => screen.getByRole('button', { name: 'Đóng' }).focus());
  pass(20_000);
  expect(screen.getByText('Đã đặt BLV')).toBeTruthy();
});

test('an error interrupts screen readers, a success does not', () => {
  show({ title: 'Lỗi', tone: 'error' }, { title: 'Xong' });
  expect(screen.getByRole('alert').textContent).toBe('Lỗi');
  expect(screen.getByRole('status').textContent).toBe('Xong');
});

test('the visitor can close it at once', () => {
  show({ title: 'Lỗi', tone: 'error', duration: 0 });
  pass(60_000);
  fireEvent.click(screen.getByRole('button', { name: 'Đóng' }));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('the same notice does not pile up and no more than three stand at once', () => {
  const toaster = show({ id: 'session', title: 'Hết phiên' }, { id: 'session', title: 'Hết phiên' }, { title: 'Hai' }, { title: 'Ba' }, { title: 'Bốn' });
  expect(toaster.shown().map((toast) => toast.title)).toEqual(['Hai', 'Ba', 'Bốn']);
});

test('any part below can show a toast', () => {
  function Part() {
    const toast = useToast();
    return (
      <button type="button" onClick={() => toast.show({ title: 'Đã lưu' })}>
        Lưu
      </button>
    );
  }
  render(
    <ToastProvider regionLabel="Thông báo" closeLabel="Đóng">
      <Part />
    </ToastProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Lưu' }));
  expect(screen.getByRole('status').textContent).toBe('Đã lưu');
});
