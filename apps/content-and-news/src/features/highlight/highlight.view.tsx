import type { ReactNode } from 'react';
import { GalleryVertical, Tv } from 'lucide-react';
import { links, type Language, type Output, type Reaction } from '@portal/contracts';
import type { Highlight, highlightCalls } from '@portal/contracts/highlight';
import { breadcrumbList, PageMeta } from '@portal/platform';
import { Breadcrumbs, Crest, crestColors, LinkButton, PageGrid, RailPanel, ReactionBar, ScoreDigits, SectionHeader, VisuallyHidden } from '@portal/ui';
import { ShareButton } from '../article/share-button.tsx';
import { renderLink } from '../links.tsx';
import { goalInMatch } from './goal-in-match.ts';
import { GoalRows } from './goal-rows.tsx';
import { HighlightFilm } from './highlight-film.tsx';
import type { HighlightWords } from './highlight-words.ts';
import { videoObject } from './structured-data.ts';
import styles from './highlight.module.css';

interface Props {
  highlight: Output<typeof highlightCalls.info>;
  /** Of other matches. */
  newest: readonly Highlight[];
  comments: ReactNode;
  words: HighlightWords;
  language: Language;
  onReact: (reaction: Reaction | null) => void;
}

/** One goal: its film, the score it made, the way to its match, what else was scored there. */
export function HighlightView({ highlight, newest, comments, words, language, onReact }: Props) {
  const { t, goal, minute, hidesScores, number } = words;
  const { home, away, score, tournament, at, others } = highlight;
  const title = hidesScores ? goal(highlight) : `${goal(highlight)} ${minute(highlight)}`;
  const match = `${home.name} – ${away.name}`;
  const crumbs = [{ label: t('highlight.title'), href: links.highlight() }];
  const name = hidesScores ? title : `${title}, ${match}`;
  // No score is in it.
  const description = `${match}, ${tournament.name}, ${tournament.stage}. ${words.drawn(highlight)}`;
  return (
    <div className={styles.page}>
      <PageGrid
        kind="article"
        railLabel={t('highlight.rail')}
        rail={
          newest.length > 0 && (
            <RailPanel title={t('highlight.rail')}>
              <GoalRows goals={newest} withMatch words={words} />
            </RailPanel>
          )
        }
      >
        <PageMeta
          title={words.title(t('highlight.pageTitle', { name }))}
          description={description}
          path={words.href(highlight)}
          data={[
            ...(hidesScores ? [] : [videoObject(highlight, t('highlight.film', { title: name }), description, language)]),
            breadcrumbList(crumbs.map(({ label, href }) => ({ name: label, path: href }))),
          ]}
        />
        <Breadcrumbs label={t('crumbs')} crumbs={crumbs} renderLink={renderLink} />
        <HighlightFilm highlight={highlight} language={language} words={words} />
        <header className={styles.head}>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.result}>
            <Side team={home} />
            {hidesScores ? (
              <span>{t('highlight.scoreHidden')}</span>
            ) : (
              <>
                <VisuallyHidden>{t('highlight.after')}</VisuallyHidden>
                <ScoreDigits score={score} size="card" />
              </>
            )}
            <Side team={away} />
          </p>
          <p className={styles.meta}>
            <span>{tournament.name}</span>
            <span>{tournament.stage}</span>
            {hidesScores ? <span>{words.played(highlight)}</span> : <time dateTime={at}>{words.played(highlight)}</time>}
          </p>
          <div className={styles.onward}>
            <LinkButton href={goalInMatch(highlight, hidesScores)} icon={<Tv size={18} aria-hidden="true" />} renderLink={renderLink}>
              {t('highlight.match', { home: home.name, away: away.name })}
            </LinkButton>
            <LinkButton
              variant="secondary"
              href={links.reels(hidesScores ? String(highlight.id) : highlight.slug)}
              icon={<GalleryVertical size={18} aria-hidden="true" />}
              renderLink={renderLink}
            >
              {t('highlight.reels')}
            </LinkButton>
            <ShareButton title={name} words={words} />
          </div>
        </header>
        {/* How many there are is the score. */}
        {!hidesScores && (
          <section className={styles.others} aria-label={t('highlight.others')}>
            <SectionHeader title={t('highlight.others')} />
            {others.length > 0 ? <GoalRows goals={others} words={words} /> : <p>{t('highlight.noOthers')}</p>}
          </section>
        )}
        <ReactionBar
          label={t('highlight.reactions')}
          words={words.reactions}
          counts={highlight.reactions.counts}
          mine={highlight.reactions.mine}
          onReact={onReact}
          format={number}
        />
        <section aria-label={t('comments.list')}>{comments}</section>
      </PageGrid>
    </div>
  );
}

const Side = ({ team }: { team: Highlight['home'] }) => (
  <span className={styles.team}>
    <Crest name={team.name} monogram={team.monogram} colors={crestColors(team)} size={24} />
    {renderLink({ href: links.team(team.id), children: team.name })}
  </span>
);
