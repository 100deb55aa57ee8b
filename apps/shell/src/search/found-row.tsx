import { Newspaper, Trophy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { MatchSummary, Team } from '@portal/contracts/match';
import { isCommentator, MATCH_STATUS, matchStatus } from '@portal/domain';
import { formatDay, formatTime, formatWeekday } from '@portal/i18n';
import { useApp } from '@portal/platform';
import { Avatar, Crest, Tag } from '@portal/ui';
import type { FoundItem } from './found-groups.ts';
import css from './found-row.module.css';

/** What is inside one row of what was found: a sign, a name, what it is. */
export function FoundRow({ item }: { item: FoundItem }) {
  const { t } = useTranslation('shell');
  const { prefs } = useApp();
  switch (item.kind) {
    case 'matches':
      return <MatchParts match={item.match} />;
    case 'teams':
      return (
        <Parts
          sign={<TeamCrest team={item.team} size={32} />}
          name={item.team.name}
          note={t('search.teamNote', { sport: t(`search.sports.${item.sport as 10}`) })}
        />
      );
    case 'tournaments':
      return <Parts sign={<Trophy size={22} aria-hidden />} name={item.tournament.name} note={t('search.tournamentNote')} />;
    case 'people':
      return (
        <Parts
          sign={<Avatar seed={String(item.person.userId)} picture={item.person.picture} size={32} mic={isCommentator(item.person)} />}
          name={item.person.displayName}
          note={[
            `@${item.person.username}`,
            t('session.level', { level: item.person.level }),
            ...(isCommentator(item.person) ? [t('search.commentator')] : []),
          ].join(' · ')}
        />
      );
    case 'articles':
      return (
        <Parts
          sign={<Newspaper size={22} aria-hidden />}
          name={(prefs.hidesScores && item.article.plainTitle) || item.article.title}
          note={`${item.article.category.name} · ${formatDay(item.article.publishedAt, prefs)}`}
        />
      );
  }
}

function Parts({ sign, name, note, end }: { sign: React.ReactNode; name: string; note: string; end?: React.ReactNode }) {
  return (
    <>
      <span className={css.sign}>{sign}</span>
      <span className={css.words}>
        <b>{name}</b>
        <small>{note}</small>
      </span>
      {end}
    </>
  );
}

function MatchParts({ match }: { match: MatchSummary }) {
  const { t } = useTranslation('shell');
  const { prefs } = useApp();
  const { home, away, score, tournament, kickOff } = match;
  const day = formatWeekday(kickOff, prefs);
  const status = match.clock.phase === 'unknown' ? 'unknown' : matchStatus(match.statusCode);
  const words =
    status === 'unknown'
      ? t('search.noResult')
      : status === MATCH_STATUS.ended
        ? t('search.ended')
        : match.dayOnly
          ? day
          : `${formatTime(kickOff, prefs)} ${day}`;
  const minute = match.clock.minute === null ? t('search.live') : t('search.liveMinute', { minute: match.clock.minute });
  return (
    <Parts
      sign={
        <>
          <TeamCrest team={home} size={22} />
          <TeamCrest team={away} size={22} />
        </>
      }
      name={`${home.name} – ${away.name}`}
      note={status === MATCH_STATUS.coming ? tournament.name : `${tournament.name} · ${day}`}
      end={
        <span className={css.end}>
          {score && !prefs.hidesScores && status !== 'unknown' && (
            <b className={`${css.score} figures`}>
              {score.home}–{score.away}
            </b>
          )}
          {status === MATCH_STATUS.live ? (
            <Tag tone="live" dot>
              {minute}
            </Tag>
          ) : (
            <small>{words}</small>
          )}
        </span>
      }
    />
  );
}

/** A drawing needs two colours; a team may have named one. */
function TeamCrest({ team: { name, monogram, colors }, size }: { team: Team; size: number }) {
  const [first = 'currentColor', second = first, ...rest] = colors;
  return <Crest name={name} monogram={monogram} colors={[first, second, ...rest]} size={size} />;
}
