import type { Language } from '@portal/contracts';
import type { MatchRecord } from '@portal/domain';
import { presentTeam } from '../modules/schedule/index.ts';
import { stageOf, stageWords } from '../sports/index.ts';

/** How a language says what every article speaks of: teams, stages, days, figures. */
export interface Voice {
  readonly language: Language;
  team(name: string): string;
  /** A team in the middle of a sentence: 'the Netherlands'. */
  side(name: string): string;
  /** Standing by itself: 'Vòng 1/8', 'Round of 16', '16 強戰'. */
  round(match: Staged): string;
  /** In the middle of a sentence: 'vòng 1/8', 'the round of 16', '16 強戰'. */
  stage(match: Staged): string;
  /** `digits` behind the point; none where it is not said. */
  number(value: number, digits?: number): string;
  /** Of '2026-07-19': '19/7/2026', '19 July 2026', '2026 年 7 月 19 日'. */
  day(date: string): string;
  /** 'A, B và C', 'A, B and C', 'A、B和C'. */
  all(names: readonly string[]): string;
  /** Between a name and what is said of it, and between things in a row. */
  readonly colon: string;
  readonly comma: string;
}
type Staged = Pick<MatchRecord, 'stage' | 'group' | 'round'>;

const locales: Readonly<Record<Language, string>> = { vi: 'vi-VN', en: 'en-GB', zh: 'zh-TW' };
const lowered = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

const named: Readonly<Record<Language, (said: string) => string>> = {
  vi: (said) => said,
  en: (said) => said,
  zh: (said) => (said.endsWith('強') ? `${said}戰` : said),
};
const stages: Readonly<Record<Language, (said: string) => string>> = {
  // 'Tranh hạng ba' is what is done in it, not the match.
  vi: (said) => (said === 'Tranh hạng ba' ? `trận ${lowered(said)}` : lowered(said)),
  en: (said) => (/^(Group [A-Z]|Round \d|Matchday)/.test(said) ? said : `the ${lowered(said)}`),
  zh: (said) => said,
};
/** Countries that English speaks of with an article. */
const withArticle = /^(United |Netherlands$|Philippines$|Gambia$|Bahamas$|Czech Republic$)/;

const days: Readonly<Record<Language, (year: number, month: number, day: number) => string>> = {
  vi: (year, month, day) => `${day}/${month}/${year}`,
  en: (year, month, day) => `${day} ${months[month - 1] ?? ''} ${year}`,
  zh: (year, month, day) => `${year} 年 ${month} 月 ${day} 日`,
};
const months = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'];

export function voiceOf(language: Language): Voice {
  const team = (name: string) => presentTeam(name, language).name;
  const round = (match: Staged) => named[language](stageWords(stageOf(match), language));
  return {
    language,
    team,
    side: (name) => (language === 'en' && withArticle.test(team(name)) ? `the ${team(name)}` : team(name)),
    round,
    stage: (match) => stages[language](round(match)),
    number: (value, digits = 0) => value.toLocaleString(locales[language], { minimumFractionDigits: digits, maximumFractionDigits: digits }),
    day: (date) => {
      const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
      return days[language](year, month, day);
    },
    all: (names) => new Intl.ListFormat(locales[language], { type: 'conjunction' }).format(names),
    colon: language === 'zh' ? '：' : ': ',
    comma: language === 'zh' ? '、' : ', ',
  };
}
