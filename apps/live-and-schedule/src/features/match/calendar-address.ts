import type { AppContext } from '@portal/platform';
import { competitionCalls, type calendarKinds } from '@portal/contracts/competition';

export type CalendarKind = (typeof calendarKinds)[number];

/** Where a calendar is; its links lead to the site that one is on. */
export function calendarAddress({ site, prefs }: Pick<AppContext, 'site' | 'prefs'>, of: CalendarKind, id: number): string {
  const asked = { of, id: String(id), lang: prefs.language, ...(site.domain && { domain: site.domain }) };
  return `${competitionCalls.calendar.path}?${new URLSearchParams(asked)}`;
}

/** `address` for a program that asks for it again by itself. */
export const subscription = (address: string, origin: string): string => new URL(address, origin).href.replace(/^https?:/, 'webcal:');

/** Google's calendar takes a feed by its address. */
export const inGoogle = (feed: string): string => `https://calendar.google.com/calendar/render?${new URLSearchParams({ cid: feed })}`;
