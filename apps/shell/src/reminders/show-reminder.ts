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
  text: string;
  /** Of the way into the room. */
  enter: string;
}

/** A reminder over the page; to who looks at another window as a notification of the system, where that was allowed. A press on either leads into the room. */
export function showReminder({ toaster, seen, permission, show }: Parts, { fixtureId, path }: FollowedMatch, { title, text, enter }: ReminderWords): void {
  toaster.show({ id: `match-${fixtureId}`, tone: 'info', title, description: text, link: { href: path, label: enter } });
  if (seen() || permission() !== 'granted') return;
  void show(title, { body: text, tag: `match-${fixtureId}`, icon: '/-/icons/icon-192.png', data: { path } }).catch((error: unknown) =>
    console.warn('[reminders]', error),
  );
}
