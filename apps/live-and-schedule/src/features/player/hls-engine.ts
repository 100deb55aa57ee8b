import Hls from 'hls.js/light';
import type { EngineNews, PlayerEngine } from './engine.ts';

/** hls.js on a video element; undefined where the browser lacks what it needs. The light build: no subtitles, no protected streams. */
export function hlsEngine(video: HTMLVideoElement, source: string, onNews: (news: EngineNews) => void): PlayerEngine | undefined {
  if (!Hls.isSupported()) return undefined;
  const hls = new Hls({
    // Its worker is made from a blob, which the page's policy of scripts and trusted types does not let through.
    enableWorker: false,
    liveSyncDurationCount: 2,
    liveMaxLatencyDurationCount: 5,
    maxLiveSyncPlaybackRate: 1.04,
    backBufferLength: 20,
    capLevelToPlayerSize: true,
  });
  hls.on(Hls.Events.MANIFEST_PARSED, (_, { levels }) => onNews({ type: 'levels', levels: levels.map(({ height }, index) => ({ index, height })) }));
  hls.on(Hls.Events.LEVEL_SWITCHED, (_, { level }) => onNews({ type: 'playing-level', index: level }));
  hls.on(Hls.Events.ERROR, (_, { fatal, type }) => {
    if (fatal) onNews({ type: 'fault', kind: type === Hls.ErrorTypes.MEDIA_ERROR ? 'media' : 'network' });
  });
  hls.attachMedia(video);
  hls.loadSource(source);
  return {
    recover(kind) {
      if (kind === 'media') hls.recoverMediaError();
      // Without a manifest there is nothing to go on loading: it has to be asked for again.
      else if (hls.levels.length === 0) hls.loadSource(source);
      else hls.startLoad(-1);
    },
    setLevel(level) {
      hls.nextLevel = level === 'auto' ? -1 : level;
    },
    latency: () => (hls.latency > 0 ? hls.latency : undefined),
    livePoint: () => hls.liveSyncPosition ?? undefined,
    destroy: () => hls.destroy(),
  };
}
