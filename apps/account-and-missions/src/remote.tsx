import { comingSoon, type Remote } from '@portal/platform';

const alone = (page: string) => [{ index: true, ...comingSoon({ namespace: 'account-and-missions', page }) }];

export const routes: Remote['routes'] = {
  '/tai-khoan': alone('account'),
  '/diem-danh': alone('checkIn'),
  '/nhiem-vu-hang-ngay': alone('missions'),
  '/gioi-thieu-ban-be': alone('referral'),
};

export const messages: Remote['messages'] = {
  vi: () => import('./locales/vi.json'),
  en: () => import('./locales/en.json'),
  zh: () => import('./locales/zh.json'),
};
