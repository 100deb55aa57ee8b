import { observer } from 'mobx-react-lite';
import { SPORT_ID } from '@portal/domain';
import { Slot } from '@portal/platform';
import { Panel, PanelHeader, SkeletonRows } from '@portal/ui';
import type { MatchWords } from '../match/match-words.ts';
import { foreignProps, foreignTabs } from './away-tabs.ts';
import { EventsPart } from './events-part.tsx';
import { GameOverview } from './game-overview.tsx';
import { InfoPart } from './info-part.tsx';
import { LineUpPart } from './line-up-part.tsx';
import type { LiveRoomModel } from './live-room.model.ts';
import { MatchOverview } from './match-overview.tsx';
import type { Tab } from './room-address.ts';
import { StatisticsPart } from './statistics-part.tsx';

interface Props {
  model: LiveRoomModel;
  words: MatchWords;
  tab: Tab;
  search: URLSearchParams;
}

/** The open part of the match. With the chat open a desktop shows the match beside it. */
export const RoomPanel = observer(function RoomPanel({ model, words, tab, search }: Props) {
  const { t } = words;
  switch (tab) {
    case 'chat':
    case 'tran-dau':
      return model.room.match.sportId === SPORT_ID.football ? (
        <MatchOverview model={model} words={words} search={search} />
      ) : (
        <GameOverview model={model} words={words} search={search} />
      );
    case 'keo':
    case 'tip-keo':
    case 'bai-dang':
      return (
        <Slot
          key={tab}
          name={foreignTabs[tab]}
          props={foreignProps(model.room.match)}
          loading={
            <Panel edgeToEdge>
              <SkeletonRows rows={4} label={t('loading')} />
            </Panel>
          }
          minHeight={240}
        />
      );
    case 'dien-bien':
      return (
        <Panel edgeToEdge labelledBy="part-title">
          <PanelHeader level={2} id="part-title" title={t('tab.dien-bien')} />
          <EventsPart model={model} words={words} which="all" />
        </Panel>
      );
    case 'thong-ke':
      return (
        <Panel edgeToEdge labelledBy="part-title">
          <PanelHeader level={2} id="part-title" title={t('statistic.heading')} />
          <StatisticsPart model={model} words={words} which="all" />
        </Panel>
      );
    case 'doi-hinh':
      return (
        <Panel edgeToEdge labelledBy="part-title">
          <PanelHeader level={2} id="part-title" title={t('lineUp.heading')} />
          <LineUpPart model={model} words={words} />
        </Panel>
      );
    case 'thong-tin':
      return (
        <Panel edgeToEdge labelledBy="part-title">
          <PanelHeader level={2} id="part-title" title={t('info.heading')} />
          <InfoPart room={model.room} words={words} />
        </Panel>
      );
  }
});
