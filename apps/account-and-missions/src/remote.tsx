import { comingSoon, type Remote, type RoutesOf } from '@portal/platform';
import { CheckInSlot } from './features/check-in/check-in.slot.tsx';
import { accountTexts, checkInTexts, missionTexts } from './locales/texts.ts';

const alone = (page: string) => [{ index: true, ...comingSoon({ namespace: 'account-and-missions', page }) }];

export const routes: RoutesOf<'account-and-missions'> = {
  '/tai-khoan': [{ index: true, handle: { texts: accountTexts }, lazy: () => import('./features/account/account.page.tsx') }],
  '/diem-danh': [{ index: true, handle: { texts: checkInTexts }, lazy: () => import('./features/check-in/check-in.page.tsx') }],
  '/nhiem-vu-hang-ngay': [{ index: true, handle: { texts: missionTexts }, lazy: () => import('./features/missions/missions.page.tsx') }],
  '/gioi-thieu-ban-be': alone('referral'),
};

export const slots: Remote['slots'] = {
  'account-and-missions/check-in': { Component: CheckInSlot },
};

export { messages } from './locales/texts.ts';
