import { screen } from '@testing-library/react';
import { missingTexts, openPath } from '@portal/testing';
import * as remote from './remote.tsx';

const open = (path: string, language: 'vi' | 'en' | 'zh' = 'vi') => openPath(remote, 'content-and-news', path, { prefs: { language } });

test.each([
  ['/tin-tuc', 'Tin tức'],
  ['/tin-tuc/world-cup/chung-ket', 'Bài viết'],
  ['/highlight', 'Highlight'],
  ['/highlight/a/b/c', 'Xem lại trận đấu'],
  ['/reels', 'Reels'],
  ['/reels/ban-thang', 'Xem reel'],
  ['/phim-anh', 'Phim ảnh'],
  ['/phim-anh/ong-bau', 'Giới thiệu phim'],
  ['/phim-anh/ong-bau/tap-12', 'Xem phim'],
  ['/truyen-tranh', 'Truyện tranh'],
  ['/truyen-tranh/tsubasa', 'Đọc truyện'],
  ['/phan-hoi', 'Phản hồi'],
  ['/change-log', 'Nhật ký thay đổi'],
  ['/gioi-thieu', 'Giới thiệu'],
  ['/tuyen-dung', 'Tuyển dụng'],
  ['/chinh-sach-cookie', 'Chính sách cookie'],
  ['/dieu-khoan-su-dung', 'Điều khoản sử dụng'],
  ['/dieu-kien-va-dieu-khoan', 'Điều kiện và điều khoản'],
])('%s says honestly that "%s" is on its way, and leads to what is on air', async (path, title) => {
  const { status } = await open(path);
  expect(status).toBe(200);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
  expect(document.title).toBe(`${title} | Khán Đài`);
  expect(screen.getByText('Sắp ra mắt')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Xem trận đang đá' }).getAttribute('href')).toBe('/truc-tiep');
});

test.each([
  '/phim-anh/ong-bau/tap-', '/phim-anh/ong-bau/tap-mot', '/phim-anh/ong-bau/tap-1a', '/phim-anh/ong-bau/12', '/phim-anh/ong-bau/tap-1/2', '/truyen-tranh/tsubasa/2',
  '/phan-hoi/x', '/change-log/1.0', '/gioi-thieu/doi-ngu', '/tuyen-dung/1', '/chinh-sach-cookie/x', '/dieu-khoan-su-dung/x', '/dieu-kien-va-dieu-khoan/x', '/phim',
])('%s is nobody’s page', async (path) => {
  expect((await open(path)).status).toBe(404);
});

test('no language lacks a text, and each page speaks it', async () => {
  expect(await missingTexts(remote)).toEqual([]);
  const { container } = await open('/tin-tuc', 'zh');
  expect(container.textContent).toContain('即將推出');
  expect(container.textContent).not.toContain('comingSoon');
});

test('an episode that is no number is refused in the words of the specification', async () => {
  const { problem } = await open('/phim-anh/ong-bau/tap-mot');
  expect(problem).toMatchObject({ data: 'Page Not Found: /phim-anh/ong-bau/tap-mot' });
});
