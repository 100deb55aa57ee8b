import { isApiError } from '@portal/api-client';
import { codes } from '@portal/contracts';

/** Fields of the registration form, in their order. */
export const registerFields = ['username', 'password', 'displayName', 'emailAddress', 'phoneNumber', 'inviteCode'] as const;
export type RegisterField = (typeof registerFields)[number];

/** Why the server refused a registration, in its own words at the fields that are wrong. Empty when no field is at fault. */
export function wrongFields(error: unknown): Partial<Record<RegisterField, string>> {
  if (!isApiError(error)) return {};
  if (error.code === codes.usernameTaken) return { username: error.serverMessage ?? '' };
  return Object.fromEntries(
    error.problems.filter(({ path }) => (registerFields as readonly string[]).includes(path)).map(({ path, message }) => [path, message]),
  );
}
