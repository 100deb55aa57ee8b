import { links } from '@portal/contracts';
import type { EpisodeRow } from '@portal/contracts/movie';
import { cx, VisuallyHidden } from '@portal/ui';
import { renderLink } from '../links.tsx';
import { textLanguage } from '../text-language.ts';
import { isBegun, isSeen, percentOf, usePlaces } from './kept-places.ts';
import { runningTime, type MovieWords } from './movie-words.ts';
import styles from './episodes.module.css';

interface Props {
  slug: string;
  episodes: readonly EpisodeRow[];
  /** Number of the one that is open. */
  current?: number;
  words: MovieWords;
}

/** Episodes in their order, and how far one has watched each. */
export function EpisodeList({ slug, episodes, current, words: { t } }: Props) {
  const placeOf = usePlaces(slug);
  return (
    <ol className={styles.list} aria-label={t('movies.episodes')}>
      {episodes.map(({ number, title, seconds, poster, language }) => {
        const kept = placeOf(number);
        const place = kept && isBegun(kept) ? kept : undefined;
        const seen = place && isSeen(place);
        const open = number === current;
        const shown = (
          <>
            <span className={styles.number}>{t('movies.episode', { number })}</span>{' '}
            <span className={styles.title} lang={textLanguage(language)}>
              {title}
            </span>
          </>
        );
        return (
          <li key={number} className={cx(styles.row, open && styles.open)}>
            <span className={styles.poster}>
              <img src={poster.url} width={poster.width} height={poster.height} alt="" loading="lazy" decoding="async" />
              {place && <span className={styles.bar} style={{ inlineSize: `${seen ? 100 : percentOf(place)}%` }} />}
            </span>
            <span className={styles.words}>
              {renderLink({
                href: links.movies(slug, number),
                className: styles.link,
                children: shown,
                ...(open && { 'aria-current': 'page' as const }),
              })}
              <span className={styles.meta}>
                <span>
                  <VisuallyHidden>{t('movies.length')} </VisuallyHidden>
                  {runningTime(seconds)}
                </span>
                {place && <span>{seen ? t('movies.seen') : t('movies.begun', { percent: percentOf(place) })}</span>}
              </span>
            </span>
          </li>
        );
      })}
    </ol>
  );
}
