import { CalendarPlus, Copy, Download, Rss } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { useApp, useHydrated } from '@portal/platform';
import { buttonClass, cx, useDetailsMenu } from '@portal/ui';
import { calendarAddress, inGoogle, subscription } from '../match/calendar-address.ts';
import type { MatchWords } from '../match/match-words.ts';
import styles from './calendar-menu.module.css';

/** All matches of a team or tournament in the calendar of one's phone, which keeps up with them. */
export function CalendarMenu({ of, id, words: { t } }: { of: 'team' | 'tournament'; id: number; words: MatchWords }) {
  const app = useApp();
  const hydrated = useHydrated();
  const menu = useDetailsMenu();
  const address = calendarAddress(app, of, id);
  const feed = subscription(address, app.site.origin);
  // There neither opens anything: feeds are added on a computer, and the phone has them then.
  const opensFeeds = !hydrated || !/android/i.test(navigator.userAgent);
  // A choice made is a menu that has done; none of them leaves the page.
  const chosen = ({ target }: MouseEvent) => {
    const choice = target instanceof Element && target.closest('a, button');
    if (!choice) return;
    choice.closest('details')?.querySelector('summary')?.focus();
    menu.close();
  };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(new URL(address, app.site.origin).href);
      app.notify({ id: 'calendar', title: t('calendar.copied') });
    } catch {
      app.notify({ id: 'calendar', tone: 'error', title: t('calendar.notCopied') });
    }
  };
  return (
    <details className={cx(menu.frame, styles.menu)} {...menu.props}>
      <summary className={buttonClass({ variant: 'secondary', compact: true })}>
        <CalendarPlus size={18} aria-hidden="true" />
        <span className={styles.label}>{t('calendar.follow')}</span>
      </summary>
      <ul className={cx(menu.panel, styles.panel)} onClick={chosen}>
        {opensFeeds && (
          <>
            <Choice icon={<Rss size={18} aria-hidden="true" />}>
              <a href={feed} rel="nofollow">
                {t('calendar.subscribe')}
              </a>
            </Choice>
            <Choice icon={<CalendarPlus size={18} aria-hidden="true" />}>
              <a href={inGoogle(feed)} target="_blank" rel="nofollow noreferrer">
                {t('calendar.google')}
              </a>
            </Choice>
          </>
        )}
        {hydrated && (
          <Choice icon={<Copy size={18} aria-hidden="true" />}>
            <button type="button" onClick={() => void copy()}>
              {t('calendar.copy')}
            </button>
          </Choice>
        )}
        <Choice icon={<Download size={18} aria-hidden="true" />}>
          <a href={address} rel="nofollow">
            {t('calendar.file')}
          </a>
        </Choice>
        {!opensFeeds && <li className={styles.note}>{t('calendar.onComputer')}</li>}
      </ul>
    </details>
  );
}

const Choice = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <li className={styles.choice}>
    {icon}
    {children}
  </li>
);
