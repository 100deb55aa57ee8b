import { useEffect } from 'react';
import { zonedDate } from '@portal/i18n';
import { useApp } from '@portal/platform';
import { addSpent } from './spent-time.ts';

/** Seconds between two looks at whether the page is in sight. */
const EVERY = 10;
const HOUR = 3_600;

/** Counts the time that odds and tips are in sight, and calls back with each full hour of a day. */
export function useTimeSpent(shown: boolean, onHour: (hours: number) => void): void {
  const { clock, prefs } = useApp();
  useEffect(() => {
    if (!shown) return;
    return clock.every(EVERY * 1_000, () => {
      if (document.visibilityState !== 'visible') return;
      const seconds = addSpent(zonedDate(clock.now(), prefs), EVERY);
      const hours = Math.floor(seconds / HOUR);
      if (hours > Math.floor((seconds - EVERY) / HOUR)) onHour(hours);
    });
  }, [shown, onHour, clock, prefs]);
}
