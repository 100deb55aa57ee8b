import { useRef } from 'react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { links, type Language } from '@portal/contracts';
import type { Episode, EpisodeRow, MovieRow } from '@portal/contracts/movie';
import { breadcrumbList, PageMeta, type AppContext } from '@portal/platform';
import { Breadcrumbs, LinkButton, PageGrid, RailPanel } from '@portal/ui';
import { ShareButton } from '../article/share-button.tsx';
import { renderLink } from '../links.tsx';
import { textLanguage } from '../text-language.ts';
import { EpisodeList } from './episode-list.tsx';
import { MovieCard } from './movie-card.tsx';
import { Lines } from './lines.tsx';
import { Player, type PlayerHandle } from './player.tsx';
import { videoObject } from './structured-data.ts';
import type { MovieWords } from './movie-words.ts';
import styles from './episode.module.css';

interface Props {
  movie: MovieRow;
  episodes: readonly EpisodeRow[];
  episode: Episode;
  /** Of a film, which has no other episodes to go on with. */
  others: readonly MovieRow[];
  clock: AppContext['clock'];
  language: Language;
  words: MovieWords;
}

/** One episode: its film, the ways to the others, and what is said in it. */
export function EpisodeView({ movie, episodes, episode, others, clock, language, words }: Props) {
  const { t } = words;
  const { slug } = movie;
  const { number } = episode;
  const isSeries = words.isSeries(movie);
  const player = useRef<PlayerHandle>(null);
  const crumbs = [
    { label: t('movies.title'), href: links.movies() },
    { label: movie.title, href: links.movies(slug) },
  ];
  const title = isSeries ? episode.title : movie.title;
  const name = isSeries ? t('movies.episodeTitle', { name: movie.title, number, title }) : title;
  const [before, after] = [episodes.find((other) => other.number === number - 1), episodes.find((other) => other.number === number + 1)];
  const spoken = textLanguage(episode.language);
  return (
    <div className={styles.page}>
      <PageGrid
        kind="rail"
        railLabel={t(isSeries ? 'movies.episodes' : 'movies.others')}
        rail={
          isSeries ? (
            <RailPanel title={t('movies.episodes')}>
              <EpisodeList slug={slug} episodes={episodes} current={number} words={words} />
            </RailPanel>
          ) : (
            others.length > 0 && (
              <RailPanel title={t('movies.others')}>
                <ul className={styles.others}>
                  {others.map((other) => (
                    <li key={other.id}>
                      <MovieCard movie={other} level={3} words={words} />
                    </li>
                  ))}
                </ul>
              </RailPanel>
            )
          )
        }
      >
        <PageMeta
          language={episode.language}
          title={words.title(t('movies.pageTitle', { name }))}
          description={episode.summary}
          path={links.movies(slug, number)}
          image={{ ...episode.poster, alt: name }}
          data={[videoObject(movie, episode, name), breadcrumbList(crumbs.map(({ label, href }) => ({ name: label, path: href })))]}
        />
        <Breadcrumbs label={t('crumbs')} crumbs={crumbs} renderLink={renderLink} />
        <Player
          ref={player}
          slug={slug}
          episode={episode}
          label={t('movies.film', { title: name })}
          language={language}
          clock={clock}
          ended={
            after
              ? { said: t('movies.ended', { number }), next: { href: links.movies(slug, after.number), label: t('movies.upNext', { title: after.title }) } }
              : { said: t(isSeries ? 'movies.endedSeries' : 'movies.endedFilm') }
          }
          words={words}
        />
        <header className={styles.head}>
          {isSeries && <p className={styles.number}>{t('movies.episode', { number })}</p>}
          <h1 className={styles.title} lang={spoken}>
            {title}
          </h1>
          <p className={styles.summary} lang={spoken}>
            {episode.summary}
          </p>
          <div className={styles.tools}>
            {(before ?? after) && (
              <nav className={styles.ways} aria-label={t('movies.ways')}>
                {before && (
                  <LinkButton
                    variant="secondary"
                    href={links.movies(slug, before.number)}
                    icon={<ChevronLeft size={18} aria-hidden="true" />}
                    renderLink={renderLink}
                  >
                    {t('movies.previous')}
                  </LinkButton>
                )}
                {after && (
                  <LinkButton
                    variant="secondary"
                    href={links.movies(slug, after.number)}
                    icon={<ChevronRight size={18} aria-hidden="true" />}
                    renderLink={renderLink}
                  >
                    {t('movies.next')}
                  </LinkButton>
                )}
              </nav>
            )}
            <LinkButton variant="secondary" href={links.movies(slug)} renderLink={renderLink}>
              {t('movies.toMovie')}
            </LinkButton>
            <ShareButton title={name} words={words} />
          </div>
        </header>
        {episode.lines.length > 0 && <Lines lines={episode.lines} player={player} language={spoken} words={words} />}
        <p className={styles.licence}>{words.licence(movie)}</p>
      </PageGrid>
    </div>
  );
}
