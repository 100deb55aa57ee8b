import type { Highlight } from '@portal/contracts/highlight';
import type { Language } from '@portal/contracts';
import type { HighlightWords } from './highlight-words.ts';
import styles from './highlight.module.css';

/** The film of a goal. Nothing of it is fetched before somebody wants to see it. It plays without JavaScript too. */
export function HighlightFilm({ highlight, language, words }: { highlight: Highlight; language: Language; words: HighlightWords }) {
  const { films, captions } = highlight;
  const { url, poster, width, height } = films.wide;
  return (
    <figure className={styles.film}>
      <video
        key={highlight.id}
        src={url}
        {...(!words.hidesScores && { poster })}
        width={width}
        height={height}
        controls
        playsInline
        preload="none"
        aria-label={words.t('highlight.film', { title: words.goal(highlight) })}
      >
        <track
          kind="captions"
          src={words.hidesScores ? `${captions}&scores=hidden` : captions}
          srcLang={language}
          label={words.t('highlight.captions')}
          default
        />
      </video>
      <figcaption>{words.drawn(highlight)}</figcaption>
    </figure>
  );
}
