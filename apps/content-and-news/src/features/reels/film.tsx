import { useEffect, useRef, useState } from 'react';
import { observer } from 'mobx-react-lite';
import { Play } from 'lucide-react';
import type { Language } from '@portal/contracts';
import type { Highlight } from '@portal/contracts/highlight';
import type { HighlightWords } from '../highlight/highlight-words.ts';
import type { FilmModel } from './film.model.ts';
import { sparesTheVisitor } from './spares.ts';
import styles from './film.module.css';

interface Props {
  film: FilmModel;
  /** Undefined on the last slide, which is none. */
  reel: Highlight | undefined;
  at: number;
  language: Language;
  words: HighlightWords;
}

/** The film of the reel in sight, over its poster. A press on it stops and goes on. */
export const Film = observer(function Film({ film, reel, at, language, words }: Props) {
  const { t, hidesScores } = words;
  const video = useRef<HTMLVideoElement>(null);
  const progress = useRef<HTMLSpanElement>(null);
  const id = reel?.id;
  // A film shows a goal, and the name of its file on which side: who hides scores gets neither unasked.
  const [asked, setAsked] = useState<number>();
  const withheld = hidesScores && asked !== id;
  useEffect(() => {
    film.attach(video.current);
    return () => film.attach(null);
  }, [film]);
  useEffect(() => {
    film.show(id !== undefined && !withheld && (hidesScores || !sparesTheVisitor()));
  }, [film, id, hidesScores, withheld]);
  useEffect(() => {
    const hidden = () => (document.hidden ? film.sleep() : film.wake());
    document.addEventListener('visibilitychange', hidden);
    return () => document.removeEventListener('visibilitychange', hidden);
  }, [film]);
  const captions = reel && (hidesScores ? `${reel.captions}&scores=hidden` : reel.captions);
  const { state } = film;
  return (
    <div className={styles.layer} style={{ transform: `translateY(${at * 100}%)` }} hidden={!reel}>
      <div className={styles.frame} data-state={state}>
        <video
          ref={video}
          className={styles.film}
          src={withheld ? undefined : reel?.films.tall.url}
          width={540}
          height={960}
          loop
          muted
          playsInline
          preload="none"
          tabIndex={-1}
          aria-hidden="true"
          onTimeUpdate={({ currentTarget: { currentTime, duration } }) => {
            if (progress.current) progress.current.style.transform = `scaleX(${duration > 0 ? currentTime / duration : 0})`;
          }}
        >
          {captions && <track key={captions} ref={film.hear} kind="captions" src={captions} srcLang={language} label={t('highlight.captions')} />}
        </video>
        {state === 'failed' && (
          <p className={styles.failed} role="alert">
            {t('reels.filmFailed')}
          </p>
        )}
        <button
          type="button"
          className={styles.press}
          data-press
          aria-label={t(state === 'failed' ? 'reels.retry' : state === 'still' ? 'reels.play' : 'reels.pause')}
          onClick={() => (withheld ? setAsked(id) : film.toggle())}
        >
          {state === 'still' && (
            <span className={styles.play}>
              <Play size={34} fill="currentColor" aria-hidden="true" />
            </span>
          )}
          {state === 'waiting' && <span className={styles.waiting} />}
          {state === 'failed' && <span className={styles.again}>{t('reels.retry')}</span>}
        </button>
        {film.captions && film.line !== '' && (
          <p className={styles.line}>
            <span>{film.line}</span>
          </p>
        )}
        <span className={styles.progress} aria-hidden="true">
          <span ref={progress} />
        </span>
      </div>
    </div>
  );
});
