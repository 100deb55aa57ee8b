import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Stream } from '@portal/contracts/schedule';
import { PageMeta, Slot, useApp } from '@portal/platform';
import { cx, Skeleton, VisuallyHidden } from '@portal/ui';
import { roomLink } from '../match/room-link.ts';
import { sharePicture } from '../match/share-picture.ts';
import { usePageTitle } from '../match/use-page-title.ts';
import type { MatchWords } from '../match/match-words.ts';
import type { Sound } from '../player/player.model.ts';
import { CommentatorStrip } from './commentator-strip.tsx';
import type { LiveRoomModel } from './live-room.model.ts';
import { Picture } from './picture.tsx';
import { RoomPanel } from './room-panel.tsx';
import { RoomTabs } from './room-tabs.tsx';
import { ScoreBar } from './score-bar.tsx';
import { Stage } from './stage.tsx';
import { CHAT, type Tab } from './room-address.ts';
import { roomData } from './structured-data.ts';
import { useTyping } from './use-typing.ts';
import styles from './live-room.module.css';

interface Props {
  model: LiveRoomModel;
  words: MatchWords;
  tab: Tab;
  stream: Stream | undefined;
  search: URLSearchParams;
  sound: Sound;
}

/** The room: picture, score, commentators and parts of the match on the left, the chat on the right; on a phone one below the other, with the chat as the first part. */
export const LiveRoomView = observer(function LiveRoomView({ model, words, tab, stream, search, sound }: Props) {
  const { t } = words;
  const { prefs } = useApp();
  const { match } = model.room;
  const teams = { home: match.home.name, away: match.away.name };
  const description = t('description.room', { ...teams, tournament: match.tournament.name });
  const titled = usePageTitle();
  // Of several tabs one finds the match, and sees the goal, by its score; whoever is sent the link sees it too.
  const { home, away } = teams;
  const named = model.standing !== 'coming' && model.match.score ? `${home} ${words.score(model.match.score)} ${away}` : `${home} – ${away}`;
  const state = model.standing === 'ended' ? 'ended' : match.replay ? 'replay' : 'live';
  const title = t('title.room', { match: named, state: t(`title.state.${state}`) });
  const picture = { url: sharePicture(model.fixtureId, prefs.language), alt: words.inOneSentence(match, model.now), width: 1_200, height: 630 };
  const plays = model.standing === 'live' && stream !== undefined;
  // What one came for has the line to itself: score and chat come with the page, then the picture.
  const [settled, setSettled] = useState(false);
  const onSettled = useCallback(() => setSettled(true), []);
  const [asked, setTheatre] = useState(false);
  const theatre = asked && plays;
  // The picture is at the top of the page.
  useEffect(() => {
    if (theatre) scrollTo({ top: 0 });
  }, [theatre]);
  const place = useRef<HTMLDivElement>(null);
  const { typing, stop } = useTyping(place, CHAT);
  const enlarge = () => {
    stop();
    scrollTo({ top: 0 });
  };
  return (
    <div
      ref={place}
      className={styles.room}
      data-tab={tab}
      data-standing={model.standing}
      data-plays={plays}
      data-typing={typing || undefined}
      data-theatre={theatre || undefined}
      data-full
    >
      <PageMeta
        title={titled(title)}
        description={description}
        path={roomLink(match)}
        image={picture}
        data={roomData(match, description, t('title.live'), picture.url, plays)}
      />
      <VisuallyHidden>
        <h1>{t(`room.heading.${state}`, { ...teams, tournament: match.tournament.name, stage: match.tournament.stage })}</h1>
      </VisuallyHidden>
      <div className={styles.main}>
        <Stage
          picture={<Picture model={model} words={words} stream={stream} sound={sound} theatre={{ on: theatre, set: setTheatre }} onSettled={onSettled} />}
          score={<ScoreBar model={model} words={words} />}
          plays={plays}
          small={typing}
          enlargeLabel={t('player.enlarge')}
          onEnlarge={enlarge}
        />
        <CommentatorStrip
          room={model.room}
          standing={model.standing}
          now={model.now}
          chosen={stream}
          search={search}
          words={words}
          className={styles.notWhileTyping}
        />
        <RoomTabs match={match} tab={tab} search={search} complete={settled || !plays} words={words} className={styles.notWhileTyping} />
        <div className={cx(styles.panel, styles.notWhileTyping)}>
          <RoomPanel model={model} words={words} tab={tab} search={search} />
        </div>
      </div>
      <aside id={CHAT.slice(1)} className={styles.chat} aria-label={t('room.chat')}>
        <Slot
          name="chat/room"
          props={{ groupId: model.room.groupId, title: t('room.chatTitle', teams), ended: model.standing === 'ended' }}
          loading={<ChatSkeleton />}
          minHeight={320}
        />
      </aside>
    </div>
  );
});

const WIDTHS = ['62%', '84%', '48%', '71%', '55%', '80%'] as const;
const ChatSkeleton = () => (
  <div className={styles.chatSkeleton} aria-hidden="true">
    {WIDTHS.map((width) => (
      <div key={width}>
        <Skeleton width={32} height={32} round />
        <Skeleton width={width} height={30} />
      </div>
    ))}
  </div>
);
