import { observer } from 'mobx-react-lite';
import { Panel, PanelHeader } from '@portal/ui';
import { PeriodTable } from '../match/period-table.tsx';
import { RaceBoard } from '../match/race-board.tsx';
import { MatchCalendar } from '../match/match-calendar.tsx';
import type { MatchWords } from '../match/match-words.ts';
import { InfoPart } from './info-part.tsx';
import type { LiveRoomModel } from './live-room.model.ts';
import { OwnDay } from './own-day.tsx';
import { OtherMatches } from './other-matches.tsx';
import styles from './match-overview.module.css';

/** 'Trận đấu' of a game that is no football: the score by periods, or the field of a race; and what is known of it. */
export const GameOverview = observer(function GameOverview({ model, words, search }: { model: LiveRoomModel; words: MatchWords; search: URLSearchParams }) {
  const { t } = words;
  const { match } = model;
  return (
    <div className={styles.overview}>
      <div className={styles.column}>
        <Panel labelledBy="game-score">
          <PanelHeader level={2} id="game-score" title={match.race ? t('race.heading', { track: match.race.title }) : t('periods.heading')} />
          {match.race ? <RaceBoard race={match.race} words={words} /> : <PeriodTable match={match} words={words} />}
        </Panel>
        <OwnDay standing={model.standing} />
      </div>
      <div className={styles.column}>
        <Panel labelledBy="match-info">
          <PanelHeader
            level={2}
            id="match-info"
            title={t('info.heading')}
            action={model.standing === 'coming' ? <MatchCalendar fixtureId={match.fixtureId} words={words} /> : undefined}
          />
          <InfoPart room={model.room} words={words} kickOff={model.standing !== 'coming'} />
        </Panel>
        <OtherMatches room={model.room} standing={model.standing} words={words} search={search} />
      </div>
    </div>
  );
});
