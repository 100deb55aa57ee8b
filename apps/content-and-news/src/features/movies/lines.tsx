import { useEffect, useState, type RefObject } from 'react';
import type { Line } from '@portal/contracts/movie';
import { useHydrated } from '@portal/platform';
import { cx } from '@portal/ui';
import { placeInFilm, type MovieWords } from './movie-words.ts';
import type { PlayerHandle } from './player.tsx';
import styles from './episode.module.css';

interface Props {
  lines: readonly Line[];
  player: RefObject<PlayerHandle | null>;
  language: string;
  words: MovieWords;
}

/** What is said in the film, to be read; each line leads into it. */
export function Lines({ lines, player, language, words: { t } }: Props) {
  const hydrated = useHydrated();
  const [said, setSaid] = useState<number>();
  useEffect(
    () =>
      player.current?.follow((seconds) => {
        const at = lines.findIndex(({ from, to }) => seconds >= from && seconds < to);
        // Between two lines the last one stays.
        if (at >= 0) setSaid(at);
      }),
    [player, lines],
  );
  return (
    <details className={styles.lines}>
      <summary>{t('movies.lines')}</summary>
      {hydrated && <p className={styles.hint}>{t('movies.linesHint')}</p>}
      <ol>
        {lines.map(({ from, words }, place) => {
          const shown = (
            <>
              <span className={styles.at}>{placeInFilm(from)}</span> <span lang={language}>{words}</span>
            </>
          );
          const now = said === place;
          return (
            <li key={place}>
              {hydrated ? (
                <button
                  type="button"
                  className={cx(styles.line, now && styles.now)}
                  aria-current={now ? 'true' : undefined}
                  onClick={() => player.current?.playFrom(from)}
                >
                  {shown}
                </button>
              ) : (
                <p className={styles.line}>{shown}</p>
              )}
            </li>
          );
        })}
      </ol>
    </details>
  );
}
