import type { Language } from '@portal/contracts';
import type { MatchRecord } from '@portal/domain';
import type { ArticleWords } from '../../modules/articles/index.ts';
import { stageOf, type StageKey } from '../../sports/index.ts';
import { voiceOf } from '../../writing/index.ts';
import { coverOf, type Motif } from './covers.ts';

/** What an article made of data shows besides its words. */
export interface Look {
  readonly motif: Motif;
  readonly teams: readonly string[];
  readonly hashtags: readonly string[];
}

/** Whose name stands where no writer's could. */
const DESK = 'Khán Đài';
const medals: ReadonlySet<StageKey> = new Set(['final', 'third-place']);

/** All but where and when it is published. */
export function madeOf(words: (language: Language) => ArticleWords, { motif, teams, hashtags }: Look) {
  return { author: DESK, automatic: true, cover: coverOf(motif, teams), hashtags, texts: { vi: words('vi'), en: words('en'), zh: words('zh') } };
}

/** Of a report. `place`: neighbours do not look alike. */
export const lookOf = (match: MatchRecord, place: number): Look => ({
  motif: medals.has(stageOf(match).key) ? 'trophy' : place % 2 === 0 ? 'pitch' : 'stand',
  teams: [match.home.name, match.away.name],
  hashtags: [`World Cup ${match.season}`, ...[match.home.name, match.away.name].map((team) => voiceOf('vi').team(team))],
});
