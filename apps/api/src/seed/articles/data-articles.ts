import { isScored, type MatchRecord } from '@portal/domain';
import type { ArticleDraft, ArticleWords } from '../../modules/articles/index.ts';
import { numbersOf } from './numbers.ts';
import { nextRound, previewOf } from './preview.ts';
import { reportOf } from './report.ts';
import { reviewOf } from './review.ts';
import { coverOf, isTold, nameOf, roundOf, winnerOf } from './telling.ts';

export const leagues = [
  { competition: 'Spain Primera División', name: 'La Liga', now: '2026/27', before: '2025/26' },
  { competition: 'French Ligue 1', name: 'Ligue 1', now: '2026/27', before: '2025/26' },
  { competition: 'English Premier League', name: 'Ngoại hạng Anh', now: '2026/27', before: '2025/26' },
  { competition: 'Deutsche Bundesliga', name: 'Bundesliga', now: '2026/27', before: '2025/26' },
  { competition: 'Netherlands Eredivisie', name: 'Eredivisie', now: '2026/27', before: '2025/26' },
  { competition: 'Brasileiro Série A', name: 'Série A Brazil', now: '2026', before: '2025' },
] as const;

/** Ids of what is made of data; features and pages have theirs in their files. */
const firstId = { previews: 5100, reviews: 5200, numbers: 5300, reports: 5400 } as const;
const category = { worldCup: 1, europe: 2, lookingBack: 3, coming: 4 } as const;
const DESK = 'Ban biên tập';
const reporters = ['Lê Hoài Thu', 'Trần Quốc Bảo', 'Nguyễn Minh Khuê'] as const;

interface Around {
  readonly today: string;
  readonly until: string;
  readonly fixtureIds: ReadonlyMap<string, number>;
}
type Draft = Omit<ArticleDraft, 'publishedAt'> & { publishedAt: Date };

/** Everything that can be told from the records alone, the newest first. Facts only: who, when, how many. */
export function dataArticles(matches: readonly MatchRecord[], around: Around): Draft[] {
  const of = (competition: string, season: string) => matches.filter((match) => match.competition === competition && match.season === season);
  const previews = leagues.flatMap(({ competition, name, now, before }, place) => {
    const round = nextRound(name, of(competition, now), around.today, around.until);
    const [first] = round?.matches ?? [];
    return round && first
      ? [
          draft(firstId.previews + place, category.coming, previewOf(round, of(competition, before), around.fixtureIds), {
            motif: 'board',
            teams: [first.home.name, first.away.name],
            hashtags: [name, 'Lịch thi đấu'],
          }),
        ]
      : [];
  });
  const reviews = leagues.flatMap(({ competition, name, before }, place) => {
    const words = reviewOf(name, before, of(competition, before));
    return words ? [draft(firstId.reviews + place, category.europe, words, { motif: 'stand', teams: [], hashtags: [name, `Mùa ${before}`] })] : [];
  });
  const numbers = ['2026', '2022'].flatMap((season, place) => {
    const played = of('World Cup', season).filter(isScored);
    return played.length > 0
      ? [
          draft(firstId.numbers + place, category.lookingBack, numbersOf(season, played), {
            motif: 'trophy',
            teams: [],
            hashtags: ['World Cup', `World Cup ${season}`],
          }),
        ]
      : [];
  });
  const reports = reportsOf(matches);
  const [final, ...rest] = reports;
  return onTop([...(final ? [final] : []), ...previews, ...numbers.slice(0, 1), ...rest.slice(0, 12), ...reviews, ...numbers.slice(1), ...rest.slice(12)]);
}

/** Knock-out matches of which every goal is known, the last first; of 2022 from the quarter-finals on. */
function reportsOf(matches: readonly MatchRecord[]): Draft[] {
  const cups = matches.filter((match) => match.competition === 'World Cup').filter(isScored);
  return cups
    .filter((match) => match.group === null)
    .filter((match) => isTold(match) && winnerOf(match) !== null && (match.season === '2026' || !roundOf(match).startsWith('vòng')))
    .sort((a, b) => b.date.localeCompare(a.date) || (a.sourceKey < b.sourceKey ? -1 : 1))
    .map((match, place) => {
      const teams = [match.home.name, match.away.name];
      const recent = match.season === '2026';
      return draft(
        firstId.reports + place,
        recent ? category.worldCup : category.lookingBack,
        reportOf(
          match,
          cups.filter(({ season }) => season === match.season),
        ),
        {
          motif: /chung kết|hạng ba/.test(roundOf(match)) ? 'trophy' : place % 2 === 0 ? 'pitch' : 'stand',
          teams,
          hashtags: [`World Cup ${match.season}`, ...teams.map(nameOf)],
          author: reporters[place % reporters.length] ?? DESK,
        },
      );
    });
}

interface Look {
  motif: ArticleDraft['cover']['motif'];
  teams: readonly string[];
  hashtags: readonly string[];
  author?: string;
}

function draft(id: number, categoryId: number, words: ArticleWords, { motif, teams, hashtags, author = DESK }: Look): Draft {
  const shown = teams.map(nameOf).join(' và ');
  return {
    id,
    categoryId,
    author,
    cover: coverOf(motif, teams, shown ? `Tranh vẽ: ${shown}` : 'Tranh vẽ: khán đài đông người'),
    hashtags,
    publishedAt: new Date(0),
    texts: { vi: words },
  };
}

const onTop = (drafts: readonly Draft[]): Draft[] => drafts.map((one, place) => (place < 5 ? { ...one, topPlace: place + 1 } : one));
