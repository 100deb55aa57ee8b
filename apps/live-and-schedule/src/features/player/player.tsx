import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useApp, useBackOnline, useModel, useOnline } from '@portal/platform';
import { KeyHelp } from './key-help.tsx';
import { makeEngine } from './make-engine.ts';
import { PlayerControls } from './player-controls.tsx';
import { PlayerModel, type Sound } from './player.model.ts';
import { PlayerNotice } from './player-notice.tsx';
import type { Theatre } from './theatre.ts';
import { useIdle } from './use-idle.ts';
import { useFullScreen } from './use-full-screen.ts';
import { usePlayerKeys } from './use-player-keys.ts';
import type { Shirts } from './shirts.ts';
import { useShirts } from './use-shirts.ts';
import type { Translate } from '../match/match-words.ts';
import styles from './player.module.css';

export interface PlayerProps {
  /** Address of the live stream. Another address: another stream in the same place. */
  source: string;
  /** Kept by the page, so that it outlives a change of stream. */
  sound: Sound;
  /** What stands in the place of the picture until there is one. */
  poster: ReactNode;
  /** It stands there although there is one: what the picture shows is not so just now, nor is its sound worth asking for. Controls stay. */
  covered?: boolean;
  /** At the right end of the top line: sharing. */
  action?: ReactNode;
  /** The score, shown where the page's own is out of sight. Not read out. */
  caption?: ReactNode;
  viewers: { count: string; label: string } | undefined;
  /** "Phát lại": what is shown is not happening now. */
  note?: string | undefined;
  theatre: Theatre;
  /** Of a clip that stands for the match: what its sides wear, and what those of the match do. */
  shirts?: { readonly worn: Shirts; readonly wanted: Shirts } | undefined;
  /** There is a picture, or there will be none for now. */
  onSettled?(): void;
  t: Translate;
}

/** A live stream: picture, controls, and an honest word when there is no picture. */
export const Player = observer(function Player({
  source,
  sound,
  poster,
  covered = false,
  action,
  caption,
  viewers,
  note,
  theatre,
  shirts,
  onSettled,
  t,
}: PlayerProps) {
  const { clock } = useApp();
  const frame = useRef<HTMLDivElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const cloth = useShirts(video, shirts);
  const model = useModel(() => new PlayerModel({ clock, source, makeEngine, sound }), source);
  const fullScreen = useFullScreen(frame, video);
  const idle = useIdle(frame, model.state.status === 'playing');
  const [keys, setKeys] = useState(false);
  usePlayerKeys(model, {
    toggleFullScreen: fullScreen.toggle,
    toggleTheatre: () => theatre.set(!theatre.on),
    leaveTheatre: () => theatre.set(false),
    showKeys: () => setKeys(true),
  });
  const online = useOnline();
  useBackOnline(() => {
    if (model.state.status === 'error' && model.state.reason !== 'unsupported') model.state.retry();
  });

  // `useModel` lets go of it.
  useEffect(() => {
    if (video.current) model.attach(video.current);
  }, [model]);

  const pictureYet = model.state.status === 'playing' || model.state.status === 'paused' || model.state.status === 'stalled';
  const settled = pictureYet || model.state.status === 'error';
  useEffect(() => {
    if (settled) onSettled?.();
  }, [settled, onSettled]);
  return (
    <div ref={frame} className={styles.player} role="region" aria-label={t('player.label')} data-idle={idle || undefined}>
      <video
        ref={video}
        className={styles.video}
        playsInline
        muted
        // A click on the picture is for the mouse; a finger only wants to see the controls.
        onClick={(event) => {
          if ((event.nativeEvent as PointerEvent).pointerType !== 'touch') model.toggle();
        }}
      />
      {shirts && <canvas ref={cloth} className={styles.cloth} aria-hidden="true" />}
      {(covered || !pictureYet) && <div className={styles.poster}>{poster}</div>}
      <PlayerNotice state={model.state} online={online} muted={model.muted && !covered} onPlay={model.play} onUnmute={() => model.setMuted(false)} t={t} />
      <noscript>
        <p className={styles.noScript}>{t('player.noScript')}</p>
      </noscript>
      {caption && (
        <div className={styles.caption} aria-hidden="true">
          {caption}
        </div>
      )}
      <PlayerControls
        model={model}
        fullScreen={fullScreen}
        theatre={theatre}
        video={video}
        viewers={viewers}
        note={note}
        action={action}
        onKeys={() => setKeys(true)}
        t={t}
      />
      {keys && <KeyHelp onClose={() => setKeys(false)} t={t} />}
    </div>
  );
});
