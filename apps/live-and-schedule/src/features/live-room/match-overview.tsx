import { observer } from 'mobx-react-lite';
import { Slot } from '@portal/platform';
import { MoreLink, Panel, PanelHeader, type RenderLink } from '@portal/ui';
import { Link } from 'react-router-dom';
import { MatchCalendar } from '../match/match-calendar.tsx';
import type { MatchWords } from '../match/match-words.ts';
import { EventsPart } from './events-part.tsx';
import { InfoPart } from './info-part.tsx';
import { StartingLists } from './line-up-part.tsx';
import type { LiveRoomModel } from './live-room.model.ts';
import { OwnDay } from './own-day.tsx';
import { OtherMatches } from './other-matches.tsx';
import { withParam } from './room-address.ts';
import { StatisticsPart } from './statistics-part.tsx';
import styles from './match-overview.module.css';

const inPlace: RenderLink = ({ href, ...rest }) => <Link to={href} replace preventScrollReset {...rest} />;

/** 'Trận đấu': what happened, in numbers, who plays; each with the way to the whole. */
export const MatchOverview = observer(function MatchOverview({ model, words, search }: { model: LiveRoomModel; words: MatchWords; search: URLSearchParams }) {
  const { t } = words;
  // Before kick-off there is nothing to tell or count yet: when and where comes first.
  const coming = model.standing === 'coming';
  const events = (
    <Panel labelledBy="main-events">
      <PanelHeader
        level={2}
        id="main-events"
        title={t('room.main')}
        action={
          coming ? undefined : (
            <MoreLink href={withParam(search, 'tab', 'dien-bien')} renderLink={inPlace}>
              {t('room.moreEvents')}
            </MoreLink>
          )
        }
      />
      <EventsPart model={model} words={words} which="main" />
    </Panel>
  );
  return (
    <div className={styles.overview}>
      <div className={styles.column}>
        {!coming && events}
        {model.standing === 'ended' && (
          <div className={styles.story}>
            <Slot name="content-and-news/match-story" props={{ fixtureId: model.room.match.fixtureId }} whenAway="nothing" />
          </div>
        )}
        <Panel labelledBy="match-info" className={coming ? undefined : styles.last}>
          <PanelHeader
            level={2}
            id="match-info"
            title={t('info.heading')}
            action={coming ? <MatchCalendar fixtureId={model.room.match.fixtureId} words={words} /> : undefined}
          />
          <InfoPart room={model.room} words={words} kickOff={!coming} />
        </Panel>
        <OwnDay standing={model.standing} />
      </div>
      <div className={styles.column}>
        {coming ? (
          events
        ) : (
          <Panel labelledBy="statistics">
            <PanelHeader level={2} id="statistics" title={t('statistic.heading')} />
            <StatisticsPart model={model} words={words} which="main" />
          </Panel>
        )}
        {model.live.lineUps && (
          <Panel labelledBy="line-ups">
            <PanelHeader
              level={2}
              id="line-ups"
              title={t('lineUp.heading')}
              action={
                <MoreLink href={withParam(search, 'tab', 'doi-hinh')} renderLink={inPlace}>
                  {t('lineUp.see')}
                </MoreLink>
              }
            />
            <StartingLists model={model} words={words} />
          </Panel>
        )}
        <OtherMatches room={model.room} standing={model.standing} words={words} search={search} />
      </div>
    </div>
  );
});
