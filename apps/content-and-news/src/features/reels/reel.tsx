import { observer } from 'mobx-react-lite';
import { useQuery } from '@tanstack/react-query';
import { MessageCircle, Tv } from 'lucide-react';
import type { Language, Output, Reaction } from '@portal/contracts';
import { highlightCalls, type Highlight } from '@portal/contracts/highlight';
import { NOBODY, useApp, viewerOf } from '@portal/platform';
import { Crest, crestColors, IconLink, LinkButton, ReactionButton, ScoreDigits, VisuallyHidden } from '@portal/ui';
import { queries } from '../../queries.ts';
import { ShareButton } from '../article/share-button.tsx';
import { renderLink } from '../links.tsx';
import { useReactionsOf } from '../use-reactions-of.ts';
import { goalInMatch } from '../highlight/goal-in-match.ts';
import type { HighlightWords } from '../highlight/highlight-words.ts';
import styles from './reel.module.css';

type Shown = Output<typeof highlightCalls.info>;

interface Props {
  reel: Highlight;
  path: string;
  /** Somebody looks at it. */
  looked: boolean;
  /** Its poster is wanted at once. */
  near: boolean;
  language: Language;
  words: HighlightWords;
}

/** One reel: its poster, whose goal it was, the ways on. Its film lies over the poster; without JavaScript it has one of its own. */
export const Reel = observer(function Reel({ reel, path, looked, near, language, words }: Props) {
  const { t, hidesScores } = words;
  const { home, away, films, captions } = reel;
  const { url, poster, width, height } = films.tall;
  const title = words.goal(reel);
  return (
    <article className={styles.reel}>
      {hidesScores ? (
        <p className={styles.veil}>
          <Crest name={home.name} monogram={home.monogram} colors={crestColors(home)} size={72} />
          <Crest name={away.name} monogram={away.monogram} colors={crestColors(away)} size={72} />
        </p>
      ) : (
        <img className={styles.poster} src={poster} width={width} height={height} alt="" loading={near ? 'eager' : 'lazy'} decoding="async" />
      )}
      <noscript>
        <video className={styles.own} src={url} width={width} height={height} controls playsInline preload="none" aria-label={t('highlight.film', { title })}>
          <track kind="captions" src={hidesScores ? `${captions}&scores=hidden` : captions} srcLang={language} label={t('highlight.captions')} default />
        </video>
      </noscript>
      <div className={styles.words}>
        <h2 className={styles.title}>{renderLink({ href: words.href(reel), children: hidesScores ? title : `${title} ${words.minute(reel)}` })}</h2>
        <p className={styles.result}>
          <Team team={home} />
          {hidesScores ? (
            <span>–</span>
          ) : (
            <>
              <VisuallyHidden>{t('highlight.after')}</VisuallyHidden>
              <ScoreDigits score={reel.score} />
            </>
          )}
          <Team team={away} />
        </p>
        <p className={styles.small}>
          {reel.tournament.short} · {words.played(reel)}
          {hidesScores && ` · ${t('highlight.scoreHidden')}`}
        </p>
        <p className={styles.small}>{t(reel.kind === 'own-goal' && !hidesScores ? 'reels.drawnOwn' : 'reels.drawn')}</p>
        <LinkButton variant="secondary" href={goalInMatch(reel, hidesScores)} icon={<Tv size={16} aria-hidden="true" />} renderLink={renderLink}>
          {t('reels.match')}
        </LinkButton>
      </div>
      <div className={styles.deeds}>
        <Feeling reel={reel} looked={looked} title={title} words={words} />
        <span className={styles.deed}>
          <IconLink
            href={`${words.href(reel)}`}
            label={t('reels.comments', { count: reel.comments, shown: words.number(reel.comments) })}
            onDark
            renderLink={renderLink}
          >
            <MessageCircle size={24} aria-hidden="true" />
          </IconLink>
          {reel.comments > 0 && <span aria-hidden="true">{words.number(reel.comments)}</span>}
        </span>
        <span className={styles.deed}>
          <ShareButton title={title} path={path} onDark words={words} />
        </span>
      </div>
    </article>
  );
});

const Team = ({ team }: { team: Highlight['home'] }) => (
  <span className={styles.team}>
    <Crest name={team.name} monogram={team.monogram} colors={crestColors(team)} size={20} />
    {team.name}
  </span>
);

/** What a list says of feelings is anybody's; a member's own is asked for once the reel is in sight. */
const Feeling = observer(function Feeling({ reel, looked, title, words }: Pick<Props, 'reel' | 'looked' | 'words'> & { title: string }) {
  const a = useApp();
  const { id } = reel;
  const viewer = viewerOf(a.session.state);
  const isMember = viewer !== NOBODY;
  const query = queries.highlight(a, id, viewer);
  const { data, isPlaceholderData, isError, refetch } = useQuery({ ...query, staleTime: Infinity, retry: false, enabled: isMember && looked });
  const react = useReactionsOf<Shown>({ queryKey: query.queryKey, viewer, react: (reaction) => a.api.call(highlightCalls.react, { id, reaction }) }, words);
  const { mine, total } = (isMember ? data : undefined)?.reactions ?? { ...reel.reactions, mine: null };
  const feel = async (reaction: Reaction | null) => {
    // What did not come is asked for once more: a feeling is shown on it.
    if (isMember && isError) await refetch();
    react(reaction);
  };
  return (
    <span className={styles.deed}>
      <ReactionButton
        words={words.reactions}
        mine={mine}
        onReact={(reaction) => void feel(reaction)}
        pickLabel={words.t('reels.pick')}
        of={title}
        disabled={isMember && !isError && (data === undefined || isPlaceholderData)}
      />
      {total > 0 && <span>{words.number(total)}</span>}
    </span>
  );
});
