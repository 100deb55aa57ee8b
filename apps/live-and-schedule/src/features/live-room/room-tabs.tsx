import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import type { MatchSummary } from '@portal/contracts/match';
import { useApp } from '@portal/platform';
import { cx, useCurrentInSight } from '@portal/ui';
import type { MatchWords } from '../match/match-words.ts';
import { useAwayTabs } from './away-tabs.ts';
import { tabsOf, withParam, type Tab } from './room-address.ts';
import styles from './room-tabs.module.css';

/** Not shown to who hides odds and tips (section 9, disable tip). */
const ODDS: ReadonlySet<Tab> = new Set(['keo', 'tip-keo']);

/**
 * The parts of the room as links: the open one is in the address, so it can be sent to a friend and opens without JavaScript.
 * Without a part in the address a phone opens the chat and a desktop the match, which the style sheet tells apart.
 */
export const RoomTabs = observer(function RoomTabs({
  match,
  tab,
  search,
  complete,
  words,
  className,
}: {
  match: Pick<MatchSummary, 'fixtureId' | 'sportId'>;
  tab: Tab;
  search: URLSearchParams;
  /** Score, chat and picture are there: the line is free for what is less. */
  complete: boolean;
  words: MatchWords;
  className?: string | undefined;
}) {
  const offered = tabsOf(match.sportId);
  const away = useAwayTabs(match, offered, complete);
  const { disableTip } = useApp().settings.values;
  const isShown = (each: Tab) => each === tab || !(away.has(each) || (disableTip && ODDS.has(each)));
  const list = useRef<HTMLUListElement>(null);
  useCurrentInSight(list, tab);
  return (
    <nav className={cx(styles.tabs, className)} aria-label={words.t('room.tabs')}>
      <ul ref={list}>
        {offered.filter(isShown).map((each) => (
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
});
