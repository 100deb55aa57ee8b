import type { Registration } from '@portal/contracts/user';
import { cleanDisplayName, displayNameProblem, isMentionable, passwordProblem, phoneE164 } from '@portal/domain';

/** Numbers without a country code are of this country. */
export const HOME_COUNTRY = 'VN';

/** A field that the schema let pass and the rules refuse; `words` is the key of what to say. */
export interface FieldProblem {
  readonly path: string;
  readonly words: string;
}

/** What an account is made of, both spellings of the specification read as one. */
export interface NewMember {
  readonly username: string;
  readonly displayName: string;
  readonly emailAddress: string | null;
  readonly phoneNumber: string | null;
  readonly picture: string | null;
  readonly inviteCode: string | null;
}

export function readRegistration(given: Registration): { member: NewMember; problems: FieldProblem[] } {
  const name = given.displayName ?? given.nickname;
  const phone = given.phoneNumber === undefined ? null : phoneE164(given.phoneNumber, HOME_COUNTRY);
  const problems: FieldProblem[] = [
    ...(isMentionable(given.username) ? [] : [{ path: 'username', words: 'user.usernameEnd' }]),
    ...(passwordProblem(given.password, given.username) === 'isUsername' ? [{ path: 'password', words: 'user.passwordIsUsername' }] : []),
    ...(name !== undefined && displayNameProblem(name)
      ? [{ path: given.displayName === undefined ? 'nickname' : 'displayName', words: 'user.displayName' }]
      : []),
    ...(given.phoneNumber !== undefined && phone === null ? [{ path: 'phoneNumber', words: 'user.phone' }] : []),
  ];
  const member = {
    username: given.username,
    displayName: name === undefined ? given.username : cleanDisplayName(name),
    emailAddress: given.emailAddress ?? given.email ?? null,
    phoneNumber: phone,
    picture: given.profilePicture ?? null,
    inviteCode: given.inviteCode || null,
  };
  return { member, problems };
}
