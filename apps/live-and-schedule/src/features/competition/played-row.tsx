import { matchNotes, type PlayedMatch } from '@portal/contracts/competition';
import type { MatchSummary } from '@portal/contracts/match';
import { standing } from '@portal/domain';
import { formatDay, formatTime, zonedDate } from '@portal/i18n';
import { MatchRow } from '@portal/ui';
import { renderLink } from '../match/links.tsx';
import type { MatchWords } from '../match/match-words.ts';
import { roomLink } from '../match/room-link.ts';
import { hasScore } from '../match/unscored.ts';

const states = { live: 'live', coming: 'coming', ended: 'ended', 'no-result': 'unknown' } as const;

/** A match of the page with the words of every other; on no schedule it leads nowhere. */
export const asMatch = (match: PlayedMatch): MatchSummary => ({ ...match, fixtureId: match.fixtureId ?? 0 });

interface Props {
  match: PlayedMatch;
  /** The server's time, epoch milliseconds. */
  now: number;
  words: MatchWords;
}

/** A match of a team or tournament: its day, its teams, how it ended. */
export function PlayedRow({ match: told, now, words }: Props) {
  const whole = asMatch(told);
  const match = words.seen(whole);
  const kept = words.hides && hasScore(whole);
  const stands = standing(match);
  const { zone } = words;
  const year = zonedDate(match.kickOff, zone).slice(0, 4);
  // A newer api may know of more.
  const note = matchNotes.find((known) => known === told.note);
  const time = stands === 'coming' ? (match.dayOnly ? undefined : formatTime(match.kickOff, zone)) : words.time(match, now);
  const spoken = note ? `${formatDay(match.kickOff, zone)}, ${words.t(`matchNote.${note}.long`)}` : words.timeSpoken(match, now);
  const shootOut = match.penalties && words.t('score.penalties', { score: words.score(match.penalties) });
  return (
    <MatchRow
      href={told.fixtureId === null ? undefined : roomLink(whole)}
      renderLink={renderLink}
      state={states[stands]}
      timeLabel={formatDay(match.kickOff, zone)}
      timeNote={note ? words.t(`matchNote.${note}.short`) : year === zonedDate(now, zone).slice(0, 4) ? time : year}
      timeDescription={kept ? words.t('score.keptFrom', { text: spoken }) : spoken}
      {...words.sides(match)}
      score={kept ? 'hidden' : match.score}
      commentatorsLabel={[match.tournament.stage, shootOut].filter(Boolean).join(' · ')}
    />
  );
}
