import { useCallback, useEffect, useImperativeHandle, useLayoutEffect, useRef, type Ref, type RefObject } from 'react';
import { DEFAULT_LANGUAGE, type Language } from '@portal/contracts';
import type { Episode } from '@portal/contracts/movie';
import type { AppContext } from '@portal/platform';
import { Button, LinkButton } from '@portal/ui';
import { renderLink } from '../links.tsx';
import { placeKey } from './kept-places.ts';
import { placeInFilm, type MovieWords } from './movie-words.ts';
import { useCaptionLanguage } from './use-caption-language.ts';
import { useKeptPlace, type Watching } from './use-kept-place.ts';
import styles from './player.module.css';

/** For whoever leads into the film. Seconds. */
export interface PlayerHandle {
  playFrom(seconds: number): void;
  /** Hears where the film is, a few times a second; returns how to stop that. */
  follow(hear: (seconds: number) => void): () => void;
}

interface Props {
  ref: Ref<PlayerHandle>;
  slug: string;
  episode: Episode;
  label: string;
  language: Language;
  clock: AppContext['clock'];
  /** What is said after the last picture, and where one may go on. */
  ended: { said: string; next?: { href: string; label: string } };
  words: MovieWords;
}

/** Languages by their own names: whoever looks for theirs finds it. */
const NAMES: Readonly<Record<string, string>> = { vi: 'Tiếng Việt', en: 'English', zh: '中文' };

/** The browser's own player, with captions in each language, that goes on where one left. It plays without JavaScript too. */
export function Player({ ref, slug, episode, label, language, clock, ended, words: { t } }: Props) {
  const video = useRef<HTMLVideoElement>(null);
  const { film, poster, captions, number } = episode;
  const watching = useKeptPlace(video, placeKey(slug, number), clock);
  useCaptionLanguage(video, language);

  const playFrom = useCallback((seconds: number) => {
    const element = video.current;
    if (!element) return;
    if (element.error) element.load();
    element.currentTime = seconds;
    // A browser that refuses leaves the film still, at the place that was asked for.
    void element.play().catch(() => undefined);
  }, []);
  useImperativeHandle(
    ref,
    () => ({
      playFrom,
      follow: (hear) => {
        const element = video.current;
        const tell = () => hear(element?.currentTime ?? 0);
        element?.addEventListener('timeupdate', tell);
        return () => element?.removeEventListener('timeupdate', tell);
      },
    }),
    [playFrom],
  );
  const note = useFocusKept(video, watching.status);
  const shown = captions.some((one) => one.language === language) ? language : DEFAULT_LANGUAGE;
  return (
    <div className={styles.player}>
      <video ref={video} src={film.url} poster={poster.url} width={film.width} height={film.height} controls playsInline preload="metadata" aria-label={label}>
        {captions.map(({ language: of, url }) => (
          <track key={of} kind="captions" src={url} srcLang={of} label={NAMES[of] ?? of} default={of === shown} />
        ))}
      </video>
      <div ref={note} className={styles.over}>
        <div role="status" className={styles.said}>
          {watching.status === 'resumed' && (
            <>
              <p>{t('movies.resumed', { time: placeInFilm(watching.at) })}</p>
              <Button variant="line" compact onClick={() => playFrom(0)}>
                {t('movies.fromStart')}
              </Button>
            </>
          )}
          {watching.status === 'ended' && (
            <>
              <p>{ended.said}</p>
              {ended.next && (
                <LinkButton variant="line" compact href={ended.next.href} renderLink={renderLink}>
                  {ended.next.label}
                </LinkButton>
              )}
            </>
          )}
        </div>
        {watching.status === 'failed' && (
          <div role="alert" className={styles.said}>
            <p>
              <strong>{t('movies.failed')}</strong> {t('movies.failedText')}
            </p>
            <Button variant="line" compact onClick={() => video.current?.load()}>
              {t('movies.retry')}
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}

/** What is said over a film goes by itself: whoever stands on a button there comes back to the film. */
function useFocusKept(video: RefObject<HTMLVideoElement | null>, status: Watching['status']): RefObject<HTMLDivElement | null> {
  const note = useRef<HTMLDivElement>(null);
  const inside = useRef(false);
  useEffect(() => {
    const element = note.current;
    if (!element) return;
    const on = () => {
      inside.current = true;
    };
    // Of what is taken away no browser says that it lost the focus to something.
    const off = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget) inside.current = false;
    };
    element.addEventListener('focusin', on);
    element.addEventListener('focusout', off);
    return () => {
      element.removeEventListener('focusin', on);
      element.removeEventListener('focusout', off);
    };
  }, []);
  useLayoutEffect(() => {
    if (inside.current && document.activeElement === document.body) video.current?.focus({ preventScroll: true });
    inside.current = false;
  }, [video, status]);
  return note;
}
