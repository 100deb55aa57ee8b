import { observable, runInAction } from 'mobx';
import { settingsOf } from '@portal/domain';
import type { AppSettings, SettingName, Settings, SettingsState } from '@portal/platform';

export interface FakeSettings extends AppSettings {
  become(state: SettingsState): void;
  /** What was changed, in order. */
  readonly changes: { name: SettingName; value: boolean }[];
}

/** Settings that are known: all off but those named. A change holds. */
export function fakeSettings(on: Partial<Settings> = {}): FakeSettings {
  const values = observable.object<Record<SettingName, boolean>>({ ...settingsOf({}), ...on });
  const state = observable.box<SettingsState>({ status: 'ready' }, { deep: false });
  const changes: FakeSettings['changes'] = [];
  return {
    get state() {
      return state.get();
    },
    values,
    changes,
    become: (next) => runInAction(() => state.set(next)),
    async set(name, value) {
      changes.push({ name, value });
      runInAction(() => {
        values[name] = value;
      });
    },
  };
}
