import { useId, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Eye, Tv, X } from 'lucide-react';
import type { MatchSummary, Side } from '@portal/contracts/match';
import type { LiveRoom } from '@portal/contracts/schedule';
import { standing, bareName } from '@portal/domain';
import { countdownParts } from '@portal/i18n';
import { Avatar, Button, Crest, IconLink, LinkButton, Panel, PanelHeader, PitchStripes, Tag } from '@portal/ui';
import { BookButton } from '../booking/book-button.tsx';
import { canBook } from '../booking/can-book.ts';
import { sideStory } from '../home/side-story.ts';
import { SideStory } from '../home/side-story.tsx';
import { MatchCalendar } from '../match/match-calendar.tsx';
import { PeriodTable } from '../match/period-table.tsx';
import { RaceBoard } from '../match/race-board.tsx';
import { renderLink, renderLinkInPlace } from '../match/links.tsx';
import { look, type MatchWords } from '../match/match-words.ts';
import { roomLink } from '../match/room-link.ts';
import { hasScore, SCORE_KEPT, unscored } from '../match/unscored.ts';
import styles from './chosen-match.module.css';

interface Props {
  match: MatchSummary;
  /** Its scorers, once they are asked for. */
  room: LiveRoom | undefined;
  now: number;
  words: MatchWords;
  /** At the right end of the title: the way out. */
  action?: ReactNode;
}

/** One match at a glance: when or how it stands, who scored, who speaks, and the way into its room. */
export function ChosenMatch({ match: told, room, now, words, action }: Props) {
  const { t } = words;
  const id = useId();
  const [revealed, setRevealed] = useState<number>();
  const figure = useRef<HTMLElement>(null);
  // The button goes with what it asked for: the focus moves on to the score, which is read out so.
  const reveal = () => {
    flushSync(() => setRevealed(told.fixtureId));
    figure.current?.focus();
  };
  const kept = words.hides && revealed !== told.fixtureId && (hasScore(told) || (room?.live.events.length ?? 0) > 0);
  const match = kept ? unscored(told) : told;
  const stands = standing(match);
  const events = (!kept && room?.live.events) || [];
  const label = match.replay ? t('row.replay') : match.generated ? t('row.generated') : undefined;
  return (
    <Panel labelledBy={id} edgeToEdge className={styles.chosen}>
      <PanelHeader
        level={2}
        id={id}
        title={t('schedule.chosen')}
        action={
          <>
            {label && <Tag>{label}</Tag>}
            {action}
          </>
        }
      />
      <PitchStripes className={styles.top}>
        <div className={styles.team}>
          <Crest {...look(match.home)} size={52} />
          <TeamName match={match} side="home" words={words} />
        </div>
        <div className={styles.middle}>
          <b ref={figure} tabIndex={-1} className={match.dayOnly && stands === 'coming' ? undefined : styles.figure}>
            {kept ? SCORE_KEPT : stands === 'coming' || !match.score ? words.kickOff(match) : words.score(match.score)}
          </b>
          <small>{stands === 'coming' ? comingIn(match, now, words) : words.phase(match, now)}</small>
          {match.halfTime && <small>{t('score.half', { score: words.score(match.halfTime) })}</small>}
          {match.penalties && <small>{t('score.penalties', { score: words.score(match.penalties) })}</small>}
        </div>
        <div className={styles.team}>
          <Crest {...look(match.away)} size={52} />
          <TeamName match={match} side="away" words={words} />
        </div>
        {events.length > 0 && (
          <p className={styles.story}>
            <SideStory items={sideStory(events, 'home')} t={t} />
          </p>
        )}
        {events.length > 0 && (
          <p className={styles.awayStory}>
            <SideStory items={sideStory(events, 'away')} t={t} />
          </p>
        )}
      </PitchStripes>
      {stands !== 'coming' && match.race && <RaceBoard race={match.race} most={3} words={words} />}
      {match.periods && match.periods.length > 0 && <PeriodTable match={match} words={words} />}
      <div className={styles.enter}>
        {kept && (
          <Button variant="secondary" block icon={<Eye size={18} aria-hidden="true" />} onClick={reveal}>
            {t('score.reveal')}
          </Button>
        )}
        <LinkButton block href={roomLink(match)} renderLink={renderLink} icon={<Tv size={18} aria-hidden="true" />}>
          {t('hot.enter')}
        </LinkButton>
        {stands === 'coming' && <MatchCalendar block fixtureId={match.fixtureId} words={words} />}
      </div>
      <h3 className={styles.who}>{t(match.commentators.length > 0 ? 'schedule.commentators' : 'blv.nobody')}</h3>
      <ul className={styles.people}>
        {match.commentators.map((commentator) => (
          <li key={commentator.userId}>
            <Avatar seed={String(commentator.userId)} size={40} mic />
            <span className={styles.speaks}>
              <b>{bareName(commentator.name)}</b>
              <small>{commentator.style}</small>
            </span>
            {canBook(match, now) && <BookButton match={match} commentator={commentator} words={words} />}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** The same where there is no room for it beside the list: over the foot of the page. `closeHref`: the page without it. */
export const ChosenSheet = ({ closeHref, ...props }: Omit<Props, 'action'> & { closeHref: string }) => (
  <div className={styles.sheet}>
    <ChosenMatch
      {...props}
      action={
        <IconLink href={closeHref} label={props.words.t('schedule.close')} renderLink={renderLinkInPlace}>
          <X size={20} aria-hidden="true" />
        </IconLink>
      }
    />
  </div>
);

function TeamName({ match, side, words }: { match: MatchSummary; side: Side; words: MatchWords }) {
  const href = words.teamLink(match, side);
  const { name } = match[side];
  return href === undefined ? <>{name}</> : renderLink({ href, className: styles.teamLink, children: name });
}

/** "còn 1 giờ 27 phút" today, the day otherwise. */
function comingIn(match: MatchSummary, now: number, words: MatchWords): string {
  if (match.dayOnly || !words.isToday(match, now)) return words.day(match.kickOff);
  const { hours, minutes } = countdownParts(Date.parse(match.kickOff), now);
  if (hours === 0 && minutes === 0) return words.t('hot.countdownSoon');
  return hours > 0 ? words.t('hot.countdown', { hours, minutes }) : words.t('hot.countdownMinutes', { minutes });
}
