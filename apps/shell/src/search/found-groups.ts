import { links, type Person } from '@portal/contracts';
import type { ArticleRow } from '@portal/contracts/article';
import type { MatchSummary, Team } from '@portal/contracts/match';
import type { Found } from '@portal/contracts/search';
import { SPORT_ID, sportById } from '@portal/domain';

export type FoundThing =
  | { readonly kind: 'matches'; readonly match: MatchSummary }
  | { readonly kind: 'teams'; readonly team: Team; readonly sport: number }
  | { readonly kind: 'tournaments'; readonly tournament: Found['tournaments'][number] }
  | { readonly kind: 'people'; readonly person: Person }
  | { readonly kind: 'articles'; readonly article: ArticleRow };
export type FoundKind = FoundThing['kind'];
export type FoundItem = FoundThing & { readonly key: string; readonly href: string };
export interface FoundGroup {
  readonly kind: FoundKind;
  readonly items: readonly FoundItem[];
}

export const matchItem = (match: MatchSummary): FoundItem => ({
  kind: 'matches',
  match,
  key: `match-${match.fixtureId}`,
  href: links.liveRoom(match.fixtureId, sportById(match.sportId)?.slug),
});

/** What was found, in groups that have something, matches first: they are what most come for. */
export function foundGroups(found: Found): FoundGroup[] {
  const groups: FoundGroup[] = [
    { kind: 'matches', items: found.matches.map(matchItem) },
    // What the portal makes up has no page: of that its matches, the nearest first.
    {
      kind: 'teams',
      items: found.teams.map(({ team, sport }) => ({
        kind: 'teams',
        team,
        sport,
        key: `team-${team.id}`,
        href: sport === SPORT_ID.football ? links.team(team.id) : links.search(team.name),
      })),
    },
    {
      kind: 'tournaments',
      items: found.tournaments.map((tournament) => ({
        kind: 'tournaments',
        tournament,
        key: `tournament-${tournament.id}`,
        href: tournament.sport === SPORT_ID.football ? links.tournament(tournament.id) : links.search(tournament.name),
      })),
    },
    { kind: 'people', items: found.people.map((person) => ({ kind: 'people', person, key: `person-${person.userId}`, href: links.profile(person.username) })) },
    {
      kind: 'articles',
      items: found.articles.map((article) => ({ kind: 'articles', article, key: `article-${article.id}`, href: links.article(article.slug) })),
    },
  ];
  return groups.filter(({ items }) => items.length > 0);
}

export const countOf = (groups: readonly FoundGroup[]): number => groups.reduce((sum, { items }) => sum + items.length, 0);
