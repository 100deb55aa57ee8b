import { observer } from 'mobx-react-lite';
import { useHydrated } from '@portal/platform';
import { SPORT_ID } from '@portal/domain';
import { ScoreBoard } from '@portal/ui';
import { gamePeriod } from '../match/game-clock.ts';
import { clockText } from '../match/match-clock.ts';
import type { MatchWords } from '../match/match-words.ts';
import { phaseOf } from '../match/phase-of.ts';
import type { LiveRoomModel } from './live-room.model.ts';
import styles from './score-bar.module.css';

const states = { live: 'live', coming: 'coming', ended: 'ended', 'no-result': 'unknown' } as const;

/** The bar under the picture: score, running clock, red cards, score at half-time; 'VÀO!' for a minute after a goal. */
export const ScoreBar = observer(function ScoreBar({ model, words }: { model: LiveRoomModel; words: MatchWords }) {
  const { match, face, standing } = model;
  const { t } = words;
  const coming = standing === 'coming';
  const { feed } = model;
  // A clock that runs on without news says since when; red is for what is known to be so.
  const stale = standing === 'live' && feed.status !== 'live';
  const age = (at: number) => t('feed.updated', { time: words.clock(at) });
  const alive = useHydrated();
  const goal = model.goal && <b className={styles.goal}>{t('goal')}</b>;
  const note = coming ? <When match={match} words={words} /> : stale ? age(feed.at) : (goal ?? notes(model, words));
  return (
    <ScoreBoard
      {...words.sides(match)}
      state={stale ? 'unknown' : states[standing]}
      score={coming ? null : match.score}
      clock={coming ? words.kickOff(match) : (words.gamePhase(match, model.now) ?? clockText(face) ?? t(`phase.${phaseOf(match)}`))}
      clockShort={coming || clockText(face) ? undefined : words.minute(match, model.now)}
      note={note}
      {...(!alive && standing === 'live' && { age: age(model.now) })}
      announcement={announcement(model, words)}
    />
  );
});

/** Beside the time of kick-off, which stands here alone. */
function When({ match, words }: { match: LiveRoomModel['match']; words: MatchWords }) {
  return (
    <span className={styles.when}>
      <span>{words.day(match.kickOff)}</span> {!match.dayOnly && <span>{words.zoneName(Date.parse(match.kickOff))}</span>}
    </span>
  );
}

/** In one line; of a phone, whose names need the width, the first alone. */
function notes({ match }: LiveRoomModel, { t, score }: MatchWords) {
  const parts = [
    match.penalties && t('score.penalties', { score: score(match.penalties) }),
    match.halfTime && match.sportId === SPORT_ID.football && match.clock.phase !== 'first-half' && t('score.half', { score: score(match.halfTime) }),
  ];
  const told = parts.filter(Boolean);
  if (told.length < 2) return told[0] || undefined;
  return (
    <span className={styles.notes}>
      {told.map((part) => (
        <span key={String(part)}>{part}</span>
      ))}
    </span>
  );
}

/** Read out when it changes: with goals and periods, not with every second. */
function announcement({ match, standing }: LiveRoomModel, words: MatchWords): string {
  const { t } = words;
  const period = gamePeriod(match);
  const phase = period ? t(`game.${period.key}`, { ...period.values }) : t(`phase.${phaseOf(match)}`);
  const { home, away } = words.sides(match);
  const teams = { home: home.name, away: away.name };
  if (match.race && standing !== 'coming') return t('race.announce', { first: home.name, second: away.name, phase });
  if (match.dayOnly && standing === 'coming') return words.inOneSentence(match, 0);
  if (!match.score || standing === 'coming') return t('room.announceComing', { ...teams, time: words.kickOff(match) });
  return t('score.announce', { ...teams, homeGoals: match.score.home, awayGoals: match.score.away, phase });
}
