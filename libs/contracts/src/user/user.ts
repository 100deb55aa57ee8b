import { z } from 'zod';
import { person, shownTeam, tipRecord } from '@portal/contracts';
import { device, devices, instant, inviteCode, text, uploadedUrl, username } from '@portal/contracts/parts';

export const credentials = z.object({
  username: text().trim().min(1).max(64),
  password: text().min(1).max(128),
});
export type Credentials = z.infer<typeof credentials>;
export const tokens = z.object({ accessToken: z.string(), refreshToken: z.string() });
export const opened = tokens.extend({ device: device.optional() });

export const newPassword = text().min(8).max(128);
export const displayName = text().trim().min(1).max(40);
export const emailAddress = z.email().max(254);
/** As it was typed; without a country code a number of Vietnam. The server reads it by libphonenumber and keeps E.164. */
export const phoneNumber = text().trim().min(1).max(250);
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
  inviteCode: inviteCode.optional(),
  /** Ours: whom this browser knows. An invitation by one of them brings nobody anything. */
  devices: devices.optional(),
});
export type Registration = z.input<typeof registration>;

/** As in a message of ours: six digits. */
export const verificationCode = text()
  .trim()
  .regex(/^\d{6}$/, 'code');

/** One log-in of a member on one device, as long as it can be renewed. `device`: what the browser said of itself, shortened. */
export const ownSession = z.object({ id: z.uuid(), current: z.boolean(), device: z.string().nullable(), createdAt: instant, lastUsedAt: instant });
export type OwnSession = z.infer<typeof ownSession>;

/** Settings by the keys of section 9, all twelve; what was never set is false. */
export const settingKey = z.enum(['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11']);
const set = z.boolean();
export const settings = z.object({ settings: z.object({ 0: set, 1: set, 2: set, 3: set, 4: set, 5: set, 6: set, 7: set, 8: set, 9: set, 10: set, 11: set }) });

/** Teams that a member shows at most (ours). */
export const MOST_TEAMS = 5;

/** What a member changes of themselves; what is left out stays, null takes a picture away. */
export const changedInfo = z.object({
  nickname: displayName.optional(),
  profilePicture: uploadedUrl.nullable().optional(),
  coverPicture: uploadedUrl.nullable().optional(),
  bio: text().max(160).optional(),
  teamIds: z.array(z.number().int().min(1)).max(MOST_TEAMS).optional(),
});

/** A member's public page. `following` and friends come with the friends' calls. */
export const profile = person.extend({
  createdAt: instant,
  posts: z.number().int(),
  tips: tipRecord.nullable(),
  onAir: z.object({ fixtureId: z.number().int(), title: z.string() }).nullable(),
  bio: z.string(),
  /** A wide picture on the portal's own origin; null: none. Missing where an older api answers, as `teams` are. */
  cover: z.string().nullable().optional(),
  /** Those they chose to show, in their order. */
  teams: z.array(shownTeam).optional(),
});
export type Profile = z.infer<typeof profile>;

/** Level of a member: experience grows with what one does; never spent. */
export const levelInfo = z.object({
  level: z.number().int().min(1),
  experience: z.number().int(),
  from: z.number().int(),
  to: z.number().int().nullable(),
  balance: z.number().int(),
});
export type LevelInfo = z.infer<typeof levelInfo>;
