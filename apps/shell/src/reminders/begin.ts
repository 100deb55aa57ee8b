import { formatTime } from '@portal/i18n';
import type { AppContext } from '@portal/platform';
import type { Toaster } from '@portal/ui';
import { browserLock } from '../session/renewal.ts';
import { alertWords } from './alert-words.ts';
import { createMatchAlerts } from './match-alerts.ts';
import { createReminders } from './reminders.ts';
import { showReminder } from './show-reminder.ts';
import { visibleFirst } from './visible-first.ts';

/** Reminders and alerts of this page, in its language and zone of the moment. */
export function beginReminders(a: Pick<AppContext, 'clock' | 'i18n' | 'prefs' | 'socket'>, toaster: Toaster, storage: Storage | undefined): void {
  const seen = () => document.visibilityState === 'visible';
  const shown = {
    toaster,
    seen,
    permission: () => ('Notification' in globalThis ? Notification.permission : undefined),
    show: async (title: string, options: NotificationOptions) => (await navigator.serviceWorker.ready).showNotification(title, options),
  };
  const lock = visibleFirst({ clock: a.clock, seen, lock: browserLock });
  createReminders({
    storage,
    clock: a.clock,
    lock,
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
  createMatchAlerts({
    storage,
    clock: a.clock,
    socket: a.socket,
    lock,
    tell(match, alert, moving) {
      const t = a.i18n.getFixedT(null, 'shell');
      const words = alertWords(match, alert, moving, { t, hidesScores: a.prefs.hidesScores });
      if (words) showReminder(shown, match, { ...words, enter: t('reminder.enter') });
    },
  }).begin(window);
}
