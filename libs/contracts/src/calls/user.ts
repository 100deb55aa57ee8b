// The noun with the most calls, one below the other; the contract keeps a noun in one file, so that remotes bundle by nouns.
import { z } from 'zod';
import { MOST_DEVICES } from '../constants.ts';
import { endpoint } from '../endpoint.ts';
import { instant } from '../match.ts';
import { person } from '../person.ts';
import { levelInfo } from '../points.ts';
import { tipRecord } from '../tip.ts';
import { done, numbered, page } from './paging.ts';
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
  /** Address on the portal's own origin; absent or null: a drawn silhouette. */
  picture: z.string().nullable().optional(),
  level: z.number().int().min(1).optional(),
  /** The asker's own. */
  emailAddress: z.string().nullable().optional(),
  phoneNumber: z.string().nullable().optional(),
  /** Whether a code sent there has come back. */
  emailConfirmed: z.boolean().optional(),
  phoneConfirmed: z.boolean().optional(),
  bio: z.string().optional(),
  createdAt: instant.optional(),
});
export type UserInfo = z.infer<typeof userInfo>;

export const credentials = z.object({
  username: text().trim().min(1).max(64),
  password: text().min(1).max(128),
});
export type Credentials = z.infer<typeof credentials>;
const tokens = z.object({ accessToken: z.string(), refreshToken: z.string() });
/** Ours. What a browser is known by when the same member logs in there again, so that it is not held up by others who guess. It opens nothing by itself. */
const device = z.string().max(512);
const opened = tokens.extend({ device: device.optional() });

/** 3 to 32 letters, digits, dot, hyphen, underscore; not digits alone, which name posts in addresses. */
export const username = text()
  .trim()
  .regex(/^(?!\d+$)[A-Za-z0-9][A-Za-z0-9._-]{2,31}$/, 'username');
export const newPassword = text().min(8).max(128);
export const displayName = text().trim().min(1).max(40);
const emailAddress = z.email().max(254);
/** As it was typed; without a country code a number of Vietnam. The server reads it by libphonenumber and keeps E.164. */
const phoneNumber = text().trim().min(1).max(250);
/** Address of an upload of ours, as `resource.upload` answered. */
export const uploadedUrl = z
  .string()
  .max(200)
  .regex(/^\/other\/api\/resource\/file\/[\w.-]+$/, 'upload');

/** Registration payload (section 3). Both spellings are read: emailAddress or email, displayName or nickname. */
export const registration = z.object({
  username,
  password: newPassword,
  emailAddress: emailAddress.optional(),
  email: emailAddress.optional(),
  displayName: displayName.optional(),
  nickname: displayName.optional(),
  profilePicture: uploadedUrl.optional(),
  phoneNumber: phoneNumber.optional(),
  inviteCode: text().trim().max(64).optional(),
});
export type Registration = z.input<typeof registration>;

/** As in a message of ours: six digits. */
const verificationCode = text()
  .trim()
  .regex(/^\d{6}$/, 'code');

/** One log-in of a member on one device, as long as it can be renewed. `device`: what the browser said of itself, shortened. */
const ownSession = z.object({ id: z.uuid(), current: z.boolean(), device: z.string().nullable(), createdAt: instant, lastUsedAt: instant });
export type OwnSession = z.infer<typeof ownSession>;

/** Settings by the keys of section 9, all twelve; what was never set is false. */
export const settingKey = z.enum(['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11']);
const set = z.boolean();
const settings = z.object({ settings: z.object({ 0: set, 1: set, 2: set, 3: set, 4: set, 5: set, 6: set, 7: set, 8: set, 9: set, 10: set, 11: set }) });

/** A member's public page. `following` and friends come with the friends' calls. */
export const profile = person.extend({
  createdAt: instant,
  posts: z.number().int(),
  tips: tipRecord.nullable(),
  onAir: z.object({ fixtureId: z.number().int(), title: z.string() }).nullable(),
  bio: z.string(),
});
export type Profile = z.infer<typeof profile>;

export const user = {
  login: endpoint({
    id: 'user.login',
    method: 'POST',
    path: `${base}login`,
    access: 'public',
    tag,
    summary: 'Log in with user name and password',
    body: () => credentials.extend({ devices: z.array(device).max(MOST_DEVICES).optional() }),
    data: () => opened,
  }),
  guestLogin: endpoint({
    id: 'user.guestLogin',
    method: 'POST',
    path: `${base}guest-login`,
    access: 'public',
    varies: 'caller',
    tag,
    summary: 'A guest token with a stable guest id',
    data: () => z.object({ guestToken: z.string() }),
  }),
  guestInfo: endpoint({
    id: 'user.guestInfo',
    method: 'GET',
    path: `${base}guest-info`,
    access: 'guest',
    tag,
    summary: 'Who the guest token names',
    data: () => userInfo,
  }),
  info: endpoint({ id: 'user.info', method: 'GET', path: `${base}info`, access: 'user', tag, summary: 'Who the user token names', data: () => userInfo }),
  profile: endpoint({
    id: 'user.profile',
    method: 'GET',
    path: `${base}info/{username}`,
    access: 'public',
    tag,
    summary: 'A member’s public page; names are compared without case',
    params: () => z.object({ username: text().min(1).max(64) }),
    data: () => profile,
  }),
  register: endpoint({
    id: 'user.register',
    method: 'POST',
    path: `${base}register`,
    access: 'public',
    tag,
    summary: 'A new account, logged in',
    body: () => registration,
    data: () => opened,
  }),
  refreshToken: endpoint({
    id: 'user.refreshToken',
    method: 'POST',
    path: `${base}refresh-token`,
    access: 'public',
    tag,
    summary: 'New tokens for an unused refresh token; never answers 401',
    body: () => z.object({ refreshToken: text().min(1).max(4096) }),
    data: () => tokens,
  }),
  refreshBalance: endpoint({
    id: 'user.refreshBalance',
    method: 'POST',
    path: `${base}refresh-balance`,
    access: 'user',
    tag,
    summary: 'The balance now, in points: the sum of the ledger',
    data: () => z.object({ balance: z.number().int() }),
  }),
  updatePassword: endpoint({
    id: 'user.updatePassword',
    method: 'POST',
    path: `${base}update-password`,
    access: 'user',
    tag,
    summary: 'Another password; ends all other sessions',
    body: () => z.object({ oldPassword: text().min(1).max(128), newPassword }),
    data: () => opened,
  }),
  updateInfo: endpoint({
    id: 'user.updateInfo',
    method: 'POST',
    path: `${base}update-info`,
    access: 'user',
    tag,
    summary: 'Another display name or picture',
    body: () => z.object({ nickname: displayName.optional(), profilePicture: uploadedUrl.nullable().optional(), bio: text().max(160).optional() }),
    data: () => userInfo,
  }),
  level: endpoint({
    id: 'user.level',
    method: 'GET',
    path: `${base}level/info`,
    access: 'user',
    tag,
    summary: 'Level and the way to the next',
    data: () => levelInfo,
  }),
  sendSms: endpoint({
    id: 'user.sendSms',
    method: 'POST',
    path: `${base}send-sms`,
    access: 'user',
    tag,
    extension: true,
    summary: 'Sends a code to a phone number',
    body: () => z.object({ phoneNumber }),
    data: () => done,
  }),
  personalId: endpoint({
    id: 'user.personalId',
    method: 'POST',
    path: `${base}personal-id`,
    access: 'user',
    tag,
    summary: 'Confirms the phone number that the code was sent to, which becomes the member’s own',
    body: () => z.object({ smsCode: verificationCode }),
    data: () => userInfo,
  }),
  sendEmail: endpoint({
    id: 'user.sendEmail',
    method: 'POST',
    path: `${base}send-email`,
    access: 'user',
    tag,
    summary: 'Sends a code to an e-mail address',
    body: () => z.object({ email: emailAddress }),
    data: () => done,
  }),
  confirmEmail: endpoint({
    id: 'user.confirmEmail',
    method: 'POST',
    path: `${base}confirm-email`,
    access: 'user',
    tag,
    extension: true,
    summary: 'Confirms the address that the code was sent to, which becomes the member’s own',
    body: () => z.object({ emailCode: verificationCode }),
    data: () => userInfo,
  }),
  resetPassword: endpoint({
    id: 'user.resetPassword',
    method: 'POST',
    path: `${base}reset-password`,
    access: 'public',
    tag,
    extension: true,
    summary: 'A new password by the code of forgot-password; ends all sessions',
    body: () => z.object({ email: emailAddress, emailCode: verificationCode, newPassword }),
    data: () => z.object({ device: device.optional() }),
  }),
  sessions: endpoint({
    id: 'user.sessions',
    method: 'GET',
    path: `${base}session/list`,
    access: 'user',
    tag,
    extension: true,
    summary: 'Where one is logged in, newest use first',
    data: () => z.object({ list: z.array(ownSession).max(50) }),
  }),
  endSession: endpoint({
    id: 'user.endSession',
    method: 'POST',
    path: `${base}session/end`,
    access: 'user',
    tag,
    extension: true,
    summary: 'Ends one of one’s own sessions',
    body: () => z.object({ id: z.uuid() }),
    data: () => done,
  }),
  logoutEverywhere: endpoint({
    id: 'user.logoutEverywhere',
    method: 'POST',
    path: `${base}session/end-all`,
    access: 'user',
    tag,
    extension: true,
    summary: 'Ends all of one’s own sessions, this one too',
    data: () => done,
  }),
  forgotPassword: endpoint({
    id: 'user.forgotPassword',
    method: 'POST',
    path: `${base}forgot-password`,
    access: 'public',
    tag,
    summary: 'Sends a way to a new password; answers alike whether the address is known or not',
    body: () => z.object({ email: emailAddress }),
    data: () => done,
  }),
  checkToken: endpoint({
    id: 'user.checkToken',
    method: 'GET',
    path: `${base}check-token`,
    access: 'public',
    varies: 'caller',
    tag,
    extension: true,
    summary: 'Whether the token sent is still good',
    data: () => z.object({ valid: z.boolean() }),
  }),
  logout: endpoint({
    id: 'user.logout',
    method: 'POST',
    path: `${base}logout`,
    access: 'public',
    varies: 'caller',
    tag,
    extension: true,
    summary: 'Ends the session of a refresh token',
    body: () => z.object({ refreshToken: text().max(4096) }),
    data: () => z.object({}),
  }),
  settings: endpoint({
    id: 'user.settings',
    method: 'GET',
    path: `${base}setting-message`,
    access: 'user',
    tag,
    extension: true,
    summary: 'Own settings: the twelve keys of section 9',
    data: () => settings,
  }),
  saveSettings: endpoint({
    id: 'user.saveSettings',
    method: 'POST',
    path: `${base}setting-message`,
    access: 'user',
    tag,
    extension: true,
    summary: 'Changes own settings',
    body: () => z.object({ settings: z.partialRecord(settingKey, z.boolean()) }),
    data: () => settings,
  }),
  onlineList: endpoint({
    id: 'user.onlineList',
    method: 'GET',
    path: `${base}online-list`,
    access: 'guest',
    tag,
    extension: true,
    summary: 'Members who are online, or in one room; staff are never among them',
    query: () =>
      z.object({
        roomId: z
          .string()
          .regex(/^\d{1,15}$/)
          .optional(),
        ...numbered(20),
      }),
    data: () => page(person.extend({ userId: z.number().int() })),
  }),
} as const;
