import type { FollowedMatch } from '@portal/domain';
import type { Toaster } from '@portal/ui';

interface Parts {
  toaster: Pick<Toaster, 'show'>;
  /** Whether somebody looks at this tab. */
  seen(): boolean;
  /** Undefined where the browser knows none. */
  permission(): NotificationPermission | undefined;
  /** The service worker's way to show a notification. */
  show(title: string, options: NotificationOptions): Promise<void>;
}

/** In the words and the language of the page. */
export interface ReminderWords {
  title: string;
  /** Empty: the title says it all. */
  text: string;
  /** Of the way into the room. */
  enter: string;
}

/** News of a match over the page; to who looks at another window as a notification of the system, where that was allowed. A press on either leads into the room. */
export function showReminder({ toaster, seen, permission, show }: Parts, { fixtureId, path }: FollowedMatch, { title, text, enter }: ReminderWords): void {
  const tag = `match-${fixtureId}`;
  toaster.show({ id: tag, tone: 'info', title, ...(text && { description: text }), link: { href: path, label: enter } });
  if (seen() || permission() !== 'granted') return;
  // The newest of a match takes the place of the one before, and is heard like it.
  const options = { body: text, tag, renotify: true, icon: '/-/icons/icon-192.png', data: { path } };
  void show(title, options).catch((error: unknown) => console.warn('[reminders]', error));
}
