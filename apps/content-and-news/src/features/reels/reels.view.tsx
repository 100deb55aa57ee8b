import { useEffect, useRef } from 'react';
import { observer } from 'mobx-react-lite';
import { ArrowDown, ArrowUp, Captions, CaptionsOff, Volume2, VolumeX } from 'lucide-react';
import { links } from '@portal/contracts';
import type { Highlight } from '@portal/contracts/highlight';
import { PageMeta, useApp, useBackOnline, useHydrated, useModel } from '@portal/platform';
import { IconButton, VisuallyHidden } from '@portal/ui';
import type { HighlightWords } from '../highlight/highlight-words.ts';
import { FilmModel } from './film.model.ts';
import { Film } from './film.tsx';
import { LastSlide, type Onward } from './last-slide.tsx';
import { Reel } from './reel.tsx';
import { useAddress, useRested } from './use-address.ts';
import { useNextFilm } from './use-next-film.ts';
import { useReelKeys } from './use-reel-keys.ts';
import { useStage } from './use-stage.ts';
import styles from './reels.module.css';

/** So many before the last in sight, what comes after is asked for. */
const AHEAD = 3;
/** On either side of the one in sight; the others are only their room. */
const AROUND = 1;

/** Out of sight: for the keyboard, the mouse and readers of screens, of which some know only the second. */
const away = (is: boolean) => ({ inert: is, 'aria-hidden': is || undefined });

interface Props {
  reels: readonly Highlight[];
  first: number;
  /** The address is of one reel. */
  opened: boolean;
  onward: Onward;
  onSight: (id: number) => void;
  words: HighlightWords;
}

/** Goals one after the other, each as high as the window; the one film plays in the one in sight. */
export const ReelsView = observer(function ReelsView({ reels, first, opened, onward, onSight, words }: Props) {
  const { t, hidesScores } = words;
  const { prefs } = useApp();
  const hydrated = useHydrated();
  const region = useRef<HTMLElement>(null);
  const film = useModel(() => new FilmModel());
  const { ref, at, moved, go, onScroll } = useStage(
    first,
    reels.map(({ id }) => id),
  );
  const reel = reels[at];
  const rested = useRested(reel);
  const path = (one: Highlight) => links.reels(hidesScores ? String(one.id) : one.slug);
  const isOne = moved || opened;
  useAddress(rested && isOne ? path(rested) : undefined);
  const id = reel?.id;
  useEffect(() => {
    if (id !== undefined) onSight(id);
  }, [id, onSight]);

  const more = onward.status === 'more' && !onward.busy ? onward.more : undefined;
  useEffect(() => {
    if (at >= reels.length - AHEAD) more?.();
  }, [at, reels.length, more]);
  useNextFilm(film, reel, reels[at + 1]);
  useBackOnline(() => {
    if (film.state === 'failed') film.toggle();
    if (onward.status === 'failed') onward.retry();
  });
  const done = (deed: () => void) => () => {
    deed();
    return true;
  };
  const deeds = {
    next: () => go(at + 1),
    previous: () => go(at - 1),
    first: () => go(0),
    toggle: done(() => region.current?.querySelector<HTMLButtonElement>('[data-press]')?.click()),
    toggleSound: done(film.toggleSound),
    toggleCaptions: done(film.toggleCaptions),
  };
  useReelKeys(region, deeds);

  const name = reel && (hidesScores ? words.goal(reel) : `${words.goal(reel)} ${words.minute(reel)}, ${reel.home.name} – ${reel.away.name}`);
  const last = { more: t('highlight.loading'), failed: t('highlight.failed'), end: t('highlight.end') }[onward.status];
  return (
    <section ref={region} className={styles.page} aria-label={t('reels.label')} data-theme="dark">
      <PageMeta
        title={words.title(name && isOne ? t('reels.pageTitle', { name }) : t('reels.title'))}
        description={t('reels.description')}
        path={reel && isOne ? path(reel) : links.reels()}
      />
      <VisuallyHidden as="div">
        <h1>{t('reels.title')}</h1>
        <p id="reels-keys">{t('reels.keys')}</p>
        <div role="status">{moved && (name ?? last)}</div>
      </VisuallyHidden>
      <div
        ref={ref}
        className={styles.stage}
        onScroll={onScroll}
        // What scrolls must be reached without a mouse.
        tabIndex={0}
        role="group"
        aria-label={t('reels.list')}
        aria-describedby="reels-keys"
      >
        {hydrated && <Film film={film} reel={reel} at={at} language={prefs.language} words={words} />}
        <ol className={styles.reels}>
          {reels.map((one, place) => (
            <li key={one.id} className={styles.slide} {...away(hydrated && place !== at)} data-slide>
              {(!hydrated || Math.abs(place - at) <= AROUND) && (
                <Reel reel={one} path={path(one)} looked={one === rested} near={Math.abs(place - at) <= AROUND} language={prefs.language} words={words} />
              )}
            </li>
          ))}
          {/* Another one when there are more: a browser would stay with it, and run through all there are. */}
          <li key={`after ${reels.length}`} className={styles.slide} {...away(hydrated && at !== reels.length)} data-slide>
            <LastSlide
              onward={onward}
              onFirst={() => {
                ref.current?.focus({ preventScroll: true });
                go(0);
              }}
              words={words}
            />
          </li>
        </ol>
      </div>
      {hydrated && (
        <>
          <div className={styles.tools}>
            <IconButton label={t(film.muted ? 'reels.soundOn' : 'reels.soundOff')} onDark onClick={film.toggleSound}>
              {film.muted ? <VolumeX size={22} aria-hidden="true" /> : <Volume2 size={22} aria-hidden="true" />}
            </IconButton>
            <IconButton label={t(film.captions ? 'reels.captionsOff' : 'reels.captionsOn')} onDark onClick={film.toggleCaptions}>
              {film.captions ? <Captions size={22} aria-hidden="true" /> : <CaptionsOff size={22} aria-hidden="true" />}
            </IconButton>
          </div>
          {/* Not `disabled`: they would lose the focus at either end. */}
          <div className={styles.steps}>
            <IconButton label={t('reels.previous')} onDark aria-disabled={at === 0} onClick={deeds.previous}>
              <ArrowUp size={22} aria-hidden="true" />
            </IconButton>
            <IconButton label={t('reels.next')} onDark aria-disabled={at >= reels.length} onClick={deeds.next}>
              <ArrowDown size={22} aria-hidden="true" />
            </IconButton>
          </div>
        </>
      )}
    </section>
  );
});
