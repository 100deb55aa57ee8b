import { observer } from 'mobx-react-lite';
import { ScoreBoard } from '@portal/ui';
import { clockText } from '../match/match-clock.ts';
import type { MatchWords } from '../match/match-words.ts';
import type { LiveRoomModel } from './live-room.model.ts';
import styles from './score-bar.module.css';

const states = { live: 'live', coming: 'coming', ended: 'ended', 'no-result': 'unknown' } as const;

/** The bar under the picture: score, running clock, red cards, score at half-time; 'VÀO!' for a minute after a goal. */
export const ScoreBar = observer(function ScoreBar({ model, words }: { model: LiveRoomModel; words: MatchWords }) {
  const { match, face, standing } = model;
  const { t } = words;
  const coming = standing === 'coming';
  return (
    <ScoreBoard
      home={words.team(match.home, match.redCards.home)}
      away={words.team(match.away, match.redCards.away)}
      state={states[standing]}
      score={coming ? null : match.score}
      clock={coming ? words.clock(match.kickOff) : (clockText(face) ?? t(`phase.${match.clock.phase}`))}
      note={coming ? words.day(match.kickOff) : model.goal ? <b className={styles.goal}>{t('goal')}</b> : notes(model, words)}
      announcement={announcement(model, words)}
    />
  );
});

function notes({ match }: LiveRoomModel, { t, score }: MatchWords): string | undefined {
  const parts = [match.penalties && t('room.penalties', { score: score(match.penalties) }), match.halfTime && match.clock.phase !== 'first-half' && t('room.half', { score: score(match.halfTime) })];
  return parts.filter(Boolean).join(' · ') || undefined;
}

/** Read out when it changes: with goals and periods, not with every second. */
function announcement({ match, standing }: LiveRoomModel, { t, clock }: MatchWords): string {
  const teams = { home: match.home.name, away: match.away.name };
  if (!match.score || standing === 'coming') return t('room.announceComing', { ...teams, time: clock(match.kickOff) });
  return t('room.announce', { ...teams, homeGoals: match.score.home, awayGoals: match.score.away, phase: t(`phase.${match.clock.phase}`) });
}
