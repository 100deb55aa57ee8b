import { languages, type Language } from '@portal/contracts';
import type { ArticleWords } from '../modules/articles/index.ts';
import { isScored, type MatchRecord, type ScoredMatch } from '@portal/domain';
import { dataArticles } from '../seed/articles/data-articles.ts';
import { loadMatches, stageOf } from '../sports/index.ts';
import { paragraphsOf, sentences, texts, withoutNames } from '../testing/article-words.ts';
import { goalsOf, isTold, minuteOf, playerOf, winnerOf } from './facts.ts';
import { storyOf } from './story.ts';
import { numbersOf, reportOf, voiceOf } from './index.ts';

const records = loadMatches().map(({ record }) => record);
const of = (competition: string, season: string) => records.filter((match) => match.competition === competition && match.season === season);
const cup = [...of('World Cup', '2022'), ...of('World Cup', '2026')].filter(isScored);
const told = cup.filter(isTold);
const knockOuts = told.filter((match) => match.group === null && winnerOf(match) !== null);
const nameOf = ({ home, away, season }: MatchRecord) => `${season} ${home.name} – ${away.name}`;

interface Made {
  readonly name: string;
  readonly language: Language;
  readonly words: ArticleWords;
}
const reports = (language: Language) => told.map((match) => ({ match, name: nameOf(match), language, words: reportOf(match, cup, language) }));

/** Of a day that has rounds to come. */
const around = { today: '2026-11-21', until: '2026-12-05', fixtureIds: new Map(records.map(({ sourceKey }, place) => [sourceKey, place + 1])) };
/** Every article that a fresh portal has, and the report of every match that can be told. */
const everything = (): Made[] => [
  ...languages.flatMap(reports),
  ...dataArticles(records, around)
    .filter(({ sourceKey }) => sourceKey === undefined)
    .flatMap(({ id, texts: told }) => languages.flatMap((language) => (told[language] ? [{ name: `article ${id}`, language, words: told[language] }] : []))),
];

test('no sentence lacks a word, says one twice, or begins small', () => {
  for (const { name, language, words } of everything()) {
    for (const text of texts(words)) {
      const said = `${name} ${language}: ${text}`;
      expect(text.trim()).toBe(text);
      expect(text).not.toBe('');
      expect(said).not.toMatch(/undefined|null|NaN|\$\{|\[object| {2}| [,.;:]|\(\)|\.\./);
      // A person may well be called Hernández Hernández.
      expect(said).not.toMatch(/(?<![\p{L}])(\p{Ll}\p{L}+) \1(?![\p{L}])/u);
    }
    for (const text of sentences(words)) expect(`${name} ${language}: ${text.charAt(0)}`).not.toMatch(/\p{Ll}$/u);
  }
});

test('each is written in its own language', () => {
  for (const { name, language, words } of everything()) {
    const text = texts(words).join(' ');
    const own = { vi: /[ạảấầẩậắằặẹẻẽếềểễệỉịọỏốồổộớờởợụủứừửữựỳỵỷỹ]/u, en: / the /, zh: /\p{Script=Han}/u };
    expect(`${name}: ${text}`).toMatch(own[language]);
    const withoutOurName = text.replaceAll('Khán Đài', '');
    if (language !== 'vi') expect(`${name}: ${withoutOurName}`).not.toMatch(/ (trận|của|và|phút|thắng|hiệp) /);
    if (language !== 'zh') expect(`${name}: ${text}`).not.toMatch(/\p{Script=Han}/u);
  }
});

test('no two are told alike, even without their names and figures', () => {
  for (const language of languages) {
    const plain = withoutNames(records, language);
    const seen = new Map<string, string>();
    for (const { name, words } of everything().filter((one) => one.language === language)) {
      const told = plain(paragraphsOf(words).join(' '));
      expect([language, name, seen.get(told)]).toEqual([language, name, undefined]);
      seen.set(told, name);
    }
  }
});

test('a score that a report speaks of stood at some time of its match, or was that of the shoot-out', () => {
  for (const { match, name, words, language } of languages.flatMap(reports)) {
    const known = scoresOf(match);
    for (const [score] of sentences(words)
      .join('\n')
      .matchAll(/\d+–\d+/g))
      expect([`${name} ${language}`, known.has(score) ? score : `never: ${score}`]).toEqual([`${name} ${language}`, score]);
  }
});

test('every goal is told in one sentence with its minute and who scored it, and the table has them all and no other', () => {
  for (const { match, name, words, language } of languages.flatMap(reports)) {
    const paragraphs = words.blocks.flatMap((block) => (block.type === 'paragraph' ? [block.text] : [])).join(' ');
    const sentencesOf = paragraphs.split(/(?<=[.。])\s*/);
    const goals = goalsOf(match);
    for (const { event } of goals) {
      const at = new RegExp(`(?<![\\d+–])${minuteOf(event).replace('+', '\\+')}(?![\\d+–])`);
      const fits = sentencesOf.some((sentence) => at.test(sentence) && sentence.includes(playerOf(event)));
      expect([name, minuteOf(event), fits]).toEqual([name, minuteOf(event), true]);
    }
    const table = words.blocks.find((block) => block.type === 'table');
    if (goals.length < 2) continue;
    expect(table?.rows.map(([at, team, who, score]) => [at, team, who?.replace(/ ?[(（].*$/, ''), score])).toEqual(
      goals.map(({ event, home, away }) => [`${minuteOf(event)}'`, voiceOf(language).team(match[event.side].name), playerOf(event), `${home}–${away}`]),
    );
  }
});

test('a headline gives its goal to who put the winner ahead for good', () => {
  for (const match of knockOuts) {
    const goals = goalsOf(match);
    const winner = winnerOf(match) ?? 'home';
    const loser = winner === 'home' ? 'away' : 'home';
    const { kind, player, minute } = storyOf(match, goals);
    if (!['late-goal', 'single-goal', 'final-extra-time'].includes(kind)) continue;
    const place = goals.findIndex(({ event }) => minuteOf(event) === minute && playerOf(event) === player);
    const before = goals[place - 1];
    expect([nameOf(match), before?.home ?? 0]).toEqual([nameOf(match), before?.away ?? 0]);
    expect(goals.slice(place).every((goal) => goal[winner] > goal[loser])).toBe(true);
  }
  const titleOf = (home: string, away: string) => {
    const match = knockOuts.find((one) => one.season === '2026' && one.home.name === home && one.away.name === away);
    return match && reportOf(match, cup, 'vi').title;
  };
  // England led from the third minute on; Norway scored late to make it two.
  expect(titleOf('France', 'England')).not.toMatch(/phút 87/);
  expect(titleOf('Brazil', 'Norway')).not.toMatch(/phút 90/);
});

test('a draw has no winner, and its points are shared; a group match that was won gives three', () => {
  const groups = told.filter((match) => match.group !== null);
  expect(groups.filter((match) => winnerOf(match) === null).length).toBeGreaterThan(10);
  for (const match of groups) {
    const { kind, winner } = storyOf(match, goalsOf(match));
    expect(winner).toBe(winnerOf(match));
    expect(['draw', 'goalless'].includes(kind)).toBe(winner === null);
    const { blocks } = reportOf(match, cup, 'vi');
    const last = blocks.at(-1);
    expect(last?.type === 'paragraph' && last.text).toMatch(winner === null ? /chia điểm ở bảng [A-L], mỗi đội một điểm\./ : /có ba điểm ở bảng [A-L]\./);
  }
});

test('a group is no match: nobody wins, decides or ends one', () => {
  for (const { name, words } of reports('zh'))
    expect(`${name}: ${sentences(words).join(' ')}`).not.toMatch(/這場[^，。]*[A-L] 組(?!的比賽)|[是了]這?場?[^，。]* [A-L] 組。|[A-L] 組臨近/);
  for (const { name, words } of reports('en')) expect(`${name}: ${words.lead}`).not.toMatch(/ in Group [A-L] of /);
});

test('what a report is called where scores are hidden tells neither score nor scorer nor who won', () => {
  for (const { match, name, words, language } of languages.flatMap(reports)) {
    const { plainTitle = '' } = words;
    const voice = voiceOf(language);
    const [home, away] = [voice.team(match.home.name), voice.team(match.away.name)];
    // Hosts first, whoever won.
    expect(`${name}: ${plainTitle}`).toContain(`${name}: ${home}`);
    expect(plainTitle.indexOf(home)).toBeLessThan(plainTitle.indexOf(away));
    expect(plainTitle).not.toMatch(/\d–\d/);
    for (const { event } of goalsOf(match)) expect(plainTitle).not.toContain(playerOf(event));
    expect(plainTitle).not.toMatch(/thắng|hạ |vô địch|hoà|beat|drew|champion|won|勝|敗|冠軍|平/);
  }
});

test('a report of a match that was played here ends with the way there', () => {
  expect(told[0] && reportOf(told[0], cup, 'vi', 77).blocks.at(-1)).toMatchObject({ type: 'match', fixtureId: 77 });
});

test('nobody has their turn twice', () => {
  const turns = /đến lượt (\S+ \S+)|the turn of (\S+ \S+)|輪到 (\S+ \S+)/g;
  for (const { name, words } of languages.flatMap(reports)) {
    const said = [
      ...words.blocks
        .flatMap((block) => (block.type === 'paragraph' ? [block.text] : []))
        .join(' ')
        .matchAll(turns),
    ];
    for (const [, ...who] of said) {
      const player = who.find(Boolean) ?? '';
      const before = words.blocks.flatMap((block) => (block.type === 'paragraph' ? [block.text] : [])).join(' ');
      const first = before.indexOf(player);
      expect(`${name}: ${before.slice(first - 40, first)}`).toMatch(/đến lượt $|the turn of $|輪到 $/);
    }
  }
});

test('who scored most is counted under one name, and nobody shares a place with one who is left out', () => {
  const rows = (season: string) => {
    const table = numbersOf(season, of('World Cup', season).filter(isScored), 'en').blocks.find((block) => block.type === 'table');
    return table?.rows.map(([player, , goals]) => `${player} ${goals}`) ?? [];
  };
  expect(rows('2026')[0]).toMatch(/^Kylian Mbapp[eé] 10$/);
  expect(rows('2026').filter((row) => row.includes('Mbapp'))).toHaveLength(1);
  expect(rows('2026').filter((row) => row.includes('David'))).toEqual([]);
  expect(rows('2022').map((row) => row.split(' ').at(-1))).toEqual(['8', '7', '4', '4']);
});

test('a second yellow card is a yellow card', () => {
  const match = knockOuts.find(({ season, home, away }) => season === '2022' && home.name === 'Netherlands' && away.name === 'Argentina');
  expect(JSON.stringify(match && reportOf(match, cup, 'en').blocks)).toMatch(/showed 16 yellow cards|whole match: 16/);
});

test('who won is said to have gone on, who lost a semi-final has a match left', () => {
  for (const { match, words, language } of languages.flatMap(reports).filter((one) => knockOuts.includes(one.match))) {
    const voice = voiceOf(language);
    const winner = match[winnerOf(match) ?? 'home'].name;
    const last = words.blocks.at(-1);
    const outcome = last?.type === 'paragraph' ? last.text : '';
    expect(outcome.toLowerCase().startsWith(voice.side(winner).toLowerCase())).toBe(true);
    const { key } = stageOf(match);
    if (key === 'semi-final') expect(outcome).toMatch(/tranh hạng ba|third place|季軍/);
    if (key === 'quarter-final') expect(outcome).toContain({ vi: 'bán kết', en: 'the semi-final', zh: '四強戰' }[language]);
  }
});

test.each([
  ['vi', 'Tây Ban Nha vô địch World Cup 2026', /Ferran Torres ở phút 106/],
  ['en', 'Spain are champions of the 2026 World Cup', /Ferran Torres in the 106th minute/],
  ['zh', '西班牙奪得 2026 世界盃冠軍', /Ferran Torres 在延長賽第 106 分鐘/],
] as const)('the final of 2026 in %s', (language, title, lead) => {
  const final = reports(language).find(({ match }) => match.season === '2026' && stageOf(match).key === 'final');
  expect(final?.words.title).toBe(title);
  expect(final?.words.lead).toMatch(lead);
});

/** Both ways round: a sentence may put the visitors first. */
function scoresOf(match: ScoredMatch): Set<string> {
  const { penalties } = match.score;
  const known = ['0–0', ...goalsOf(match).map(({ home, away }) => `${home}–${away}`), ...(penalties ? [`${penalties.home}–${penalties.away}`] : [])];
  return new Set(known.flatMap((score) => [score, score.split('–').reverse().join('–')]));
}
