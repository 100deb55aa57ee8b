import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { text } from './text.ts';

const base = '/au/api/user/';
const tag = 'user';

/** User info (section 3). `guest` 1 = guest, 0 = registered. `balance` in points. */
export const userInfo = z.object({
  userId: z.number().int(),
  username: z.string().nullable(),
  displayName: z.string(),
  siteRoleId: z.number().int(),
  userType: z.number().int(),
  guest: z.union([z.literal(0), z.literal(1)]),
  balance: z.number().int(),
  colorName: z.number().int().min(1).max(8),
});
export type UserInfo = z.infer<typeof userInfo>;

export const credentials = z.object({
  username: text().trim().min(1).max(64),
  password: text().min(1).max(128),
});
export type Credentials = z.infer<typeof credentials>;
const tokens = z.object({ accessToken: z.string(), refreshToken: z.string() });

export const user = {
  login: endpoint({ id: 'user.login', method: 'POST', path: `${base}login`, access: 'public', tag, summary: 'Log in with user name and password', body: credentials, data: tokens }),
  guestLogin: endpoint({ id: 'user.guestLogin', method: 'POST', path: `${base}guest-login`, access: 'public', tag, summary: 'A guest token with a stable guest id', data: z.object({ guestToken: z.string() }) }),
  guestInfo: endpoint({ id: 'user.guestInfo', method: 'GET', path: `${base}guest-info`, access: 'guest', tag, summary: 'Who the guest token names', data: userInfo }),
  info: endpoint({ id: 'user.info', method: 'GET', path: `${base}info`, access: 'user', tag, summary: 'Who the user token names', data: userInfo }),
  refreshToken: endpoint({ id: 'user.refreshToken', method: 'POST', path: `${base}refresh-token`, access: 'public', tag, summary: 'New tokens for an unused refresh token; never answers 401', body: z.object({ refreshToken: text().min(1).max(4096) }), data: tokens }),
  checkToken: endpoint({ id: 'user.checkToken', method: 'GET', path: `${base}check-token`, access: 'public', tag, extension: true, summary: 'Whether the token sent is still good', data: z.object({ valid: z.boolean() }) }),
  logout: endpoint({ id: 'user.logout', method: 'POST', path: `${base}logout`, access: 'public', tag, extension: true, summary: 'Ends the session of a refresh token', body: z.object({ refreshToken: text().max(4096) }), data: z.object({}) }),
} as const;
