import { openPath } from '@portal/testing';
import * as remote from './remote.tsx';

test.each(['/diem-danh/xyz', '/tai-khoan/bao-mat', '/nhiem-vu-hang-ngay/1', '/gioi-thieu-ban-be/fan', '/rut-tham/1'])('%s is nobody’s page', async (path) => {
  expect((await openPath(remote, 'account-and-missions', path)).status).toBe(404);
});
