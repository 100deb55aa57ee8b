import { expectComingSoon } from '@portal/testing';
import * as remote from './remote.tsx';

expectComingSoon({
  remote,
  name: 'account-and-missions',
  pages: [['/gioi-thieu-ban-be', 'Giới thiệu bạn bè']],
  refused: ['/diem-danh/xyz', '/tai-khoan/bao-mat', '/nhiem-vu-hang-ngay/1', '/gioi-thieu-ban-be/fan'],
});
