import { links } from '@portal/contracts';
import type { MatchSummary } from '@portal/contracts/match';
import type { LiveRoom } from '@portal/contracts/schedule';
import { breadcrumbList, type StructuredData } from '@portal/platform';
import { roomLink } from '../match/room-link.ts';

/**
 * What searchers read of a room: the match, where it is a real one, that it is shown here while it is, and the way to it. `list`: name of the list of matches;
 * `image`: a path; `plays`: a stream of it runs.
 */
export function roomData(match: LiveRoom['match'], description: string, list: string, image: string, plays: boolean): StructuredData[] {
  const crumbs = breadcrumbList([
    { name: list, path: links.live() },
    { name: titleOf(match), path: roomLink(match) },
  ]);
  if (match.generated) return [crumbs];
  const event = sportsEvent(match, description, image);
  return [event, ...(plays ? [broadcastOf(event, match)] : []), crumbs];
}

const titleOf = ({ home, away }: Pick<MatchSummary, 'home' | 'away'>) => `${home.name} – ${away.name}`;
const teamOf = ({ name }: MatchSummary['home']) => ({ '@type': 'SportsTeam', name });

/** schema.org's SportsEvent: when it was really played, whenever it is shown again, and where; on the portal where nobody knows the ground. */
export function sportsEvent(match: LiveRoom['match'], description: string, image: string): StructuredData {
  const played = match.replay && match.playedOn ? match.playedOn : match.kickOff;
  const url = roomLink(match);
  return {
    '@type': 'SportsEvent',
    name: titleOf(match),
    description,
    url,
    image,
    sport: 'Soccer',
    startDate: match.dayOnly ? played.slice(0, 10) : played,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: `https://schema.org/${match.venue ? 'Mixed' : 'Online'}EventAttendanceMode`,
    location: match.venue ? { '@type': 'Place', name: match.venue, address: match.city ?? match.venue } : { '@type': 'VirtualLocation', url },
    homeTeam: teamOf(match.home),
    awayTeam: teamOf(match.away),
    competitor: [teamOf(match.home), teamOf(match.away)],
    organizer: { '@type': 'Organization', name: match.tournament.name },
  };
}

/** schema.org's BroadcastEvent: a match is shown here now. A replay is no live one, and began when we began it. */
const broadcastOf = (event: StructuredData, { kickOff, replay }: LiveRoom['match']): StructuredData => ({
  '@type': 'BroadcastEvent',
  name: event['name'],
  description: event['description'],
  url: event['url'],
  image: event['image'],
  startDate: kickOff,
  inLanguage: 'vi',
  isLiveBroadcast: !replay,
  location: { '@type': 'VirtualLocation', url: event['url'] },
  broadcastOfEvent: event,
});
