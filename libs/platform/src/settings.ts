import type { settingKeys } from '@portal/contracts';

/** The twelve settings of section 9, by name. */
export type SettingName = keyof typeof settingKeys;
export type Settings = Readonly<Record<SettingName, boolean>>;

/**
 * `starting`: on the server, until the session is known, and until a member's own have come; all are off then.
 * `away`: a member's own could not be read.
 */
export type SettingsState = { status: 'starting' } | { status: 'ready' } | { status: 'away'; retry: () => void };

/** The visitor's settings; observable. A guest's are this browser's, a member's are kept by the server. */
export interface AppSettings {
  readonly state: SettingsState;
  readonly values: Settings;
  /** Holds at once. Never rejects: where the server does not take it, it is as before and the visitor is told. */
  set(name: SettingName, value: boolean): Promise<void>;
}
