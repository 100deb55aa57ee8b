import type { Person } from '@portal/contracts';
import { levelOf } from '@portal/domain';
import type { Account } from '../user/index.ts';
import { colorOf } from '../user/index.ts';

/** An account as others see it: nothing of its address, number or points. */
export function presentPerson(account: Pick<Account, 'id' | 'username' | 'displayName' | 'userType' | 'siteRoleId' | 'picture' | 'experience'>): Person {
  return {
    userId: account.id,
    username: account.username,
    displayName: account.displayName,
    userType: account.userType,
    siteRoleId: account.siteRoleId,
    colorName: colorOf(account.id),
    picture: account.picture,
    level: levelOf(account.experience).level,
  };
}
