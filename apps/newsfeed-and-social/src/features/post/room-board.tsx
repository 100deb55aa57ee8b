import { useQuery } from '@tanstack/react-query';
import { limits } from '@portal/contracts';
import type { MatchSummary, Team } from '@portal/contracts/match';
import type { PostCard } from '@portal/contracts/newsfeed';
import { MATCH_STATUS, matchStatus } from '@portal/domain';
import { formatDay, formatTime } from '@portal/i18n';
import { useApp, useHydrated } from '@portal/platform';
import { Crest, crestColors, LinkButton, PitchStripes, ScoreDigits, Tag } from '@portal/ui';
import { queries } from '../../queries.ts';
import type { FeedWords } from '../portal/feed-words.ts';
import { renderLink } from '../portal/links.tsx';
import { minuteOf } from './match-looks.ts';
import styles from './room-board.module.css';

/** A room that somebody invites to: the teams, and once the page lives their score of this minute. */
export function RoomBoard({ card, words }: { card: PostCard; words: FeedWords }) {
  const { t } = words;
  const a = useApp();
  const hydrated = useHydrated();
  const match = useQuery({ ...queries.room(a, card.id), enabled: hydrated, staleTime: limits.liveRefresh, refetchInterval: limits.liveRefresh }).data?.match;
  return (
    <PitchStripes className={styles.board}>
      {match ? <Teams match={match} words={words} /> : <p className={styles.title}>{card.title}</p>}
      <div className={styles.foot}>
        {match && matchStatus(match.statusCode) === MATCH_STATUS.live && (
          <Tag tone="live" dot figures>
            {minuteOf(match, words)}
          </Tag>
        )}
        <span className={styles.words}>{match && match.viewers > 0 ? t('card.watching', { shown: words.number(match.viewers) }) : card.text}</span>
        <LinkButton variant="pitch" href={card.link} renderLink={renderLink} aria-label={t('card.enterRoom', { title: card.title })}>
          {t('card.enter')}
        </LinkButton>
      </div>
    </PitchStripes>
  );
}

function Teams({ match, words }: { match: MatchSummary; words: FeedWords }) {
  const { prefs } = useApp();
  return (
    <div className={styles.teams}>
      <Side team={match.home} />
      {match.score && !prefs.hidesScores ? <ScoreDigits score={match.score} size="board" /> : <KickOff match={match} />}
      <Side team={match.away} />
      {matchStatus(match.statusCode) === MATCH_STATUS.ended && <p className={styles.ended}>{words.t('card.ended')}</p>}
    </div>
  );
}

const Side = ({ team }: { team: Team }) => (
  <span className={styles.side}>
    <Crest name={team.name} monogram={team.monogram} colors={crestColors(team)} size={32} />
    {team.name}
  </span>
);

function KickOff({ match }: { match: MatchSummary }) {
  const { prefs } = useApp();
  if (match.dayOnly)
    return (
      <span className={styles.kickOff}>
        <small>{formatDay(match.kickOff, prefs)}</small>
      </span>
    );
  return (
    <span className={styles.kickOff}>
      {formatTime(match.kickOff, prefs)}
      <small>{formatDay(match.kickOff, prefs)}</small>
    </span>
  );
}
