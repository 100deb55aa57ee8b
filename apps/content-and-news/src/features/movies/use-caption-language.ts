import { useEffect, useRef, type RefObject } from 'react';
import type { Language } from '@portal/contracts';

/** Who reads the page in another language reads the captions in it too, where there are some and they are not turned off. */
export function useCaptionLanguage(video: RefObject<HTMLVideoElement | null>, language: Language): void {
  const before = useRef(language);
  useEffect(() => {
    if (before.current === language) return;
    before.current = language;
    const tracks = [...(video.current?.textTracks ?? [])];
    if (!tracks.some(({ mode }) => mode === 'showing') || !tracks.some((track) => track.language === language)) return;
    for (const track of tracks) track.mode = track.language === language ? 'showing' : 'disabled';
  }, [video, language]);
}
