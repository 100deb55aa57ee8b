import { act, fireEvent, render, screen } from '@testing-library/react';
import { createToaster, type ToastMessage } from './toaster.ts';
import { Toasts } from './toasts.tsx';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

async function show(...messages: readonly ToastMessage[]) {
  const toaster = createToaster();
  render(<Toasts regionLabel="Thông báo" closeLabel="Đóng" toaster={toaster} />);
  await act(async () => messages.forEach((message) => toaster.show(message)));
}
const pass = (milliseconds: number) => act(async () => jest.advanceTimersByTimeAsync(milliseconds));
/** Titles of those that one sees, the newest first. */
const seen = () =>
  [...screen.getByRole('region', { name: 'Thông báo' }).querySelectorAll('[role]:not([data-base-ui-focus-guard])')]
    .filter((toast) => !toast.hasAttribute('data-limited'))
    .map((toast) => toast.textContent);

test('a toast goes after five seconds', async () => {
  await show({ title: 'Đã đặt BLV', description: 'Từ phút 63' });
  await pass(4_900);
  expect(seen()).toEqual(['Đã đặt BLVTừ phút 63']);
  await pass(200);
  expect(seen()).toEqual([]);
});

test('one that leads somewhere has its link, and stays until one has decided', async () => {
  await show({ title: 'Sắp bắt đầu: Đức – Anh', link: { href: '/truc-tiep/bong-da/7', label: 'Vào phòng' } });
  await pass(19_900);
  expect(screen.getByRole('link', { name: 'Vào phòng' }).getAttribute('href')).toBe('/truc-tiep/bong-da/7');
  await pass(200);
  expect(seen()).toEqual([]);
});

test('a toast waits while one points at it', async () => {
  await show({ title: 'Đã đặt BLV' });
  fireEvent.mouseEnter(screen.getByRole('region'));
  await pass(20_000);
  expect(seen()).toEqual(['Đã đặt BLV']);
  fireEvent.mouseLeave(screen.getByRole('region'));
  await pass(5_100);
  expect(seen()).toEqual([]);
});

test('a toast waits while the keyboard is in it, Escape closes it', async () => {
  await show({ title: 'Đã đặt BLV' });
  await act(async () => void fireEvent.keyDown(window, { key: 'F6' }));
  await pass(20_000);
  expect(seen()).toEqual(['Đã đặt BLV']);
  await act(async () => screen.getByRole('button', { name: 'Đóng' }).focus());
  await act(async () => void fireEvent.keyDown(screen.getByRole('button', { name: 'Đóng' }), { key: 'Escape' }));
  await pass(0);
  expect(seen()).toEqual([]);
});

test('an error interrupts screen readers, a success does not', async () => {
  await show({ title: 'Lỗi', tone: 'error' }, { title: 'Xong' });
  expect(screen.getByRole('alert').textContent).toBe('Lỗi');
  expect(screen.getByRole('status').textContent).toBe('Xong');
  expect(screen.getByRole('region').getAttribute('aria-live')).toBe('polite');
  // A word of dialogs.
  for (const role of ['alert', 'status']) expect(screen.getByRole(role).hasAttribute('aria-modal')).toBe(false);
});

test('the visitor can close it at once', async () => {
  await show({ title: 'Lỗi', tone: 'error' });
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Đóng' })));
  await pass(0);
  expect(seen()).toEqual([]);
});

test('the same notice does not pile up', async () => {
  await show({ id: 'session', title: 'Hết phiên' }, { id: 'session', title: 'Hết phiên' }, { title: 'Hai' });
  expect(seen()).toEqual(['Hai', 'Hết phiên']);
});

test('of four one sees the three newest', async () => {
  await show({ title: 'Một' }, { title: 'Hai' }, { title: 'Ba' }, { title: 'Bốn' });
  expect(seen()).toEqual(['Bốn', 'Ba', 'Hai']);
});
