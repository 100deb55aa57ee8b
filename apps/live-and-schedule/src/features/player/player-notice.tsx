import { LoaderCircle, Play, RotateCw, TvMinimal, VolumeX, WifiOff } from 'lucide-react';
import { Button } from '@portal/ui';
import type { Translate } from '../match/match-words.ts';
import type { PlayerState } from './player.model.ts';
import styles from './player.module.css';

interface Props {
  state: PlayerState;
  online: boolean;
  muted: boolean;
  onPlay(): void;
  onUnmute(): void;
  t: Translate;
}

/** What lies over the picture: that it is on its way, stands still, failed, is paused, or plays without sound. */
export function PlayerNotice({ state, online, muted, onPlay, onUnmute, t }: Props) {
  if (!online && (state.status === 'loading' || state.status === 'stalled' || (state.status === 'error' && state.reason !== 'unsupported')))
    return (
      <p className={styles.wait} role="status">
        <WifiOff size={20} aria-hidden="true" />
        <span>{t('player.offline')}</span>
      </p>
    );
  switch (state.status) {
    case 'idle':
      return null;
    case 'loading':
      return (
        <p className={styles.wait} role="status">
          <LoaderCircle className={styles.turning} size={20} aria-hidden="true" />
          <span>{t('player.loading')}</span>
        </p>
      );
    case 'stalled':
      return (
        <p className={styles.wait} role="status">
          <LoaderCircle className={styles.turning} size={20} aria-hidden="true" />
          <span>{state.attempt > 1 ? t('player.stalledTry', { attempt: state.attempt, of: state.of }) : t('player.stalled')}</span>
        </p>
      );
    case 'paused':
      return (
        <button type="button" className={styles.bigPlay} aria-label={t('player.play')} onClick={onPlay}>
          <Play size={34} fill="currentColor" aria-hidden="true" />
        </button>
      );
    case 'playing':
      return muted ? (
        <button type="button" className={styles.unmute} onClick={onUnmute}>
          <VolumeX size={20} aria-hidden="true" />
          {t('player.unmuteMatch')}
        </button>
      ) : null;
    case 'error':
      return (
        <div className={styles.error} role="alert">
          <TvMinimal size={30} aria-hidden="true" />
          <b>{t(state.reason === 'unsupported' ? 'player.unsupported' : 'player.error')}</b>
          <span>{t('player.errorText')}</span>
          {state.reason !== 'unsupported' && (
            <Button variant="line" icon={<RotateCw size={18} aria-hidden="true" />} onClick={state.retry}>
              {t('retry')}
            </Button>
          )}
        </div>
      );
  }
}
