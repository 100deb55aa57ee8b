import { Fragment, useRef, type UIEvent } from 'react';
import type { Told } from '@portal/i18n';
import { Button, NewerButton } from '@portal/ui';
import type { TFunction } from 'i18next';
import type { ChatMessage } from '@portal/contracts/chat';
import { Invite, type Occasion } from './invite.tsx';
import { lineOf } from './line.ts';
import { DayLine, startsDay, UnreadLine } from './day-line.tsx';
import { MessageRow, OutRow } from './message-row.tsx';
import type { Deeds } from './message-tools.tsx';
import { SystemLine } from './system-line.tsx';
import { useKeepPlace } from './keep-place.ts';
import { useSought } from './use-sought.ts';
import type { OutMessage } from './outbox.model.ts';
import type { OlderState } from './older.model.ts';
import styles from './room.module.css';

/** Pixels from the newest message within which one still follows it. */
const NEAR_NEWEST = 32;
/** Pixels from the oldest message at which older ones are fetched. */
const NEAR_OLDEST = 160;

/** Keys that lead to older messages. */
const UPWARDS: ReadonlySet<string> = new Set(['PageUp', 'ArrowUp', 'Home']);
/** Pixels by which a finger has moved, and not only touched. */
const A_MOVE = 4;

export interface MessageListProps {
  title: string;
  messages: readonly ChatMessage[];
  outgoing: readonly OutMessage[];
  /** The visitor's own id. */
  me: number | undefined;
  told: Told;
  following: boolean;
  /** Undefined until the page lives: a button that does nothing is not shown. */
  older: OlderState | undefined;
  unseen: number;
  /** The first message that came after the last visit, by its offset. */
  unreadFrom?: number | undefined;
  /** The message one was led to. */
  sought: { readonly offset: number } | undefined;
  /** Undefined until the page lives. */
  deeds: Deeds | undefined;
  t: TFunction<'chat'>;
  occasion: Occasion;
  /** Whether one may write here, or will in a moment. */
  offers: boolean;
  onOpener: ((words: string) => void) | undefined;
  onFollow(following: boolean): void;
  onOlder(): void;
}

/** The messages, newest at the bottom; scrolled to it unless one reads further up. */
export function MessageList({
  title,
  messages,
  outgoing,
  me,
  told,
  following,
  older,
  unseen,
  unreadFrom,
  sought,
  deeds,
  t,
  occasion,
  offers,
  onOpener,
  onFollow,
  onOlder,
}: MessageListProps) {
  const box = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLOListElement>(null);
  useKeepPlace(box, list, following);
  useSought(box, sought);

  const before = useRef({ scrollTop: 0, touchY: 0 });
  function scrolled({ currentTarget: { scrollTop, scrollHeight, clientHeight } }: UIEvent<HTMLElement>) {
    const near = -scrollTop < NEAR_NEWEST;
    const down = scrollTop > before.current.scrollTop;
    before.current.scrollTop = scrollTop;
    // Who has just turned up is still near.
    if (following ? !near : near && down) onFollow(!following);
    if (older === 'more' && scrollHeight - clientHeight + scrollTop < NEAR_OLDEST && scrollTop < 0) onOlder();
  }
  /** From the first move on: while many write, the next message would take one back before the list has scrolled. */
  function turnUp({ scrollHeight, clientHeight }: HTMLElement) {
    if (following && scrollHeight > clientHeight) onFollow(false);
  }
  function toNewest() {
    onFollow(true);
    box.current?.focus({ preventScroll: true });
  }
  // Who came in has not said anything; of a longer past only a part is here.
  const silent = outgoing.length === 0 && (messages[0]?.offset ?? 1) === 1 && messages.every((message) => lineOf(message).kind !== 'words');

  return (
    <div className={styles.middle}>
      <div
        ref={box}
        className={styles.scroller}
        role="log"
        aria-live="polite"
        aria-label={t('room.messages', { title })}
        tabIndex={0}
        onScroll={scrolled}
        onWheel={({ deltaY, currentTarget }) => deltaY < 0 && turnUp(currentTarget)}
        onKeyDown={({ key, currentTarget }) => UPWARDS.has(key) && turnUp(currentTarget)}
        onTouchStart={({ touches }) => {
          before.current.touchY = touches[0]?.clientY ?? 0;
        }}
        onTouchMove={({ touches, currentTarget }) => (touches[0]?.clientY ?? 0) - before.current.touchY > A_MOVE && turnUp(currentTarget)}
      >
        <div className={styles.content}>
          {silent && <Invite occasion={occasion} t={t} offers={offers} onOpener={onOpener} />}
          {older && older !== 'none' && (
            <Button variant="ghost" compact className={styles.older} busy={older === 'loading'} onClick={onOlder}>
              {t(older === 'failed' ? 'older.failed' : 'older.more')}
            </Button>
          )}
          <ol ref={list} className={styles.list}>
            {messages.map((message, place) => {
              const line = lineOf(message);
              const newDay = startsDay(message, messages[place - 1], told);
              const unread = message.offset === unreadFrom;
              if (line.kind === 'nothing' && !newDay && !unread) return null;
              return (
                <Fragment key={`${message.userId}:${message.uuid}`}>
                  {newDay && <DayLine at={message.createdAt} told={told} />}
                  {unread && <UnreadLine label={t('room.unread')} />}
                  {line.kind === 'words' && <MessageRow message={message} mine={message.userId === me} told={told} t={t} deeds={deeds} />}
                  {line.kind !== 'words' && line.kind !== 'nothing' && <SystemLine line={line} t={t} />}
                </Fragment>
              );
            })}
            {outgoing.map((message) => (
              <Fragment key={`${message.author.userId}:${message.uuid}`}>
                <OutRow message={message} told={told} t={t} />
              </Fragment>
            ))}
          </ol>
        </div>
      </div>
      {unseen > 0 && (
        <div className={styles.newer}>
          <NewerButton at="bottom" onClick={toNewest}>
            {t('room.newer', { count: unseen })}
          </NewerButton>
        </div>
      )}
    </div>
  );
}
