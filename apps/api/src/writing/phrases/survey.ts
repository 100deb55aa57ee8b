import type { Language } from '@portal/contracts';
import { english } from './survey.en.ts';
import { vietnamese } from './survey.vi.ts';
import { chinese } from './survey.zh.ts';

/** Words for what looks at many matches: a round to come, a season past, a cup in figures and in groups. Names, days and figures come as they are shown. Of several ways one is taken in turn. */
export interface SurveyPhrases {
  readonly preview: {
    oneDay(day: string): string;
    days(from: string, to: string): string;
    titles(of: Round & { first: string; rest: number }): readonly string[];
    /** `past`: how they parted last season is told. */
    leads(of: { count: number; when: string; past: boolean }): readonly string[];
    intro(of: Round & { count: number; when: string }): readonly string[];
    readonly pairs: string;
    readonly head: readonly string[];
    readonly past: string;
    meeting(of: { line: string; day: string }): string;
    readonly ends: readonly string[];
  };
  readonly review: {
    titles(of: { league: string; season: string; rounds: number }): readonly string[];
    /** `gap`: points between the first two; 0: level. */
    leads(of: { first: string; second: string; points: number; gap: number }): readonly string[];
    intro(of: { season: string; rounds: number; first: string; won: number; drawn: number; lost: number; second: Placed; third: Placed }): readonly string[];
    table(of: { rounds: number; shown: number }): string;
    readonly head: readonly string[];
    readonly goals: string;
    /** `attack`, `defence`: all that share it. */
    strongest(of: { attack: string; scored: number; average: string; defence: string; conceded: number; played: number }): readonly string[];
    readonly rule: string;
  };
  readonly numbers: {
    titles(cup: string): readonly string[];
    leads(of: { goals: number; matches: number }): readonly string[];
    intro(of: { matches: number; goals: number; average: string; goalless: number; shootOuts: number }): readonly string[];
    readonly figures: string;
    /** A result with its stage, and what stands between several. */
    place(line: string, stage: string): string;
    readonly between: string;
    /** `lines`: of all that share it. */
    widest(lines: string): string;
    fullest(of: { lines: string; crowd: string }): string;
    shootOut(of: { line: string; kicks: string; stage: string }): string;
    readonly scorers: string;
    readonly head: readonly string[];
    readonly rule: string;
  };
  readonly groups: GroupPhrases;
}
/** Of the groups of a cup. Teams come as they stand in the middle of a sentence. */
export interface GroupPhrases {
  titles(of: CupInGroups): readonly string[];
  leads(of: CupInGroups): readonly string[];
  /** `thirds`: how many of those in third place went on, 0 where none can. */
  intro(of: CupInGroups & { thirds: number }): readonly string[];
  /** What parts teams with as many points first. */
  readonly order: Readonly<Record<'headToHead' | 'goalDifference', string>>;
  readonly separator: string;
  readonly head: readonly string[];
  readonly by: Readonly<Record<'headToHead' | 'goalDifference' | 'goals' | 'rules', string>>;
  /** Of the first two; `behind`: points of the second. */
  readonly top: {
    all(of: FirstTwo & { played: number; behind: number }): readonly string[];
    level(of: FirstTwo & { points: number; by: string }): readonly string[];
    ahead(of: FirstTwo & { points: number; behind: number }): readonly string[];
  };
  /** `level`: as many points as the second, and out. */
  readonly third: Readonly<Record<'through' | 'out' | 'level', (of: { third: string; points: number }) => readonly string[]>>;
  /** `nothing`: lost every match. */
  readonly last: Readonly<Record<'nothing' | 'goalless' | 'points', (of: { last: string; points: number; played: number }) => readonly string[]>>;
  widest(line: string): readonly string[];
  readonly thirds: { readonly heading: string; intro(of: { teams: number; places: number }): string; readonly head: readonly string[] };
  /** What the tables abbreviate. */
  readonly marks: string;
  /** Where the figures come from. */
  readonly source: string;
}
interface CupInGroups {
  readonly cup: string;
  readonly groups: number;
  readonly teams: number;
  readonly matches: number;
  readonly goals: number;
}
interface FirstTwo {
  readonly first: string;
  readonly second: string;
}
interface Round {
  readonly number: number;
  readonly league: string;
}
interface Placed {
  readonly team: string;
  readonly points: number;
}

export const surveyPhrases: Readonly<Record<Language, SurveyPhrases>> = { vi: vietnamese, en: english, zh: chinese };
