import fc from 'fast-check';
import { SETTING_KEY, settingName, settingsOf, type SettingName } from './settings.ts';

const names = Object.keys(SETTING_KEY) as SettingName[];

describe('settings', () => {
  it('have the keys 0 to 11 in the order of the specification', () => {
    expect(names).toEqual([
      'simpleMode',
      'greetingNotify',
      'disableTip',
      'showOnlyTip',
      'quickGreeting',
      'thanksMessage',
      'closeSetting',
      'saveMessage',
      'shortenMode',
      'messageNotification',
      'callNotification',
      'newMessageNotification',
    ]);
    expect(Object.values(SETTING_KEY)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  });
  it('finds a name by its key', () => {
    for (const name of names) expect(settingName(SETTING_KEY[name])).toBe(name);
    expect([-1, 12, 0.5].map(settingName)).toEqual([undefined, undefined, undefined]);
  });
  it('are off until they were stored', () => expect(Object.values(settingsOf({})).some(Boolean)).toBe(false));
  it('are as stored, and unknown keys change nothing', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.integer({ min: -2, max: 14 }).map(String), fc.boolean()), (stored) => {
        const settings = settingsOf(stored);
        expect(Object.keys(settings)).toEqual(names);
        for (const name of names) expect(settings[name]).toBe(stored[String(SETTING_KEY[name])] ?? false);
      }),
    );
  });
});
