import { expectComingSoon } from '@portal/testing';
import * as remote from './remote.tsx';

expectComingSoon({
  remote,
  name: 'newsfeed-and-social',
  pages: [
    ['/bang-tin', 'Bảng tin'],
    ['/bang-tin?nType=1', 'Bảng tin'],
    ['/bang-tin/1024', 'Bài đăng'],
    ['/thanh-vien', 'Thành viên'],
    ['/thanh-vien/fan', 'Trang cá nhân'],
  ],
  refused: [
    '/bang-tin/1024/anh', '/thanh-vien/fan/ban-be', '/bang-tinh',
  ],
});
