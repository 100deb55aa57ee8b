import { MicVocal } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { LiveRoom, Stream } from '@portal/contracts/schedule';
import { Avatar, cx } from '@portal/ui';
import { bareName, type MatchWords } from '../match/match-words.ts';
import type { Standing } from '../match/standing.ts';
import { withParam } from './room-address.ts';
import styles from './commentator-strip.module.css';

interface Props {
  room: LiveRoom;
  standing: Standing;
  chosen: Stream | undefined;
  search: URLSearchParams;
  words: MatchWords;
}

/** Who holds the microphone, and 'Đổi BLV' always in sight: one tap, no menu (look, principle 2). */
export function CommentatorStrip({ room, standing, chosen, search, words }: Props) {
  const { t } = words;
  const live = standing === 'live';
  const first = (live ? chosen?.commentator : undefined) ?? room.match.commentators[0];
  return (
    <section className={styles.strip} aria-label={t('blv.heading')}>
      {first ? (
        <div className={styles.now}>
          <Avatar seed={String(first.userId)} size={56} mic onAir={live && chosen !== undefined} dimmed={!live} />
          <div className={styles.who}>
            <h2>{words.blv(first.name)}</h2>
            <p>{[first.style, live ? undefined : t(standing === 'coming' ? 'blv.willCall' : 'blv.calledIt')].filter(Boolean).join(' · ')}</p>
          </div>
        </div>
      ) : (
        <div className={styles.who}>
          <h2>{t('blv.nobody')}</h2>
          <p>{t('blv.nobodyText')}</p>
        </div>
      )}
      {live && room.streams.length > 0 && (
        <div className={styles.change}>
          <h3 id="change-commentator">
            <MicVocal size={16} aria-hidden="true" />
            {t('blv.change')}
            <span className={styles.count}>{t('blv.count', { count: room.streams.length })}</span>
          </h3>
          <ul aria-labelledby="change-commentator">
            {room.streams.map((stream) => (
              <li key={stream.commentator.userId}>
                <Choice stream={stream} chosen={stream === chosen} search={search} words={words} />
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
          {commentator.style}
          {viewers > 0 && (
            <>
              {' '}
              ·{' '}
              <span className={styles.figures} title={words.t('blv.watching', { count: words.number(viewers) })}>
                {words.number(viewers)}
              </span>
            </>
          )}
        </small>
      </span>
    </Link>
  );
}
