import { comingSoon, type Remote, type RoutesOf } from '@portal/platform';
import { CheckInSlot } from './features/check-in/check-in.slot.tsx';

const alone = (page: string) => [{ index: true, ...comingSoon({ namespace: 'account-and-missions', page }) }];

export const routes: RoutesOf<'account-and-missions'> = {
  '/tai-khoan': [{ index: true, lazy: () => import('./features/account/account.page.tsx') }],
  '/diem-danh': [{ index: true, lazy: () => import('./features/check-in/check-in.page.tsx') }],
  '/nhiem-vu-hang-ngay': alone('missions'),
  '/gioi-thieu-ban-be': alone('referral'),
};

export const slots: Remote['slots'] = {
  'account-and-missions/check-in': { Component: CheckInSlot },
};

export const messages: Remote['messages'] = {
  vi: () => import('./locales/vi.json'),
  en: () => import('./locales/en.json'),
  zh: () => import('./locales/zh.json'),
};
