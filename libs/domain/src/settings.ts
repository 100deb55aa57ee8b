/** Keys of the per-user settings as they go over the wire (specification, section 9). */
export const SETTING_KEY = {
  simpleMode: 0,
  greetingNotify: 1,
  disableTip: 2,
  showOnlyTip: 3,
  quickGreeting: 4,
  thanksMessage: 5,
  closeSetting: 6,
  saveMessage: 7,
  shortenMode: 8,
  messageNotification: 9,
  callNotification: 10,
  newMessageNotification: 11,
} as const;
export type SettingName = keyof typeof SETTING_KEY;
export type SettingKey = (typeof SETTING_KEY)[SettingName];
export type Settings = Readonly<Record<SettingName, boolean>>;

const names = Object.keys(SETTING_KEY) as SettingName[];

/** The name of a key (section 9), or undefined for a key that is none. */
export function settingName(key: number): SettingName | undefined {
  return names.find((name) => SETTING_KEY[name] === key);
}

/** All settings from those stored by key; what was never stored is off (specification, section 3), an unknown key is nobody's. */
export function settingsOf(stored: Readonly<Record<number, boolean | undefined>>): Settings {
  return Object.fromEntries(names.map((name) => [name, stored[SETTING_KEY[name]] ?? false])) as Record<SettingName, boolean>;
}
