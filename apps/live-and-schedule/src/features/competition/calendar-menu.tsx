import { CalendarPlus, Copy, Download, Rss } from 'lucide-react';
import type { ReactNode } from 'react';
import { useApp, useHydrated } from '@portal/platform';
import { buttonClass, useDetailsMenu } from '@portal/ui';
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
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(new URL(address, app.site.origin).href);
      app.notify({ id: 'calendar', title: t('calendar.copied') });
    } catch {
      app.notify({ id: 'calendar', tone: 'error', title: t('calendar.notCopied') });
    }
  };
  return (
    <details className={styles.menu} {...menu.props}>
      <summary className={buttonClass({ variant: 'secondary', compact: true })}>
        <CalendarPlus size={18} aria-hidden="true" />
        <span className={styles.label}>{t('calendar.follow')}</span>
      </summary>
      {/* A choice made is a menu that has done. */}
      <ul className={styles.panel} onClick={menu.close}>
        <Choice icon={<Rss size={18} aria-hidden="true" />}>
          <a href={feed}>{t('calendar.subscribe')}</a>
        </Choice>
        <Choice icon={<CalendarPlus size={18} aria-hidden="true" />}>
          <a href={inGoogle(feed)} target="_blank" rel="noreferrer">
            {t('calendar.google')}
          </a>
        </Choice>
        {hydrated && (
          <Choice icon={<Copy size={18} aria-hidden="true" />}>
            <button type="button" onClick={() => void copy()}>
              {t('calendar.copy')}
            </button>
          </Choice>
        )}
        <Choice icon={<Download size={18} aria-hidden="true" />}>
          <a href={address}>{t('calendar.file')}</a>
        </Choice>
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
