import { LoaderCircle, RotateCw, TriangleAlert } from 'lucide-react';
import { useCallback, useEffect, useRef, useState, type Ref } from 'react';
import { imageSource, imageWidths, sizedImage } from '@portal/domain';
import { Button } from '../button/button.tsx';
import { kindOf } from './overlay-state.ts';
import type { OverlayItem, OverlayTrack } from './overlay-item.ts';
import styles from './media-overlay.module.css';

export interface FrameWords {
  readonly loading: string;
  readonly failed: string;
  readonly retry: string;
}
interface FrameProps {
  readonly item: OverlayItem;
  readonly words: FrameWords;
  readonly mediaRef: Ref<HTMLElement>;
  /** The button that has the focus is about to go. */
  readonly onRetry: () => void;
}
type Loading = 'loading' | 'there' | 'failed';

/** One file of the overlay: loading, there, or not to be had. */
export function MediaFrame({ item, words, mediaRef, onRetry }: FrameProps) {
  const [{ state, attempt }, setLoading] = useState<{ state: Loading; attempt: number }>({ state: 'loading', attempt: 0 });
  const there = useCallback(() => setLoading((now) => ({ ...now, state: 'there' })), []);
  const failed = useCallback(() => setLoading((now) => ({ ...now, state: 'failed' })), []);
  const address = addressOf(item.src);
  if (state === 'failed' || address === undefined) {
    return (
      <div role="alert" className={styles.failed}>
        <TriangleAlert size={28} aria-hidden="true" />
        <p>{words.failed}</p>
        <Button
          variant="secondary"
          icon={<RotateCw size={18} aria-hidden="true" />}
          onClick={() => {
            onRetry();
            setLoading({ state: 'loading', attempt: attempt + 1 });
          }}
        >
          {words.retry}
        </Button>
      </div>
    );
  }
  const shared = { item, address, mediaRef, there, failed };
  return (
    <>
      {kindOf(item.src) === 'image' ? <Still key={attempt} {...shared} /> : <Clip key={attempt} {...shared} />}
      {state === 'loading' && (
        <span role="status" className={styles.loading}>
          <LoaderCircle size={32} aria-hidden="true" />
          <span className={styles.hidden}>{words.loading}</span>
        </span>
      )}
    </>
  );
}

/** A file of ours as it is, so that what moves keeps moving; a picture of another site through our server, which alone the page may ask. */
function addressOf(src: string): string | undefined {
  const source = imageSource(src);
  if (source === 'refused') return undefined;
  return source === 'sized' && !src.startsWith('/') && kindOf(src) === 'image' ? sizedImage(src, imageWidths().at(-1) as number) : src;
}

interface MediaProps {
  readonly item: OverlayItem;
  readonly address: string;
  readonly mediaRef: Ref<HTMLElement>;
  readonly there: () => void;
  readonly failed: () => void;
}

function Still({ item, address, mediaRef, there, failed }: MediaProps) {
  const ref = useBoth(
    mediaRef,
    useCallback(
      (element: HTMLElement | null) => {
        if ((element as HTMLImageElement | null)?.complete && (element as HTMLImageElement).naturalWidth > 0) there();
      },
      [there],
    ),
  );
  return (
    <img
      ref={ref}
      className={styles.media}
      src={address}
      alt={item.alt}
      width={item.width ?? undefined}
      height={item.height ?? undefined}
      decoding="async"
      draggable={false}
      onLoad={there}
      onError={failed}
    />
  );
}

function Clip({ item, address, mediaRef, there, failed }: MediaProps) {
  const own = useRef<HTMLElement | null>(null);
  const ref = useBoth(mediaRef, own);
  // `autoplay` alone is refused in silence by browsers that want it muted.
  useEffect(() => {
    void playAloudOrMuted(own.current as HTMLVideoElement);
  }, []);
  return (
    <video
      ref={ref as Ref<HTMLVideoElement>}
      className={styles.media}
      src={address}
      aria-label={item.alt || undefined}
      controls
      autoPlay
      playsInline
      onLoadedMetadata={there}
      onError={failed}
    >
      {item.subtitles && <Track kind="subtitles" track={item.subtitles} />}
      {item.descriptions && <Track kind="descriptions" track={item.descriptions} />}
    </video>
  );
}

/** Section 2: language en and label English, unless said. */
const Track = ({ kind, track: { src, language = 'en', label = 'English' } }: { readonly kind: 'subtitles' | 'descriptions'; readonly track: OverlayTrack }) => (
  <track kind={kind} src={src} srcLang={language} label={label} default={kind === 'subtitles'} />
);

async function playAloudOrMuted(video: HTMLVideoElement): Promise<void> {
  try {
    await video.play();
  } catch (error) {
    // Anything else is told by the element's own error event.
    if ((error as DOMException).name !== 'NotAllowedError') return;
    video.muted = true;
    await video.play().catch(() => undefined);
  }
}

function useBoth(one: Ref<HTMLElement>, other: Ref<HTMLElement>) {
  return useCallback(
    (element: HTMLElement | null) => {
      for (const ref of [one, other]) {
        if (typeof ref === 'function') ref(element);
        else if (ref) ref.current = element;
      }
    },
    [one, other],
  );
}
