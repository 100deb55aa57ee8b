import type { Language } from '@portal/contracts';
import type { Story, StoryKind } from '../story.ts';
import { english } from './report.en.ts';
import { vietnamese } from './report.vi.ts';
import { chinese } from './report.zh.ts';

/** Words for a match report in one language. Where several ways are given, the match decides which is taken. Names, scores ('2–1') and minutes ('90+2') come as they are shown. */
export interface ReportPhrases {
  /** `decides`: the winner goes on to another round. `place` and `crowd` are empty where nobody wrote them down. */
  scene(of: { home: string; away: string; cup: string; stage: string; day: string; place: string; crowd: string; decides: boolean }): readonly string[];
  referee(name: string): readonly string[];
  readonly headings: Readonly<Record<'first' | 'second' | 'extra' | 'shootOut' | 'goals' | 'lineUps', string>>;
  /** `second`: there were goals before. */
  readonly goalless: Readonly<Record<'first' | 'second' | 'both' | 'extra', readonly string[]>>;
  /** `score` with the names of both sides. */
  readonly after: Readonly<Record<'first' | 'second' | 'extra', (score: string) => readonly string[]>>;
  readonly beforeExtra: string;
  goal(goal: ToldGoal): readonly string[];
  ownGoal(goal: ToldGoal): string;
  penaltyMissed(of: Deed): string;
  sentOff(of: Deed & { second: boolean; left: number }): string;
  shootOut(of: { won: string; kicks: string }): string;
  kicksMissed(by: readonly { who: string; team: string }[]): string;
  readonly goalTable: { readonly head: readonly string[]; readonly penalty: string; readonly own: string };
  road(team: string): string;
  /** Behind a result. */
  readonly how: { penalties(kicks: string): string; readonly extraTime: string };
  champion(of: Sides & { cup: string }): string;
  third(of: Sides & { cup: string }): string;
  through(of: Sides & { next: string }): string;
  /** Of a semi-final: who lost it has a match left. */
  finalist(of: Sides & { next: string }): string;
  /** Of a group. */
  readonly points: Readonly<Record<'won' | 'shared', (of: Sides & { stage: string }) => string>>;
  bookings(count: number): readonly string[];
  readonly replayed: readonly string[];
  /** What a report is called without its result. */
  plainTitle(of: { home: string; away: string; cup: string; stage: string }): string;
  readonly headlines: Readonly<Record<StoryKind, (story: Headline) => { readonly titles: readonly string[]; readonly lead: string }>>;
  readonly separator: string;
}

interface Deed {
  readonly at: string;
  readonly who: string;
  readonly team: string;
}
interface Sides {
  readonly won: string;
  readonly lost: string;
}
/** `own`, `others`: the goals of both sides after it. */
export interface ToldGoal extends Deed {
  readonly penalty: boolean;
  readonly own: number;
  readonly others: number;
  /** Of the match. */
  readonly last: boolean;
  /** Who scored had scored before. */
  readonly again: boolean;
}
/** Of a draw, `won` are the hosts; `player` and `minute` are of the last goal, `player` empty where it was an own goal. */
export interface Headline extends Omit<Story, 'kind' | 'winner'>, Sides {
  readonly cup: string;
  readonly season: string;
  readonly stage: string;
}

export const reportPhrases: Readonly<Record<Language, ReportPhrases>> = { vi: vietnamese, en: english, zh: chinese };
