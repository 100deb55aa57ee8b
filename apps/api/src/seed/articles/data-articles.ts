import { isScored, type MatchRecord } from '@portal/domain';
import type { Language } from '@portal/contracts';
import type { ArticleDraft, ArticleWords } from '../../modules/articles/index.ts';
import { stageOf, type StageKey } from '../../sports/index.ts';
import { groupsOf, groupStageOf, isTold, nextRound, numbersOf, previewOf, reportOf, reviewOf, seasonOf, winnerOf } from '../../writing/index.ts';
import { lookOf, madeOf, type Look } from './made.ts';

const same = (name: string): Readonly<Record<'vi' | 'en', string>> => ({ vi: name, en: name });
export const leagues = [
  { competition: 'Spain Primera División', name: { ...same('La Liga'), zh: '西甲' }, now: '2026/27', before: '2025/26' },
  { competition: 'French Ligue 1', name: { ...same('Ligue 1'), zh: '法甲' }, now: '2026/27', before: '2025/26' },
  { competition: 'English Premier League', name: { vi: 'Ngoại hạng Anh', en: 'Premier League', zh: '英超' }, now: '2026/27', before: '2025/26' },
  { competition: 'Deutsche Bundesliga', name: { ...same('Bundesliga'), zh: '德甲' }, now: '2026/27', before: '2025/26' },
  { competition: 'Netherlands Eredivisie', name: { ...same('Eredivisie'), zh: '荷甲' }, now: '2026/27', before: '2025/26' },
  { competition: 'Brasileiro Série A', name: { vi: 'Série A Brazil', en: 'Brazilian Série A', zh: '巴甲' }, now: '2026', before: '2025' },
] as const;

/** Those that ship, the last first. */
const cupSeasons = ['2026', '2022'] as const;
/** Ids of what is made of data; features and pages have theirs in their files. */
const firstId = { previews: 5100, reviews: 5200, numbers: 5300, groups: 5350, reports: 5400 } as const;
const category = { worldCup: 1, europe: 2, lookingBack: 3, coming: 4 } as const;
interface Around {
  readonly today: string;
  readonly until: string;
  readonly fixtureIds: ReadonlyMap<string, number>;
}
type Draft = Omit<ArticleDraft, 'publishedAt'> & { publishedAt: Date };

/** Everything that can be told from the records alone, the newest first, in every language. Facts only: who, when, how many. */
export function dataArticles(matches: readonly MatchRecord[], around: Around): Draft[] {
  const of = (competition: string, season: string) => matches.filter((match) => match.competition === competition && match.season === season);
  const rounds = leagues.flatMap((league, place) => {
    const round = nextRound(league.name, of(league.competition, league.now), around.today, around.until);
    const [first] = round?.matches ?? [];
    return round && first ? [{ ...league, place, round, first }] : [];
  });
  // Told in turn of what there is: leagues without a round in sight leave no gap.
  const previews = rounds.map(({ competition, name, before, place, round, first }, turn) => {
    const look = { motif: 'board', teams: [first.home.name, first.away.name], hashtags: [name.vi, 'Lịch thi đấu'] } as const;
    const words = (language: Language) => previewOf(round, of(competition, before), around.fixtureIds, language, turn);
    return draft(firstId.previews + place, category.coming, words, look);
  });
  const seasons = leagues.flatMap((league, place) => {
    const season = seasonOf(league.before, of(league.competition, league.before));
    return season ? [{ ...league, place, season }] : [];
  });
  const reviews = seasons.map(({ name, before, place, season }, turn) => {
    const look = { motif: 'stand', teams: [], hashtags: [name.vi, `Mùa ${before}`] } as const;
    return draft(firstId.reviews + place, category.europe, (language) => reviewOf(name[language], season, language, turn), look);
  });
  const numbers = cupSeasons.flatMap((season, place) => {
    const played = of('World Cup', season).filter(isScored);
    const look = { motif: 'trophy', teams: [], hashtags: ['World Cup', `World Cup ${season}`] } as const;
    return played.length > 0 ? [draft(firstId.numbers + place, category.lookingBack, (language) => numbersOf(season, played, language, place), look)] : [];
  });
  const groups = cupSeasons.flatMap((season, place) => {
    const stage = groupStageOf(season, of('World Cup', season));
    const look = { motif: 'board', teams: [], hashtags: ['World Cup', `World Cup ${season}`] } as const;
    const categoryId = place === 0 ? category.worldCup : category.lookingBack;
    return stage ? [draft(firstId.groups + place, categoryId, (language) => groupsOf(stage, language, place), look)] : [];
  });
  const [final, ...rest] = reportsOf(matches);
  return onTop([
    ...(final ? [final] : []),
    ...previews,
    ...numbers.slice(0, 1),
    ...rest.slice(0, 6),
    ...groups.slice(0, 1),
    ...rest.slice(6, 12),
    ...reviews,
    ...numbers.slice(1),
    ...groups.slice(1),
    ...rest.slice(12),
  ]);
}

/** Knock-out matches of which every goal is known, the last first; of 2022 from the quarter-finals on. */
function reportsOf(matches: readonly MatchRecord[]): Draft[] {
  const cups = matches.filter((match) => match.competition === 'World Cup').filter(isScored);
  return cups
    .filter((match) => toldRounds[match.season]?.has(stageOf(match).key) && isTold(match) && winnerOf(match) !== null)
    .sort((a, b) => b.date.localeCompare(a.date) || (a.sourceKey < b.sourceKey ? -1 : 1))
    .map((match, place) => {
      const before = cups.filter(({ season }) => season === match.season);
      const categoryId = match.season === '2026' ? category.worldCup : category.lookingBack;
      return {
        ...draft(firstId.reports + place, categoryId, (language) => reportOf(match, before, language), lookOf(match, place)),
        sourceKey: match.sourceKey,
      };
    });
}

const lastRounds: readonly StageKey[] = ['quarter-final', 'semi-final', 'third-place', 'final'];
/** The cups that ship; what an operator imports of others was played by other rules. */
const toldRounds: Readonly<Partial<Record<string, ReadonlySet<StageKey>>>> = {
  '2022': new Set(lastRounds),
  '2026': new Set(['round-of-32', 'round-of-16', ...lastRounds]),
};
const draft = (id: number, categoryId: number, words: (language: Language) => ArticleWords, look: Look): Draft => ({
  id,
  categoryId,
  publishedAt: new Date(0),
  ...madeOf(words, look),
});

const onTop = (drafts: readonly Draft[]): Draft[] => drafts.map((one, place) => (place < 5 ? { ...one, topPlace: place + 1 } : one));
