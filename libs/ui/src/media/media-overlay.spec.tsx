import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MediaOverlay } from './media-overlay.tsx';
import type { OverlayItem, OverlayWords } from './overlay-item.ts';

const words: OverlayWords = {
  title: 'Xem ảnh',
  close: 'Đóng',
  previous: 'Ảnh trước',
  next: 'Ảnh sau',
  zoomIn: 'Phóng to',
  zoomOut: 'Thu nhỏ',
  zoom: 'Mức phóng',
  fitHeight: 'Vừa chiều cao',
  loading: 'Đang tải',
  failed: 'Chưa mở được',
  retry: 'Thử lại',
  all: 'Tất cả',
  position: (number, count) => `Ảnh ${number} trên ${count}`,
};
const stand: OverlayItem[] = [
  { id: '1', src: '/1.jpg', alt: 'Khán đài A' },
  { id: '2', src: '/2.png', alt: 'Khán đài B' },
  { id: '3', src: '/3.webp', alt: '' },
];

function Page({ items = stand, at = 0 }: { items?: readonly OverlayItem[]; at?: number }) {
  const [open, setOpen] = useState<number | null>(null);
  return (
    <>
      <button type="button" onClick={() => setOpen(at)}>
        Mở
      </button>
      <MediaOverlay items={items} at={open} onClose={() => setOpen(null)} words={words} />
    </>
  );
}
async function opened(props: Parameters<typeof Page>[0] = {}) {
  const user = userEvent.setup({ delay: null });
  render(<Page {...props} />);
  await user.click(screen.getByRole('button', { name: 'Mở' }));
  const dialog = await screen.findByRole('dialog', { name: 'Xem ảnh' });
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Đóng' })));
  return {
    user,
    dialog,
    zoom: () => (screen.getByRole('textbox', { name: 'Mức phóng' }) as HTMLInputElement).value,
    where: () => dialog.querySelector('[aria-hidden="true"]')?.textContent,
  };
}
const box = () => screen.getByRole('textbox', { name: 'Mức phóng' });
const stage = (dialog: HTMLElement) => dialog.querySelector('[tabindex="-1"][style]') as HTMLElement;

beforeAll(() => {
  // jsdom has none of these.
  window.PointerEvent = class extends MouseEvent {
    readonly pointerId: number;
    constructor(type: string, { pointerId = 0, ...rest }: PointerEventInit = {}) {
      super(type, rest);
      this.pointerId = pointerId;
    }
  } as typeof PointerEvent;
  HTMLElement.prototype.setPointerCapture = () => undefined;
  HTMLMediaElement.prototype.play = () => Promise.resolve();
});

test('it opens at the picture that was pressed, says which it is, and has the focus', async () => {
  const { dialog, where } = await opened({ at: 1 });
  expect(where()).toBe('2 / 3');
  expect(screen.getByText('Ảnh 2 trên 3: Khán đài B').getAttribute('role')).toBe('status');
  expect(screen.getByRole('img', { name: 'Khán đài B' }).getAttribute('src')).toBe('/2.png');
  expect(dialog.contains(document.activeElement)).toBe(true);
});

test('the page behind is out of reach, and Escape closes and gives the focus back', async () => {
  const { user } = await opened();
  expect(screen.queryByRole('button', { name: 'Mở' })).toBeNull();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Mở' })));
});

test('buttons and keys turn the page, and at the ends nothing gets lost', async () => {
  const { user, where, dialog } = await opened();
  const next = screen.getByRole('button', { name: 'Ảnh sau' });
  await user.click(next);
  expect(where()).toBe('2 / 3');
  await user.keyboard('{ArrowRight}');
  expect(where()).toBe('3 / 3');
  expect(next.getAttribute('aria-disabled')).toBe('true');
  await user.keyboard('{ArrowRight}');
  expect([where(), document.activeElement]).toEqual(['3 / 3', next]);
  await user.keyboard('{Home}');
  expect(where()).toBe('1 / 3');
  await user.keyboard('{End}');
  await user.keyboard('{ArrowLeft}');
  expect(where()).toBe('2 / 3');
  await user.click(within(within(dialog).getByRole('list', { name: 'Tất cả' })).getByRole('button', { name: 'Ảnh 1 trên 3' }));
  expect(where()).toBe('1 / 3');
});

test('buttons, keys and wheel zoom by 0.3 between 0.5 and 5, and 0 goes back', async () => {
  const { user, zoom, dialog } = await opened();
  await user.click(screen.getByRole('button', { name: 'Phóng to' }));
  expect(zoom()).toBe('130%');
  await user.keyboard('+');
  expect(zoom()).toBe('160%');
  await user.keyboard('-');
  await user.click(screen.getByRole('button', { name: 'Thu nhỏ' }));
  expect(zoom()).toBe('100%');
  const rolled = fireEvent.wheel(stage(dialog), { deltaY: -100 });
  expect([zoom(), rolled]).toEqual(['130%', false]);
  expect(stage(dialog).style.getPropertyValue('--zoom')).toBe('1.3');
  fireEvent.wheel(stage(dialog), { deltaY: 100 });
  for (let tick = 0; tick < 14; tick += 1) fireEvent.keyDown(stage(dialog), { key: '+' });
  expect(zoom()).toBe('500%');
  for (let tick = 0; tick < 16; tick += 1) fireEvent.keyDown(stage(dialog), { key: '-' });
  expect(zoom()).toBe('50%');
  await user.keyboard('0');
  expect(zoom()).toBe('100%');
});

test('a typed percentage is taken on Enter and clamped; nonsense and Escape restore the box', async () => {
  const { user, zoom } = await opened();
  for (const [typed, shown] of [
    ['250', '250%'],
    ['180%', '180%'],
    ['9999', '500%'],
    ['1', '50%'],
    ['to lên', '50%'],
    ['-20', '50%'],
  ] as const) {
    await user.clear(box());
    await user.type(box(), `${typed}{Enter}`);
    expect(zoom()).toBe(shown);
  }
  await user.clear(box());
  await user.type(box(), '300');
  await user.tab();
  expect(zoom()).toBe('300%');
  await user.clear(box());
  await user.type(box(), '77{Escape}');
  expect([zoom(), screen.queryByRole('dialog') !== null]).toEqual(['300%', true]);
});

test('keys in the box write and do nothing else', async () => {
  const { user, where } = await opened();
  await user.clear(box());
  await user.type(box(), '0-+{ArrowRight}{End}');
  expect([(box() as HTMLInputElement).value, where()]).toEqual(['0-+', '1 / 3']);
});

test('zoom resets on navigation', async () => {
  const { user, zoom } = await opened();
  await user.keyboard('+{ArrowRight}');
  expect(zoom()).toBe('100%');
});

test('fit to height is a button that stays pressed', async () => {
  const { user, dialog } = await opened();
  const fit = screen.getByRole('button', { name: 'Vừa chiều cao' });
  expect(fit.getAttribute('aria-pressed')).toBe('false');
  await user.click(fit);
  expect([fit.getAttribute('aria-pressed'), stage(dialog).dataset['fit']]).toEqual(['true', 'true']);
});

test('at zoom 1 a swipe turns the page and one downwards closes; a zoomed picture is dragged', async () => {
  const { user, dialog, where } = await opened();
  const element = stage(dialog);
  Object.defineProperties(element, { offsetWidth: { value: 400 }, offsetHeight: { value: 300 } });
  const swipe = (x: number, y: number) => {
    fireEvent.pointerDown(element, { pointerId: 1, button: 0, clientX: 200, clientY: 100 });
    fireEvent.pointerMove(element, { pointerId: 1, clientX: 200 + x, clientY: 100 + y });
    fireEvent.pointerUp(element, { pointerId: 1, clientX: 200 + x, clientY: 100 + y });
  };
  swipe(-90, 4);
  expect(where()).toBe('2 / 3');
  swipe(90, 4);
  expect(where()).toBe('1 / 3');
  const picture = screen.getByRole('img', { name: 'Khán đài A' });
  Object.defineProperties(picture, { offsetWidth: { value: 400 }, offsetHeight: { value: 200 } });
  await user.keyboard('+++');
  swipe(-90, 30);
  expect(where()).toBe('1 / 3');
  expect([element.style.getPropertyValue('--x'), element.style.getPropertyValue('--y')]).toEqual(['-90px', '30px']);
  await user.keyboard('0');
  swipe(0, 150);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('what is no picture is a video that plays, with its words in English unless said', async () => {
  const play = jest.spyOn(HTMLMediaElement.prototype, 'play').mockRejectedValueOnce(new DOMException('not by itself', 'NotAllowedError'));
  const { dialog } = await opened({
    items: [
      { id: '1', src: '/clip.mp4', alt: 'Bàn thắng', subtitles: { src: '/en.vtt' }, descriptions: { src: '/vi.vtt', language: 'vi', label: 'Tiếng Việt' } },
    ],
  });
  const video = dialog.querySelector('video') as HTMLVideoElement;
  expect([video.controls, video.autoplay, video.getAttribute('src')]).toEqual([true, true, '/clip.mp4']);
  expect([...video.querySelectorAll('track')].map((track) => [track.kind, track.srclang, track.label])).toEqual([
    ['subtitles', 'en', 'English'],
    ['descriptions', 'vi', 'Tiếng Việt'],
  ]);
  await waitFor(() => expect([play.mock.calls.length, video.muted]).toEqual([2, true]));
  expect(screen.queryByRole('button', { name: 'Ảnh sau' })).toBeNull();
  play.mockRestore();
});

test('it says that it loads, and what does not load can be tried again without losing the focus', async () => {
  const { user, dialog } = await opened();
  expect(screen.getByText('Đang tải')).toBeTruthy();
  fireEvent.error(screen.getByRole('img', { name: 'Khán đài A' }));
  expect(screen.getByRole('alert').textContent).toContain('Chưa mở được');
  await user.click(screen.getByRole('button', { name: 'Thử lại' }));
  expect(dialog.contains(document.activeElement)).toBe(true);
  act(() => {
    fireEvent.load(screen.getByRole('img', { name: 'Khán đài A' }));
  });
  expect([screen.queryByRole('alert'), screen.queryByText('Đang tải')]).toEqual([null, null]);
});

test('an address that leads elsewhere is not asked', async () => {
  await opened({ items: [{ id: '1', src: 'http://evil.example/a.png', alt: 'x' }] });
  expect(screen.getByRole('alert')).toBeTruthy();
  expect(screen.queryByRole('img')).toBeNull();
});

test('a picture of another site comes through our server', async () => {
  await opened({ items: [{ id: '1', src: 'https://img.example.com/a.png', alt: 'Ảnh xa' }] });
  expect(screen.getByRole('img', { name: 'Ảnh xa' }).getAttribute('src')).toMatch(/^\/other\/api\/resource\/image\?src=https%3A/);
});
