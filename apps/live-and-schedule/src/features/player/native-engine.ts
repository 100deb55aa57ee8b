import type { EngineNews, PlayerEngine } from './engine.ts';

const HLS = 'application/vnd.apple.mpegurl';

/**
 * Safari plays live streams by itself, and better than any script does. Other browsers that say so are new to it and offer
 * no choice of quality: they get hls.js as long as they have MediaSource.
 */
export const playsNatively = (video: HTMLVideoElement): boolean =>
  video.canPlayType(HLS) !== '' && (!('MediaSource' in globalThis) || 'ManagedMediaSource' in globalThis);

export function nativeEngine(video: HTMLVideoElement, source: string, onNews: (news: EngineNews) => void): PlayerEngine {
  const fault = () => onNews({ type: 'fault', kind: video.error?.code === MediaError.MEDIA_ERR_DECODE ? 'media' : 'network' });
  const edge = () => (video.seekable.length > 0 ? video.seekable.end(video.seekable.length - 1) : undefined);
  video.addEventListener('error', fault);
  video.src = source;
  return {
    recover() {
      video.src = source;
      video.load();
    },
    setLevel() {},
    latency: () => {
      const end = edge();
      return end === undefined ? undefined : Math.max(0, end - video.currentTime);
    },
    livePoint: edge,
    destroy() {
      video.removeEventListener('error', fault);
      video.removeAttribute('src');
      video.load();
    },
  };
}
