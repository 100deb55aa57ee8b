/** User types (specification, section 6). 99 asks for all of them in a list; nobody has it. */
export const USER_TYPE = { normal: 10, commentator: 20, all: 99 } as const;
export type UserType = (typeof USER_TYPE)[keyof typeof USER_TYPE];

/** `siteRoleId`: 1 a member, 6 staff (specification, sections 3 and 6; decisions, "Identity"). */
export const SITE_ROLE = { member: 1, staff: 6 } as const;

/** Staff are invisible in rooms and may moderate everywhere (decisions, "Identity"). */
export function isStaff({ siteRoleId }: { siteRoleId: number | null }): boolean {
  return siteRoleId === SITE_ROLE.staff;
}

/** Commentators save links, update their schedule and moderate their own room (specification, section 6; decisions, "Identity"). */
export function isCommentator({ userType }: { userType: number }): boolean {
  return userType === USER_TYPE.commentator;
}

/** Whether a user belongs in a list asked for by type; 99 takes everyone (section 6). */
export function fitsUserType(userType: number, asked: UserType): boolean {
  return asked === USER_TYPE.all || userType === asked;
}
