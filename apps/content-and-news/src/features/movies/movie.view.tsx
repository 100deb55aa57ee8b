import { Play } from 'lucide-react';
import { links } from '@portal/contracts';
import type { EpisodeRow, MovieRow } from '@portal/contracts/movie';
import { breadcrumbList, PageMeta } from '@portal/platform';
import { Breadcrumbs, LinkButton, SectionHeader, VisuallyHidden } from '@portal/ui';
import { ShareButton } from '../article/share-button.tsx';
import { renderLink } from '../links.tsx';
import { textLanguage } from '../text-language.ts';
import { EpisodeList } from './episode-list.tsx';
import { onwardFrom, usePlaces } from './kept-places.ts';
import { MovieCard } from './movie-card.tsx';
import { runningTime, type MovieWords } from './movie-words.ts';
import styles from './movie.module.css';
import shelf from '../shelf/shelf.module.css';

interface Props {
  movie: MovieRow;
  episodes: readonly EpisodeRow[];
  others: readonly MovieRow[];
  words: MovieWords;
}

/** What a movie is about, and the way to where one left it. */
export function MovieView({ movie, episodes, others, words }: Props) {
  const { t } = words;
  const { slug, title, summary, language, poster, seconds } = movie;
  const crumbs = [{ label: t('movies.title'), href: links.movies() }];
  const isSeries = words.isSeries(movie);
  return (
    <div className={styles.page}>
      <PageMeta
        language={language}
        title={words.title(t('movies.pageTitle', { name: title }))}
        description={summary}
        path={links.movies(slug)}
        image={{ ...poster, alt: title }}
        data={[breadcrumbList(crumbs.map(({ label: name, href }) => ({ name, path: href })))]}
      />
      <Breadcrumbs label={t('crumbs')} crumbs={crumbs} renderLink={renderLink} />
      <header className={styles.head}>
        <img className={styles.poster} src={poster.url} width={poster.width} height={poster.height} alt="" />
        <div className={styles.about}>
          <div lang={textLanguage(language)}>
            <h1 className={styles.title}>{title}</h1>
            <p className={styles.summary}>{summary}</p>
          </div>
          <p className={styles.meta}>
            <span>{words.kind(movie)}</span>
            {isSeries && <span>{words.episodes(movie.episodes)}</span>}
            <span>
              <VisuallyHidden>{t('movies.length')} </VisuallyHidden>
              {runningTime(seconds)}
            </span>
          </p>
          <div className={styles.onward}>
            <Onward slug={slug} isSeries={isSeries} episodes={episodes} words={words} />
            <ShareButton title={title} words={words} />
          </div>
          <p className={styles.note}>{t('movies.kept')}</p>
          <p className={styles.note}>{words.licence(movie)}</p>
        </div>
      </header>
      {isSeries && (
        <section className={styles.section} aria-label={t('movies.episodes')}>
          <SectionHeader title={t('movies.episodes')} />
          <EpisodeList slug={slug} episodes={episodes} words={words} />
        </section>
      )}
      {others.length > 0 && (
        <section className={styles.section} aria-label={t('movies.others')}>
          <SectionHeader title={t('movies.others')} />
          <ul className={shelf.wide}>
            {others.map((other) => (
              <li key={other.id}>
                <MovieCard movie={other} level={3} words={words} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

/** To what one would watch now. */
function Onward({ slug, isSeries, episodes, words: { t } }: { slug: string; isSeries: boolean; episodes: readonly EpisodeRow[]; words: MovieWords }) {
  const { number, how } = onwardFrom(
    episodes.map((episode) => episode.number),
    usePlaces(slug),
  );
  const said = {
    begin: t(isSeries ? 'movies.watchFirst' : 'movies.watch'),
    goOn: t(isSeries ? 'movies.goOnAt' : 'movies.goOn', { number }),
    again: t('movies.again'),
  };
  return (
    <LinkButton href={links.movies(slug, number)} icon={<Play size={18} aria-hidden="true" />} renderLink={renderLink}>
      {said[how]}
    </LinkButton>
  );
}
