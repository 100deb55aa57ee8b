import { screen } from '@testing-library/react';
import { missingTexts, openPath } from '@portal/testing';
import * as remote from './remote.tsx';

const open = (path: string, language: 'vi' | 'en' | 'zh' = 'vi') => openPath(remote, 'newsfeed-and-social', path, { prefs: { language } });

test.each([
  ['/bang-tin', 'Bảng tin'],
  ['/bang-tin?nType=1', 'Bảng tin'],
  ['/bang-tin/1024', 'Bài đăng'],
  ['/thanh-vien', 'Thành viên'],
  ['/thanh-vien/fan', 'Trang cá nhân'],
])('%s says honestly that "%s" is on its way, and leads to what is on air', async (path, title) => {
  const { status } = await open(path);
  expect(status).toBe(200);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
  expect(document.title).toBe(`${title} | Khán Đài`);
  expect(screen.getByText('Sắp ra mắt')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Xem trận đang đá' }).getAttribute('href')).toBe('/truc-tiep');
});

test.each([
  '/bang-tin/1024/anh', '/thanh-vien/fan/ban-be', '/bang-tinh',
])('%s is nobody’s page', async (path) => {
  expect((await open(path)).status).toBe(404);
});

test('no language lacks a text, and each page speaks it', async () => {
  expect(await missingTexts(remote)).toEqual([]);
  const { container } = await open('/bang-tin', 'zh');
  expect(container.textContent).toContain('即將推出');
  expect(container.textContent).not.toContain('comingSoon');
});
