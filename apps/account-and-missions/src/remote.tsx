import type { Remote, RoutesOf } from '@portal/platform';
import { CheckInSlot } from './features/check-in/check-in.slot.tsx';
import { MissionsSlot } from './features/missions/missions.slot.tsx';
import { accountTexts, checkInTexts, luckyTexts, missionTexts, referralTexts } from './locales/texts.ts';

export const routes: RoutesOf<'account-and-missions'> = {
  '/tai-khoan': [{ index: true, handle: { texts: accountTexts }, lazy: () => import('./features/account/account.page.tsx') }],
  '/diem-danh': [{ index: true, handle: { texts: checkInTexts }, lazy: () => import('./features/check-in/check-in.page.tsx') }],
  '/nhiem-vu-hang-ngay': [{ index: true, handle: { texts: missionTexts }, lazy: () => import('./features/missions/missions.page.tsx') }],
  '/gioi-thieu-ban-be': [{ index: true, handle: { texts: referralTexts }, lazy: () => import('./features/referral/referral.page.tsx') }],
  '/rut-tham': [{ index: true, handle: { texts: luckyTexts }, lazy: () => import('./features/lucky/lucky.page.tsx') }],
};

export const slots: Remote['slots'] = {
  'account-and-missions/check-in': { Component: CheckInSlot },
  'account-and-missions/missions': { Component: MissionsSlot },
};

export { messages } from './locales/texts.ts';
