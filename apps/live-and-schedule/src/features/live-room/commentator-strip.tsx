import { Eye, MicVocal } from 'lucide-react';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import type { LiveRoom, Stream } from '@portal/contracts/schedule';
import { bareName, type Standing } from '@portal/domain';
import { Avatar, cx, useCurrentInSight } from '@portal/ui';
import { BookButton } from '../booking/book-button.tsx';
import { canBook } from '../booking/can-book.ts';
import { StarButton } from '../follow/star-button.tsx';
import type { MatchWords } from '../match/match-words.ts';
import { withParam } from './room-address.ts';
import styles from './commentator-strip.module.css';

interface Props {
  room: LiveRoom;
  standing: Standing;
  /** The server's time, epoch milliseconds. */
  now: number;
  chosen: Stream | undefined;
  search: URLSearchParams;
  words: MatchWords;
  className?: string | undefined;
}

/** Who holds the microphone, and 'Đổi BLV' always in sight: one tap, no menu (look, principle 2). On a phone one line, in which the choice says who it is. */
export function CommentatorStrip({ room, standing, now, chosen, search, words, className }: Props) {
  const { t } = words;
  const live = standing === 'live';
  const first = (live ? chosen?.commentator : undefined) ?? room.match.commentators[0];
  const over = standing === 'ended' || standing === 'no-result';
  const choice = live && room.streams.length > 0;
  const books = canBook(room.match, now);
  const list = useRef<HTMLUListElement>(null);
  useCurrentInSight(list, chosen?.commentator.userId);
  return (
    <section className={cx(styles.strip, (choice || books) && styles.withChoice, className)} aria-label={t('blv.heading')}>
      {first ? (
        <div className={styles.now}>
          <Avatar seed={String(first.userId)} size={56} className={styles.avatar} mic onAir={live && chosen !== undefined} dimmed={!live} />
          <div className={styles.who}>
            <h2>{words.blv(first.name)}</h2>
            <p>{[first.style, live ? undefined : t(standing === 'coming' ? 'blv.willCall' : 'blv.calledIt')].filter(Boolean).join(' · ')}</p>
          </div>
        </div>
      ) : (
        <div className={styles.who}>
          <h2>{t(over ? 'blv.never' : 'blv.nobody')}</h2>
          <p>{t('blv.nobodyText')}</p>
        </div>
      )}
      {first && <StarButton of="commentators" named={{ id: first.userId, name: bareName(first.name) }} words={words} />}
      {choice && (
        <div className={styles.change}>
          <h2 id="change-commentator">
            <MicVocal size={16} aria-hidden="true" />
            {t('blv.change')}
            <span className={styles.count}>{t('blv.count', { count: room.streams.length })}</span>
          </h2>
          <ul ref={list} aria-labelledby="change-commentator">
            {room.streams.map((stream) => (
              <li key={stream.commentator.userId}>
                <Choice stream={stream} chosen={stream === chosen} search={search} words={words} />
              </li>
            ))}
          </ul>
        </div>
      )}
      {books && (
        <div className={styles.change}>
          <h2 id="book-commentator">
            <MicVocal size={16} aria-hidden="true" />
            <span className={styles.heading}>{t('blv.booking.heading')}</span>
            <span className={styles.count}>{t('blv.count', { count: room.match.commentators.length })}</span>
          </h2>
          <ul aria-labelledby="book-commentator">
            {room.match.commentators.map((commentator) => (
              <li key={commentator.userId} className={styles.bookable}>
                <Avatar seed={String(commentator.userId)} size={36} mic />
                <span>
                  <b>{bareName(commentator.name)}</b>
                  <small className={styles.style}>{commentator.style}</small>
                </span>
                <BookButton match={room.match} commentator={commentator} words={words} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}

/** A link, so that the choice is in the address and works before the page lives. */
function Choice({ stream: { commentator, viewers }, chosen, search, words }: { stream: Stream; chosen: boolean; search: URLSearchParams; words: MatchWords }) {
  return (
    <Link
      to={withParam(search, 'blv', String(commentator.userId))}
      replace
      preventScrollReset
      aria-current={chosen ? 'true' : undefined}
      className={cx(styles.choice, chosen && styles.chosen)}
    >
      <Avatar seed={String(commentator.userId)} size={36} mic onAir={chosen} />
      <span>
        <b>{bareName(commentator.name)}</b>
        <small>
          <span className={styles.style}>{commentator.style}</span>
          {viewers > 0 && (
            <>
              <span className={styles.style}> · </span>
              <span className={styles.figures} title={words.t('blv.watching', { count: words.number(viewers) })}>
                <Eye size={12} aria-hidden="true" />
                {words.number(viewers)}
              </span>
            </>
          )}
        </small>
      </span>
    </Link>
  );
}
