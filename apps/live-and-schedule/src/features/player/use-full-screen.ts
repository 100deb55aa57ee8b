import { useCallback, useEffect, useState, type RefObject } from 'react';

export interface FullScreen {
  possible: boolean;
  on: boolean;
  toggle(): void;
}
/** An iPhone fills the screen with the video element alone, by a call of its own. */
type PhoneVideo = HTMLVideoElement & { webkitEnterFullscreen?(): void };

export function useFullScreen(frame: RefObject<HTMLElement | null>, video: RefObject<HTMLVideoElement | null>): FullScreen {
  const [on, setOn] = useState(false);
  const [possible, setPossible] = useState(false);

  useEffect(() => {
    setPossible(document.fullscreenEnabled || 'webkitEnterFullscreen' in (video.current ?? {}));
    const change = () => setOn(document.fullscreenElement === frame.current);
    document.addEventListener('fullscreenchange', change);
    return () => document.removeEventListener('fullscreenchange', change);
  }, [frame, video]);

  const toggle = useCallback(() => {
    if (document.fullscreenElement) void document.exitFullscreen();
    else if (document.fullscreenEnabled) void frame.current?.requestFullscreen().catch(() => {});
    else (video.current as PhoneVideo | null)?.webkitEnterFullscreen?.();
  }, [frame, video]);

  return { possible, on, toggle };
}
