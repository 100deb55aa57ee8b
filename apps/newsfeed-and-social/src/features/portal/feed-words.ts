import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDay, formatFullDay, formatNumber, formatTime, type Told } from '@portal/i18n';
import { useApp, useHydrated } from '@portal/platform';
import type { ReactionWords } from '@portal/ui';

export type Translate = (key: string, values?: Record<string, unknown>) => string;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** "vừa xong", "14 phút", "3 giờ", then the day and the time of it. Without a `now` (a page that does not live) always the latter. */
export function ago(instant: string, now: number | null, t: Translate, zone: Told): string {
  const passed = now === null ? DAY : now - Date.parse(instant);
  if (passed < MINUTE) return t('time.now');
  if (passed < HOUR) return t('time.minutes', { count: Math.floor(passed / MINUTE) });
  if (passed < DAY) return t('time.hours', { count: Math.floor(passed / HOUR) });
  return `${formatDay(instant, zone)} ${formatTime(instant, zone)}`;
}

/** What posts need to speak: texts, the six reactions, times. One for a page, handed down. */
export function useFeedWords() {
  const { t: translate } = useTranslation('newsfeed-and-social');
  const { prefs } = useApp();
  const now = useMinute();
  return useMemo(() => {
    const t = translate as unknown as Translate;
    const reactions: ReactionWords = {
      like: t('reaction.like'),
      love: t('reaction.love'),
      haha: t('reaction.haha'),
      wow: t('reaction.wow'),
      sad: t('reaction.sad'),
      angry: t('reaction.angry'),
    };
    return {
      t,
      reactions,
      ago: (instant: string) => ago(instant, now, t, prefs),
      /** "20/11 19:15", which does not move. */
      at: (instant: string) => ago(instant, null, t, prefs),
      day: (instant: string) => formatFullDay(instant, prefs),
      number: formatNumber,
    };
  }, [translate, prefs, now]);
}
export type FeedWords = ReturnType<typeof useFeedWords>;

/** The time, moving each minute; null in the first render, which must be the server's. */
function useMinute(): number | null {
  const { clock } = useApp();
  const hydrated = useHydrated();
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => {
    setNow(clock.now());
    return clock.every(MINUTE, () => setNow(clock.now()));
  }, [clock]);
  return hydrated ? now : null;
}
