import { Play } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Crest, LinkButton, Poster, ScoreDigits, Tag } from '@portal/ui';
import { renderLink } from '../match/links.tsx';
import { look, type MatchWords } from '../match/match-words.ts';
import { inBreak, phaseOf } from '../match/phase-of.ts';
import { posterMotif } from '../match/poster-motif.ts';
import { roomLink } from '../match/room-link.ts';
import { countdown } from './countdown.ts';
import type { LiveRoomModel } from './live-room.model.ts';
import styles from './picture-board.module.css';

interface Props {
  model: LiveRoomModel;
  words: MatchWords;
  /** At the right of the top line; without one there is no such line, since the player that lies over the board has its own. */
  action?: ReactNode;
}

/** In the place of the picture: who plays, and the countdown (the bar below says when it starts), the score of a break, the final score, or nothing while a stream is on its way. */
export const PictureBoard = observer(function PictureBoard({ model, words, action }: Props) {
  const { t } = words;
  const { match } = model;
  return (
    <div className={styles.board}>
      {/* The drawing without a ball in the middle, where the words stand. */}
      <Poster seed={words.title(match)} motif={match.generated ? posterMotif(match) : 'floodlights'} className={styles.art} />
      <div className={styles.shade} />
      {action && (
        <div className={styles.top}>
          {match.replay && <Tag tone="dark">{t('room.replay')}</Tag>}
          {match.generated && <Tag tone="dark">{t('room.generated')}</Tag>}
          <div className={styles.end}>{action}</div>
        </div>
      )}
      <div className={styles.centre}>
        <Crest {...look(match.home)} size={72} className={styles.crest} />
        <div className={styles.words}>
          <Words model={model} words={words} />
        </div>
        <Crest {...look(match.away)} size={72} className={styles.crest} />
        <Again model={model} words={words} />
      </div>
    </div>
  );
});

const Words = observer(function Words({ model, words }: { model: LiveRoomModel; words: MatchWords }) {
  const { t } = words;
  const { match, standing } = model;
  if (standing === 'coming') {
    if (match.dayOnly)
      return (
        <>
          <b>{words.kickOff(match)}</b>
          <p>{words.day(match.kickOff)}</p>
        </>
      );
    const left = countdown(Date.parse(match.kickOff) - model.now);
    return (
      <>
        <p>{left ? t('player.startsIn') : t('player.startsSoon')}</p>
        {left && (
          <p className={styles.big} role="timer">
            {left.days > 0 && <span className={styles.days}>{t('player.days', { count: left.days })}</span>}
            {left.clock}
          </p>
        )}
      </>
    );
  }
  if (standing === 'live' && inBreak(model.match))
    return (
      <>
        <b>{words.gamePhase(model.match, model.now) ?? t(`phase.${phaseOf(model.match)}`)}</b>
        {model.match.score && <ScoreDigits score={model.match.score} size="hero" className={styles.score} />}
      </>
    );
  if (standing === 'live')
    return model.room.streams.length > 0 ? null : (
      <>
        <b>{t('player.noStream')}</b>
        <p>{t('player.noStreamText')}</p>
      </>
    );
  return (
    <>
      <b>{t(standing === 'ended' ? 'player.ended' : 'phase.unknown')}</b>
      {match.score && <ScoreDigits score={match.score} size="hero" className={styles.score} />}
      {match.race?.order[0] && <p>{t('race.winner', { name: match.race.order[0].name })}</p>}
      {match.penalties && <p>{t('score.penalties', { score: words.score(match.penalties) })}</p>}
    </>
  );
});

/** The way to the replay of what is over. */
const Again = observer(function Again({ model, words }: { model: LiveRoomModel; words: MatchWords }) {
  const { t } = words;
  const { again } = model.room;
  // By its own clock: nobody asks anew for the room of what is over.
  if (!again || model.standing !== 'ended' || model.now >= Date.parse(again.endsAt)) return null;
  const isOn = Date.parse(again.kickOff) <= model.now;
  return (
    <LinkButton
      variant={isOn ? 'pitch' : 'line'}
      href={roomLink({ ...again, sportId: model.match.sportId })}
      renderLink={renderLink}
      icon={<Play size={18} aria-hidden="true" />}
      className={styles.again}
    >
      {isOn ? t('player.againNow') : t('player.again', { time: words.clock(again.kickOff), day: words.day(again.kickOff) })}
    </LinkButton>
  );
});
