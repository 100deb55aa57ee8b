import { MicVocal, Play } from 'lucide-react';
import type { MatchSummary, Side } from '@portal/contracts/match';
import type { LiveRoom } from '@portal/contracts/schedule';
import { standing, bareName } from '@portal/domain';
import { countdownParts } from '@portal/i18n';
import { HotMatch, LinkButton } from '@portal/ui';
import { chosenStream } from '../live-room/room-address.ts';
import { renderLink } from '../match/links.tsx';
import type { MatchWords } from '../match/match-words.ts';
import { roomLink } from '../match/room-link.ts';
import { hasScore, SCORE_KEPT } from '../match/unscored.ts';
import { sideStory } from './side-story.ts';
import { SideStory } from './side-story.tsx';

/** Shares of lit seats: an empty stand before the match, nearly a full one for the largest crowds. */
const seatsLit = (viewers: number) => Math.min(0.85, 0.25 + viewers / 80_000);

interface Props {
  match: MatchSummary;
  /** Its events and streams. */
  room: LiveRoom;
  /** Server's time, epoch milliseconds. */
  now: number;
  /** Who has just scored. */
  goal: { side: Side } | undefined;
  words: MatchWords;
}

/** The hot match with its score, scorers and commentator. */
export function HotMatchHero({
  match: told,
  room: {
    live: { events },
    streams,
  },
  now,
  goal,
  words,
}: Props) {
  const { t } = words;
  const match = words.seen(told);
  const stands = standing(match);
  const { tournament, venue } = match;
  const live = stands === 'live';
  const stream = chosenStream(streams, new URLSearchParams());
  const commentator = stream?.commentator ?? match.commentators[0];
  const others = match.commentators.length - 1;
  const story = (side: Side) => (words.hides ? [] : sideStory(events, side));
  const room = roomLink(match);
  const note = [
    stands === 'coming' ? countdownText(match, now, words) : match.halfTime && t('hot.halfTime', { score: words.score(match.halfTime) }),
    match.penalties && t('hot.penalties', { score: words.score(match.penalties) }),
    venue,
  ]
    .filter(Boolean)
    .join(' · ');
  return (
    <HotMatch
      liveLabel={live ? words.phase(match, now) : null}
      title={
        t(stands === 'coming' ? 'hot.next' : 'hot.title', { tournament: tournament.name, stage: tournament.stage }) +
        (match.replay ? ` · ${t('hot.replay')}` : '')
      }
      viewers={live && match.viewers > 0 ? words.viewers(t('hot.viewers', { count: words.number(match.viewers) }), match) : null}
      lit={live ? seatsLit(match.viewers) : 0.12}
      home={words.team(match.home, match.redCards.home)}
      away={words.team(match.away, match.redCards.away)}
      teamLinks={{ home: words.teamLink(match, 'home'), away: words.teamLink(match, 'away'), renderLink }}
      score={stands === 'coming' ? null : match.score}
      goal={words.hides ? undefined : words.goal(goal)}
      announcement={goal && !words.hides ? `${t('goal')} ${words.inOneSentence(match, now)}` : ''}
      kickOff={words.hides && hasScore(told) ? SCORE_KEPT : words.clock(match.kickOff)}
      note={note}
      homeEvents={<SideStory items={story('home')} t={t} />}
      awayEvents={<SideStory items={story('away')} t={t} />}
      commentator={
        commentator
          ? {
              seed: String(commentator.userId),
              name: words.blv(bareName(commentator.name)),
              text: !live ? t('blv.willCall') : others > 0 ? t('blv.onAirMore', { count: others }) : t('blv.onAir'),
            }
          : null
      }
      actions={
        <>
          <LinkButton variant="line" href={`${room}#change-commentator`} renderLink={renderLink} icon={<MicVocal size={18} aria-hidden="true" />}>
            {t('blv.change')}
          </LinkButton>
          <LinkButton variant="pitch" href={room} renderLink={renderLink} icon={<Play size={18} aria-hidden="true" />}>
            {t('hot.enter')}
          </LinkButton>
        </>
      }
      // The list of what is on stands right beside, as a part of its own.
      joined
    />
  );
}

function countdownText({ kickOff }: MatchSummary, now: number, { t }: MatchWords): string {
  const { hours, minutes } = countdownParts(Date.parse(kickOff), now);
  if (hours === 0 && minutes === 0) return t('hot.countdownSoon');
  return hours > 0 ? t('hot.countdown', { hours, minutes }) : t('hot.countdownMinutes', { minutes });
}
