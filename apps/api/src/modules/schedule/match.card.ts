import { links } from '@portal/contracts';
import type { MatchSummary } from '@portal/contracts/match';
import type { MatchMoment, NewPostCard } from '@portal/contracts/newsfeed';
import { sportById, standing } from '@portal/domain';

/** A match as the card of a post, in the language of `match`. The post moves with the match: its card says only what does not. */
export function cardOfMatch({ fixtureId, sportId, home, away, tournament }: MatchSummary): NewPostCard {
  return {
    kind: 'live',
    id: fixtureId,
    title: `${home.name} – ${away.name}`,
    text: tournament.name,
    link: links.liveRoom(fixtureId, sportById(sportId)?.slug),
  };
}

/** The minute on its scoreboard, for what is written while it is played. A made-up game counts no minutes. */
export function momentOf(match: MatchSummary): MatchMoment | undefined {
  if (standing(match) !== 'live' || match.generated) return undefined;
  const { phase, minute, added } = match.clock;
  // A break is no minute of the match, whatever its clock stopped at.
  const rests = phase === 'half-time' || phase === 'extra-break' || phase === 'extra-half-time' || phase === 'shoot-out';
  if (minute === null && !rests) return undefined;
  return { phase, minute: rests ? null : minute, added: rests ? null : added };
}
