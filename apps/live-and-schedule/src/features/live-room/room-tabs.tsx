import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { MatchSummary } from '@portal/contracts/match';
import { cx } from '@portal/ui';
import type { MatchWords } from '../match/match-words.ts';
import { useAwayTabs } from './away-tabs.ts';
import { tabsOf, withParam, type Tab } from './room-address.ts';
import styles from './room-tabs.module.css';

/**
 * The parts of the room as links: the open one is in the address, so it can be sent to a friend and opens without JavaScript.
 * Without a part in the address a phone opens the chat and a desktop the match, which the style sheet tells apart.
 */
export function RoomTabs({
  match,
  tab,
  search,
  words,
}: {
  match: Pick<MatchSummary, 'fixtureId' | 'sportId'>;
  tab: Tab;
  search: URLSearchParams;
  words: MatchWords;
}) {
  const offered = tabsOf(match.sportId);
  const away = useAwayTabs(match.fixtureId, offered);
  const list = useRef<HTMLUListElement>(null);
  // The open part may lie outside of a phone's width.
  useEffect(() => {
    const row = list.current;
    const current = row?.querySelector<HTMLElement>('[aria-current]');
    if (!row || !current) return;
    const end = current.offsetLeft + current.offsetWidth;
    if (current.offsetLeft < row.scrollLeft || end > row.scrollLeft + row.clientWidth) row.scrollLeft = current.offsetLeft - 48;
  }, [tab]);
  return (
    <nav className={styles.tabs} aria-label={words.t('room.tabs')}>
      <ul ref={list}>
        {offered
          .filter((each) => !away.has(each) || each === tab)
          .map((each) => (
            <li key={each} className={cx(each === 'chat' && styles.phoneOnly)}>
              <Link
                to={withParam(search, 'tab', each)}
                replace
                preventScrollReset
                aria-current={each === tab ? 'page' : undefined}
                className={cx(styles.tab, each === tab && styles.current, each === 'tran-dau' && tab === 'chat' && styles.currentOnDesktop)}
              >
                {words.t(`tab.${each}`)}
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  );
}
