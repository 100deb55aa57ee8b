import type { Language } from '@portal/contracts';
import { english } from './survey.en.ts';
import { vietnamese } from './survey.vi.ts';
import { chinese } from './survey.zh.ts';

/** Words for what looks at many matches: a round to come, a season past, a cup in figures. Names, days and figures come as they are shown. */
export interface SurveyPhrases {
  readonly preview: {
    oneDay(day: string): string;
    days(from: string, to: string): string;
    title(of: Round & { first: string; rest: number }): string;
    /** `past`: how they parted last season is told. */
    lead(of: { count: number; when: string; past: boolean }): string;
    intro(of: Round & { count: number; when: string }): string;
    readonly pairs: string;
    readonly head: readonly string[];
    readonly past: string;
    meeting(of: { line: string; day: string }): string;
    readonly end: string;
  };
  readonly review: {
    title(of: { league: string; season: string; rounds: number }): string;
    /** `gap`: points between the first two; 0: level. */
    lead(of: { first: string; second: string; points: number; gap: number }): string;
    intro(of: { season: string; rounds: number; first: string; won: number; drawn: number; lost: number; second: Placed; third: Placed }): string;
    table(of: { rounds: number; shown: number }): string;
    readonly head: readonly string[];
    readonly goals: string;
    strongest(of: { attack: string; scored: number; average: string; defence: string; conceded: number; played: number }): string;
    readonly rule: string;
  };
  readonly numbers: {
    title(cup: string): string;
    lead(of: { goals: number; matches: number }): string;
    intro(of: { matches: number; goals: number; average: string; goalless: number; shootOuts: number }): string;
    readonly figures: string;
    /** `lines`: results with their stages, of all that share it. */
    widest(lines: string): string;
    fullest(of: { lines: string; crowd: string }): string;
    shootOut(of: { line: string; kicks: string; stage: string }): string;
    readonly scorers: string;
    readonly head: readonly string[];
    readonly rule: string;
  };
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
