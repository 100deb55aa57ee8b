import type { SettingName } from '@portal/platform';

/** `inert`: kept already, and of use once the part that it is for is built. `excludes`: goes off when this one goes on. */
export interface SettingChoice {
  readonly name: SettingName;
  readonly inert?: boolean;
  readonly excludes?: SettingName;
}

/** The twelve settings of section 9 as a visitor looks for them. */
export const settingGroups: readonly { readonly id: 'tips' | 'look' | 'sound' | 'chat'; readonly choices: readonly SettingChoice[] }[] = [
  {
    id: 'tips',
    choices: [
      { name: 'disableTip', excludes: 'showOnlyTip' },
      { name: 'showOnlyTip', excludes: 'disableTip' },
    ],
  },
  { id: 'look', choices: [{ name: 'shortenMode' }, { name: 'simpleMode', inert: true }, { name: 'closeSetting', inert: true }] },
  {
    id: 'sound',
    choices: [
      { name: 'greetingNotify' },
      { name: 'messageNotification', inert: true },
      { name: 'newMessageNotification', inert: true },
      { name: 'callNotification', inert: true },
    ],
  },
  {
    id: 'chat',
    choices: [
      { name: 'quickGreeting', inert: true },
      { name: 'thanksMessage', inert: true },
      { name: 'saveMessage', inert: true },
    ],
  },
];
