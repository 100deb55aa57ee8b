import type { UserInfo } from '@portal/contracts';

/** Who the visitor is (section 4). `starting`: on the server and until the first answer in the browser. */
export type SessionState =
  | { status: 'starting' }
  | { status: 'guest'; user: UserInfo }
  | { status: 'user'; user: UserInfo }
  | { status: 'unavailable'; retry: () => void };

/** The read-only session that remotes see; observable. The shell's SessionStore implements it. */
export interface Session {
  readonly state: SessionState;
  /** A socket was told FIBE_NOT_LOGIN (section 8): gets a new token, once for all who ask meanwhile. False when there is none to be had. */
  renew(): Promise<boolean>;
  /** Opens the log-in dialog of the shell. */
  askLogin(): void;
  /** Opens it where one becomes a member. */
  askRegister(): void;
  /** Back to a guest; resolves once there is one. */
  logout(): Promise<void>;
  /** Asks anew who one is, after name, picture or points changed. Never rejects: without an answer what is known stays. */
  refreshUser(): Promise<void>;
  /** Another password for the member: all other sessions end, this one goes on. Rejects with the call's ApiError. */
  changePassword(passwords: { oldPassword: string; newPassword: string }): Promise<void>;
}
