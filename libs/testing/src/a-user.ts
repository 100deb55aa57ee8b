import { userInfo, type UserInfo } from '@portal/contracts';

/** A registered fan, or with `guest: 1` a guest. */
export const aUser = (own: Partial<UserInfo> = {}): UserInfo => {
  const guest = own.guest === 1;
  return userInfo.parse({
    userId: guest ? 1_000_000_004_821 : 37,
    username: guest ? null : 'sonnghe_37',
    displayName: guest ? 'Khách 4821' : 'sonnghe_37',
    siteRoleId: 1,
    userType: 10,
    guest: 0,
    balance: 0,
    colorName: 4,
    ...own,
  });
};
