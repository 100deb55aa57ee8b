import { Eye, Keyboard, Maximize, Minimize, Pause, PictureInPicture2, Play, RectangleHorizontal, Volume1, Volume2, VolumeX } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import type { ReactNode, RefObject } from 'react';
import { useHydrated } from '@portal/platform';
import { IconButton, Tag, VisuallyHidden } from '@portal/ui';
import type { Translate } from '../match/match-words.ts';
import type { PlayerModel } from './player.model.ts';
import { QualityMenu } from './quality-menu.tsx';
import type { Theatre } from './theatre.ts';
import type { FullScreen } from './use-full-screen.ts';
import styles from './player.module.css';

interface Props {
  model: PlayerModel;
  fullScreen: FullScreen;
  theatre: Theatre;
  video: RefObject<HTMLVideoElement | null>;
  viewers: { count: string; label: string } | undefined;
  /** "Phát lại": what is shown is not happening now. */
  note?: string | undefined;
  action?: ReactNode;
  onKeys(): void;
  t: Translate;
}

/** The two lines over the picture: what it is above, what one can do below. */
export const PlayerControls = observer(function PlayerControls({ model, fullScreen, theatre, video, viewers, note, action, onKeys, t }: Props) {
  const hydrated = useHydrated();
  const dead = model.state.status === 'error' || model.state.status === 'idle';
  const onAir = model.state.status === 'playing' && !model.behind;
  return (
    <>
      <div className={styles.top}>
        {note ? (
          <Tag tone="dark">{note}</Tag>
        ) : (
          // Red once there is a picture, and it is of now.
          <Tag tone={onAir ? 'live' : 'dark'} dot={onAir}>
            {t('player.live')}
          </Tag>
        )}
        {viewers && (
          <Tag tone="dark" figures icon={<Eye size={12} aria-hidden="true" />}>
            <span aria-hidden="true">{viewers.count}</span>
            <VisuallyHidden>{viewers.label}</VisuallyHidden>
          </Tag>
        )}
        {model.late !== undefined && !dead && (
          <Tag tone="dark" className={styles.late}>
            {t('player.late', { seconds: model.late })}
          </Tag>
        )}
        <div className={styles.end}>{action}</div>
      </div>
      {/* Without a living page these buttons would do nothing. */}
      {hydrated && !dead && (
        <div className={styles.bottom}>
          <IconButton onDark label={t(model.state.status === 'paused' ? 'player.play' : 'player.pause')} onClick={model.toggle}>
            {model.state.status === 'paused' ? <Play size={20} aria-hidden="true" /> : <Pause size={20} aria-hidden="true" />}
          </IconButton>
          <Loudness model={model} t={t} />
          <LiveButton model={model} t={t} />
          <div className={styles.end}>
            <QualityMenu model={model} t={t} />
            <IconButton onDark label={t('player.keys')} className={styles.keys} onClick={onKeys}>
              <Keyboard size={20} aria-hidden="true" />
            </IconButton>
            <SmallWindow video={video} t={t} />
            {!fullScreen.on && (
              <IconButton
                onDark
                label={t(theatre.on ? 'player.leaveTheatre' : 'player.theatre')}
                aria-pressed={theatre.on}
                className={styles.theatre}
                onClick={() => theatre.set(!theatre.on)}
              >
                <RectangleHorizontal size={20} aria-hidden="true" />
              </IconButton>
            )}
            {fullScreen.possible && (
              <IconButton onDark label={t(fullScreen.on ? 'player.leaveFullScreen' : 'player.fullScreen')} onClick={fullScreen.toggle}>
                {fullScreen.on ? <Minimize size={20} aria-hidden="true" /> : <Maximize size={20} aria-hidden="true" />}
              </IconButton>
            )}
          </div>
        </div>
      )}
    </>
  );
});

const Loudness = observer(function Loudness({ model, t }: { model: PlayerModel; t: Translate }) {
  const silent = model.muted || model.volume === 0;
  const Icon = silent ? VolumeX : model.volume < 0.5 ? Volume1 : Volume2;
  return (
    <div className={styles.loudness}>
      <IconButton onDark label={t(silent ? 'player.unmute' : 'player.mute')} aria-pressed={silent} onClick={() => model.setMuted(!silent)}>
        <Icon size={20} aria-hidden="true" />
      </IconButton>
      <input
        type="range"
        min={0}
        max={1}
        step={0.05}
        value={silent ? 0 : model.volume}
        aria-label={t('player.volume')}
        className={styles.volume}
        onChange={(event) => model.setVolume(Number(event.target.value))}
      />
    </div>
  );
});

/** On the air: a label. Behind it: the way back. */
const LiveButton = observer(function LiveButton({ model, t }: { model: PlayerModel; t: Translate }) {
  if (!model.behind) return null;
  return (
    <button type="button" className={styles.toLive} onClick={model.toLive}>
      <span className={styles.grayDot} aria-hidden="true" />
      {t('player.toLive')}
    </button>
  );
});

function SmallWindow({ video, t }: { video: RefObject<HTMLVideoElement | null>; t: Translate }) {
  if (!document.pictureInPictureEnabled) return null;
  const toggle = () => {
    const change = document.pictureInPictureElement ? document.exitPictureInPicture() : video.current?.requestPictureInPicture();
    // Refused before the first picture is there: nothing to show in a small window yet.
    void change?.catch(() => {});
  };
  return (
    <IconButton onDark label={t('player.pip')} onClick={toggle}>
      <PictureInPicture2 size={20} aria-hidden="true" />
    </IconButton>
  );
}
