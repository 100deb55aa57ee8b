import { formatTime } from '@portal/i18n';
import type { AppContext } from '@portal/platform';
import type { Toaster } from '@portal/ui';
import { browserLock } from '../session/renewal.ts';
import { createReminders } from './reminders.ts';
import { showReminder } from './show-reminder.ts';
import { visibleFirst } from './visible-first.ts';

/** Reminders of this page, in its language and zone of the moment. */
export function beginReminders(a: Pick<AppContext, 'clock' | 'i18n' | 'prefs'>, toaster: Toaster, storage: Storage | undefined): void {
  const seen = () => document.visibilityState === 'visible';
  const shown = {
    toaster,
    seen,
    permission: () => ('Notification' in globalThis ? Notification.permission : undefined),
    show: async (title: string, options: NotificationOptions) => (await navigator.serviceWorker.ready).showNotification(title, options),
  };
  createReminders({
    storage,
    clock: a.clock,
    lock: visibleFirst({ clock: a.clock, seen, lock: browserLock }),
    remind(match) {
      const t = a.i18n.getFixedT(null, 'shell');
      const { home, away, kickOff } = match;
      showReminder(shown, match, {
        title: t(kickOff > a.clock.now() ? 'reminder.title' : 'reminder.begun', { home, away }),
        text: t('reminder.text', { time: formatTime(kickOff, a.prefs) }),
        enter: t('reminder.enter'),
      });
    },
  }).begin(window);
}
