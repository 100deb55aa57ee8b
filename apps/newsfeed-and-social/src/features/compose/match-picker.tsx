import { useEffect, useId, useRef, useState } from 'react';
import { X } from 'lucide-react';
import { useQueries } from '@tanstack/react-query';
import { links } from '@portal/contracts';
import type { MatchSummary } from '@portal/contracts/match';
import { meansTeam, sportById, standing } from '@portal/domain';
import { formatDay, formatTime } from '@portal/i18n';
import { useApp } from '@portal/platform';
import { Crest, crestColors, ErrorState, IconButton, SkeletonRows, Tag, TextField } from '@portal/ui';
import { queries } from '../../queries.ts';
import { minuteOf } from '../post/match-looks.ts';
import type { FeedWords } from '../portal/feed-words.ts';
import styles from './match-picker.module.css';

interface Props {
  words: FeedWords;
  /** Begins in its search. */
  focused: boolean;
  /** With the path of the match that was chosen, or without one. */
  onClose: (link?: string) => void;
}

/** Matches on air, then those to come, soonest first: one of them for the post. */
export function MatchPicker({ words, focused, onClose }: Props) {
  const a = useApp();
  const { t } = words;
  const id = useId();
  const [team, setTeam] = useState('');
  const [live, coming] = useQueries({ queries: [queries.matches(a, 'live'), queries.matches(a, 'coming')] });
  // Two answers of two moments: a match may have begun between them.
  const onAir = live.data?.list ?? [];
  const later = (coming.data?.list ?? []).filter(({ fixtureId }) => onAir.every((match) => match.fixtureId !== fixtureId));
  const matches = [...onAir, ...later].filter(({ home, away }) => team.trim() === '' || meansTeam(team, home.name) || meansTeam(team, away.name));
  const search = useRef<HTMLInputElement>(null);
  const loading = live.isLoading || coming.isLoading;
  useEffect(() => {
    if (focused && !loading) search.current?.focus();
  }, [focused, loading]);
  return (
    <section className={styles.picker} aria-labelledby={id}>
      <div className={styles.head}>
        <h3 id={id}>{t('compose.match.title')}</h3>
        <IconButton label={t('compose.match.close')} onClick={() => onClose()}>
          <X size={18} aria-hidden="true" />
        </IconButton>
      </div>
      {(live.isError || coming.isError) && (
        <ErrorState
          message={t('compose.match.failed')}
          retryLabel={t('retry')}
          onRetry={() => void Promise.all([live, coming].map((query) => query.isError && query.refetch()))}
          busy={live.isFetching || coming.isFetching}
          bare
        />
      )}
      {loading ? (
        <SkeletonRows rows={4} label={t('compose.match.loading')} />
      ) : live.isError && coming.isError ? null : (
        <>
          <TextField
            ref={search}
            label={t('compose.match.team')}
            value={team}
            onChange={({ currentTarget }) => setTeam(currentTarget.value)}
            // The return key here would post what is not ready.
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
            autoComplete="off"
          />
          {matches.length === 0 ? (
            <p role="status" className={styles.none}>
              {t(team.trim() === '' ? 'compose.match.empty' : 'compose.match.none')}
            </p>
          ) : (
            <ul className={styles.list}>
              {matches.map((match) => (
                <li key={match.fixtureId}>
                  <button type="button" className={styles.match} onClick={() => onClose(links.liveRoom(match.fixtureId, sportById(match.sportId)?.slug))}>
                    <When match={match} words={words} />
                    <span className={styles.teams}>
                      <Side match={match} side="home" />
                      <Side match={match} side="away" />
                    </span>
                    <span className={styles.tournament}>{match.tournament.name}</span>
                  </button>
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </section>
  );
}

const Side = ({ match, side }: { match: MatchSummary; side: 'home' | 'away' }) => (
  <span className={styles.side}>
    <Crest name={match[side].name} monogram={match[side].monogram} colors={crestColors(match[side])} size={20} />
    {match[side].name}
  </span>
);

function When({ match, words }: { match: MatchSummary; words: FeedWords }) {
  const { prefs } = useApp();
  if (standing(match) === 'live')
    return (
      <Tag tone="live" figures>
        {match.generated ? words.t('compose.match.live') : minuteOf(match, words)}
      </Tag>
    );
  return (
    <span className={styles.when}>
      {!match.dayOnly && <b>{formatTime(match.kickOff, prefs)}</b>}
      {formatDay(match.kickOff, prefs)}
    </span>
  );
}
