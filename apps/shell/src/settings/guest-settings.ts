import { SETTING_KEY, settingsOf, type Settings } from '@portal/domain';

/** Where this browser keeps a guest's settings: by key, as the server does. */
export const GUEST_SETTINGS = 'settings';

/** A guest's own choices. Storage may be forbidden by the browser: then they hold for this page. */
export function createGuestSettings(storage: Storage | undefined) {
  let memory = settingsOf({});
  return {
    read(): Settings {
      try {
        const kept: unknown = JSON.parse(storage?.getItem(GUEST_SETTINGS) ?? 'null');
        if (typeof kept === 'object' && kept !== null)
          memory = settingsOf(Object.fromEntries(Object.entries(kept).filter((entry): entry is [string, boolean] => typeof entry[1] === 'boolean')));
      } catch {
        /* Forbidden, or something else wrote there: what the page knows counts. */
      }
      return memory;
    },
    write(settings: Settings): void {
      memory = settings;
      const byKey = Object.fromEntries(Object.entries(SETTING_KEY).flatMap(([name, key]) => (settings[name as keyof Settings] ? [[key, true]] : [])));
      try {
        storage?.setItem(GUEST_SETTINGS, JSON.stringify(byKey));
      } catch {
        /* For this page only, then. */
      }
    },
  };
}
export type GuestSettings = ReturnType<typeof createGuestSettings>;
