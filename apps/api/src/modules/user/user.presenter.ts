import { guestNumber, userTypes, type Language, type UserInfo } from '@portal/contracts';
import { levelOf } from '@portal/domain';
import type { Say } from '../../http/words.ts';
import type { Account } from './user.repository.ts';

/** 1..8, by id: a name keeps its colour everywhere and for ever. */
export const colorOf = (userId: number): number => (userId % 8) + 1;

export const guestName = (say: Say, language: Language, userId: number): string => say(language, 'guestName', { number: guestNumber(userId) });

export function presentAccount(account: Account): UserInfo {
  return {
    userId: account.id,
    username: account.username,
    displayName: account.displayName,
    siteRoleId: account.siteRoleId,
    userType: account.userType,
    guest: 0,
    balance: account.balance,
    colorName: colorOf(account.id),
    picture: account.picture,
    cover: account.cover,
    level: levelOf(account.experience).level,
    emailAddress: account.emailAddress,
    phoneNumber: account.phoneNumber,
    emailConfirmed: account.emailConfirmedAt !== null,
    phoneConfirmed: account.phoneConfirmedAt !== null,
    bio: account.bio,
    createdAt: account.createdAt.toISOString(),
    leavesAt: account.leavesAt?.toISOString() ?? null,
  };
}

export function presentGuest(say: Say, language: Language, userId: number): UserInfo {
  return {
    userId,
    username: null,
    displayName: guestName(say, language, userId),
    siteRoleId: 0,
    userType: userTypes.normal,
    guest: 1,
    balance: 0,
    colorName: colorOf(userId),
  };
}
