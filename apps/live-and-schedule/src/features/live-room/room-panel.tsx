import { observer } from 'mobx-react-lite';
import { Panel, PanelHeader } from '@portal/ui';
import type { MatchWords } from '../match/match-words.ts';
import { EventsPart } from './events-part.tsx';
import { InfoPart } from './info-part.tsx';
import { LineUpPart } from './line-up-part.tsx';
import type { LiveRoomModel } from './live-room.model.ts';
import { MatchOverview } from './match-overview.tsx';
import type { Tab } from './room-address.ts';
import { StatisticsPart } from './statistics-part.tsx';

interface Props { model: LiveRoomModel; words: MatchWords; tab: Tab; search: URLSearchParams }

/** The open part of the match. With the chat open a desktop shows the match beside it. */
export const RoomPanel = observer(function RoomPanel({ model, words, tab, search }: Props) {
  const { t } = words;
  switch (tab) {
    case 'chat':
    case 'tran-dau':
      return <MatchOverview model={model} words={words} search={search} />;
    case 'dien-bien':
      return <Panel edgeToEdge labelledBy="part-title"><PanelHeader level={2} id="part-title" title={t('tab.dien-bien')} /><EventsPart model={model} words={words} which="all" /></Panel>;
    case 'thong-ke':
      return <Panel edgeToEdge labelledBy="part-title"><PanelHeader level={2} id="part-title" title={t('statistic.heading')} /><StatisticsPart model={model} words={words} which="all" /></Panel>;
    case 'doi-hinh':
      return <Panel edgeToEdge labelledBy="part-title"><PanelHeader level={2} id="part-title" title={t('lineUp.heading')} /><LineUpPart model={model} words={words} /></Panel>;
    case 'thong-tin':
      return <Panel edgeToEdge labelledBy="part-title"><PanelHeader level={2} id="part-title" title={t('info.heading')} /><InfoPart room={model.room} words={words} /></Panel>;
  }
});
