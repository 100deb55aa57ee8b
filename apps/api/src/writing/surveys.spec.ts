import { languages, type Language } from '@portal/contracts';
import type { ArticleBlock } from '@portal/contracts/article';
import { isScored, type ScoredMatch } from '@portal/domain';
import type { ArticleWords } from '../modules/articles/index.ts';
import { dataArticles, leagues } from '../seed/articles/data-articles.ts';
import { loadMatches } from '../sports/index.ts';
import { paragraphsOf } from '../testing/article-words.ts';
import { groupsOf, groupStageOf, voiceOf } from './index.ts';

// What looks at many matches is reckoned here once more, by the shortest way, and held against what an article says.

const records = loadMatches().map(({ record }) => record);
const of = (competition: string, season: string) => records.filter((match) => match.competition === competition && match.season === season);
const around = { today: '2026-11-21', until: '2026-12-05', fixtureIds: new Map(records.map(({ sourceKey }, place) => [sourceKey, place + 1])) };
const made = dataArticles(records, around);
const seriesFrom = (first: number) => made.filter(({ id }) => id >= first && id < first + 50);
const inEach = (articles: typeof made): [id: number, language: Language, words: ArticleWords][] =>
  articles.flatMap(({ id, texts }) =>
    languages.flatMap((language) => (texts[language] ? [[id, language, texts[language]] as [number, Language, ArticleWords]] : [])),
  );
const tablesIn = ({ blocks }: ArticleWords) => blocks.filter((block): block is ArticleBlock & { type: 'table' } => block.type === 'table');
const linesIn = ({ blocks }: ArticleWords): readonly string[] => blocks.flatMap((block) => (block.type === 'list' ? block.items : []));
const numbersIn = (text: string) => [...text.matchAll(/\d+/g)].map(([found]) => Number(found));
/** Chinese is set with spaces that names have not. */
const bare = (row: readonly string[]): string => row.join(',').replaceAll(' ', '');
const plainly = (text: string): string => text.replaceAll(' ', '').replaceAll('（', '(').replaceAll('）', ')');
/** Names that have this one in them: 'Athletic Club' is not 'Athletic'. */
const longerThan = (name: string, names: Iterable<string>): string[] => [...names].filter((other) => other !== name && other.includes(name));
const without = (parts: readonly string[], text: string): string => parts.reduce((left, part) => left.replaceAll(part, ''), text);
const goals = ({ score }: ScoredMatch) => score.extraTime ?? score.fullTime ?? { home: 0, away: 0 };

interface Sums {
  points: number;
  won: number;
  drawn: number;
  lost: number;
  scored: number;
  conceded: number;
}
function sumsOf(matches: readonly ScoredMatch[], nameOf: (source: string) => string): Map<string, Sums> {
  const sums = new Map<string, Sums>();
  for (const match of matches) {
    const { home, away } = goals(match);
    for (const [team, scored, conceded] of [
      [nameOf(match.home.name), home, away],
      [nameOf(match.away.name), away, home],
    ] as const) {
      const row = sums.get(team) ?? { points: 0, won: 0, drawn: 0, lost: 0, scored: 0, conceded: 0 };
      const [won, drawn] = [scored > conceded, scored === conceded];
      sums.set(team, {
        points: row.points + (won ? 3 : drawn ? 1 : 0),
        won: row.won + Number(won),
        drawn: row.drawn + Number(drawn),
        lost: row.lost + Number(!won && !drawn),
        scored: row.scored + scored,
        conceded: row.conceded + conceded,
      });
    }
  }
  return sums;
}

describe('a look ahead', () => {
  const previews = inEach(seriesFrom(5100));

  it('is written of every league that has a round in sight', () => {
    expect(seriesFrom(5100).map(({ id }) => id)).toEqual([5100, 5101, 5104, 5105]);
  });

  it.each(previews)('%i in %s names every match of its round with its day, and no other', (id, language, words) => {
    const voice = voiceOf(language);
    const league = leagues[id - 5100]!;
    const [, round] = /(?:Vòng|vòng|matchday|第) (\d+)/.exec(words.title) ?? [];
    const matches = of(league.competition, league.now).filter((match) => match.round?.endsWith(` ${round}`));
    const [table] = tablesIn(words);
    expect(table?.rows.map(bare).sort()).toEqual(
      matches.map(({ date, home, away }) => bare([voice.day(date), voice.team(home.name), voice.team(away.name)])).sort(),
    );
    for (const { date } of matches) expect(date >= around.today && date <= around.until).toBe(true);
    expect(numbersIn(words.lead)).toContain(matches.length);
  });

  it.each(previews)('%i in %s tells of last season what the records tell', (id, language, words) => {
    const voice = voiceOf(language);
    const league = leagues[id - 5100]!;
    const before = of(league.competition, league.before).filter(isScored);
    const [table] = tablesIn(words);
    const meetings = (table?.rows ?? []).flatMap(([, home, away]) => {
      const met = before.find((match) => plainly(`${voice.team(match.home.name)}–${voice.team(match.away.name)}`) === plainly(`${home}–${away}`));
      return met ? [`${home} ${goals(met).home}–${goals(met).away} ${away} (${voice.day(met.date)})`] : [];
    });
    // Of two leagues of these six last season is not known.
    expect(meetings.length > 0).toBe(id < 5104);
    expect(linesIn(words).map(plainly)).toEqual(meetings.map(plainly));
  });

  it.each(previews)('%i in %s leads to its first two matches', (id, language, words) => {
    const cards = words.blocks.filter((block) => block.type === 'match');
    expect([id, language, cards.length]).toEqual([id, language, 2]);
    const [table] = tablesIn(words);
    for (const [place, { title, fixtureId }] of cards.entries()) {
      const [, home = '', away = ''] = table?.rows[place] ?? [];
      expect(title).toBe(`${home} – ${away}`);
      const led = records[fixtureId - 1]!;
      expect([voiceOf(language).team(led.home.name), voiceOf(language).team(led.away.name), led.score]).toEqual([home, away, null]);
    }
  });
});

describe('a season in review', () => {
  const reviews = inEach(seriesFrom(5200));

  it('is written of every league of which ten rounds are known', () => {
    expect(reviews.length).toBeGreaterThanOrEqual(4 * languages.length);
  });

  it.each(reviews)('%i in %s: rows, leaders and figures are those of the results', (id, language, words) => {
    const voice = voiceOf(language);
    const league = leagues[id - 5200]!;
    const [, rounds = 0] = /(?:sau|after|from|từ|^|由|踢完|：)\s*(\d+) (?:vòng|rounds|輪)/u.exec(words.title) ?? [];
    const matches = of(league.competition, league.before)
      .filter(isScored)
      .filter(({ round }) => Number(/(\d+)$/.exec(round ?? '')?.[1]) <= Number(rounds));
    const sums = sumsOf(matches, voice.team);
    const [table] = tablesIn(words);
    for (const [, team = '', played, difference, points] of table?.rows ?? []) {
      const row = sums.get(team)!;
      expect([id, team, played, Number(difference), points]).toEqual([id, team, String(rounds), row.scored - row.conceded, String(row.points)]);
    }
    const pointsDown = table?.rows.map((row) => Number(row[4])) ?? [];
    expect(table?.rows.map(([place]) => place)).toEqual(pointsDown.map((_, place) => String(place + 1)));
    // The first of all, in their order: nobody with more points is left out.
    expect(pointsDown).toEqual(
      [...sums.values()]
        .map((row) => row.points)
        .sort((a, b) => b - a)
        .slice(0, pointsDown.length),
    );
    const [intro = '', strongest = ''] = paragraphsOf(words);
    const leader = sums.get(table?.rows[0]?.[1] ?? '')!;
    for (const figure of [leader.won, leader.drawn, leader.lost, ...pointsDown.slice(1, 3)]) expect(numbersIn(intro)).toContain(figure);
    const most = Math.max(...[...sums.values()].map((row) => row.scored));
    const fewest = Math.min(...[...sums.values()].map((row) => row.conceded));
    for (const figure of [most, fewest]) expect(numbersIn(strongest)).toContain(figure);
    // Everybody who shares it, and nobody else.
    const named = [...sums.keys()].filter((team) => without(longerThan(team, sums.keys()), strongest).includes(team));
    expect(new Set(named)).toEqual(new Set([...sums].flatMap(([team, row]) => (row.scored === most || row.conceded === fewest ? [team] : []))));
  });
});

describe('a cup in figures', () => {
  it.each(inEach(seriesFrom(5300)))('%i in %s: matches, goals, the widest and the fullest are those of the records', (id, language, words) => {
    const voice = voiceOf(language);
    const cup = of('World Cup', id === 5300 ? '2026' : '2022').filter(isScored);
    const all = cup.reduce((sum, match) => sum + goals(match).home + goals(match).away, 0);
    const [intro = ''] = paragraphsOf(words);
    const goalless = cup.filter((match) => goals(match).home + goals(match).away === 0).length;
    const shootOuts = cup.filter(({ score }) => score.penalties).length;
    for (const figure of [cup.length, all, goalless, shootOuts]) expect(numbersIn(intro)).toContain(figure);
    expect(numbersIn(words.lead)).toEqual(expect.arrayContaining([cup.length, all]));
    expect(intro).toContain((all / cup.length).toFixed(2).replace('.', language === 'vi' ? ',' : '.'));
    const [wide = '', full = '', ...penalties] = linesIn(words);
    const lineOf = (match: ScoredMatch) => `${voice.team(match.home.name)} ${goals(match).home}–${goals(match).away} ${voice.team(match.away.name)}`;
    const linesOf = (match: (one: ScoredMatch) => boolean) => cup.filter(match).map(lineOf).map(plainly).sort();
    const results = (line: string) =>
      cup
        .map(lineOf)
        .map(plainly)
        .filter((one) => plainly(line).includes(one))
        .sort();
    const gap = (match: ScoredMatch) => Math.abs(goals(match).home - goals(match).away);
    const widest = Math.max(...cup.map(gap));
    expect(results(wide)).toEqual(linesOf((match) => gap(match) === widest));
    const crowd = Math.max(...cup.map(({ attendance }) => attendance ?? 0));
    expect(results(full)).toEqual(linesOf(({ attendance }) => attendance === crowd));
    expect(numbersIn(full.replace(/(?<=\d)[.,](?=\d{3})/g, ''))).toContain(crowd);
    expect(penalties.flatMap(results).sort()).toEqual(linesOf(({ score }) => score.penalties !== null));
    for (const line of penalties) {
      const { home = -1, away = -1 } = cup.find((match) => plainly(line).includes(plainly(lineOf(match))))?.score.penalties ?? {};
      expect(line).toContain(`${home}–${away}`);
    }
  });
});

describe('the groups of a cup', () => {
  const articles = inEach(seriesFrom(5350));
  const seasonOf = (id: number) => (id === 5350 ? '2026' : '2022');
  const groupsIn = (season: string) =>
    Map.groupBy(
      of('World Cup', season)
        .filter(isScored)
        .filter(({ group }) => group !== null),
      ({ group }) => group!,
    );
  const wentOn = (season: string) =>
    new Set(
      of('World Cup', season)
        .filter(({ group }) => group === null)
        .flatMap(({ home, away }) => [home.name, away.name]),
    );
  const plain = (team: string) => team.replace('\u00a0✓', '');

  it('are told of both cups that ship', () => {
    expect(articles).toHaveLength(2 * languages.length);
  });

  it.each(articles)('%i in %s: every team stands in its group with what it won, drew, lost, scored and conceded', (id, language, words) => {
    const voice = voiceOf(language);
    const groups = [...groupsIn(seasonOf(id))].sort(([one], [other]) => (one < other ? -1 : 1));
    const tables = tablesIn(words).slice(0, groups.length);
    for (const [place, [name, matches]] of groups.entries()) {
      const sums = sumsOf(matches, voice.team);
      const rows = tables[place]?.rows ?? [];
      expect([name, rows.map(([, team = '']) => plain(team)).sort()]).toEqual([name, [...sums.keys()].sort()]);
      expect(rows.map(([at]) => at)).toEqual(['1', '2', '3', '4']);
      const points = rows.map((row) => Number(row[4]));
      expect([name, points]).toEqual([name, [...points].sort((a, b) => b - a)]);
      for (const [, team = '', results, scored, points] of rows) {
        const row = sums.get(plain(team))!;
        expect([name, team, results, scored, points]).toEqual([
          name,
          team,
          `${row.won}–${row.drawn}–${row.lost}`,
          `${row.scored}–${row.conceded}`,
          String(row.points),
        ]);
      }
    }
  });

  it.each(articles)('%i in %s: who is said to have gone on played in the knock-out, and nobody else did', (id, language, words) => {
    const voice = voiceOf(language);
    const on = new Set([...wentOn(seasonOf(id))].map(voice.team));
    const marked = tablesIn(words)
      .slice(0, groupsIn(seasonOf(id)).size)
      .flatMap(({ rows }) => rows.flatMap(([, team = '']) => (team.endsWith('✓') ? [plain(team)] : [])));
    expect(new Set(marked)).toEqual(on);
    expect(marked).toHaveLength(id === 5350 ? 32 : 16);
  });

  it.each(articles)('%i in %s: those in third place are told of where they can go on, and put in their order', (id, language, words) => {
    const voice = voiceOf(language);
    const groups = [...groupsIn(seasonOf(id))].sort(([one], [other]) => (one < other ? -1 : 1));
    const [race, ...more] = tablesIn(words).slice(groups.length);
    // Of 2022 only the first two went on.
    expect([race === undefined, more]).toEqual([id !== 5350, []]);
    const thirds = groups.map(([name, matches], place) => {
      const team = plain(tablesIn(words)[place]?.rows[2]?.[1] ?? '');
      return { group: name.replace('Group ', ''), team, ...sumsOf(matches, voice.team).get(team)! };
    });
    const ordered = thirds.toSorted((a, b) => b.points - a.points || b.scored - b.conceded - (a.scored - a.conceded) || b.scored - a.scored);
    const on = new Set([...wentOn(seasonOf(id))].map(voice.team));
    for (const [place, [at, team = '', group, difference, points]] of (race?.rows ?? []).entries()) {
      const row = thirds.find((one) => one.team === plain(team))!;
      const fits = ordered[place]!;
      expect([team, at, group, Number(difference), points]).toEqual([team, String(place + 1), row.group, row.scored - row.conceded, String(row.points)]);
      // Cards part who is level in all three; they are not known.
      expect([row.points, row.scored - row.conceded, row.scored]).toEqual([fits.points, fits.scored - fits.conceded, fits.scored]);
      expect([team, team.endsWith('✓')]).toEqual([team, on.has(row.team)]);
    }
    expect(race?.rows.length ?? 12).toBe(12);
  });

  it.each(articles)('%i in %s: what is said of a group has its leaders, their points and a result that was played', (id, language, words) => {
    const voice = voiceOf(language);
    const groups = [...groupsIn(seasonOf(id))].sort(([one], [other]) => (one < other ? -1 : 1));
    const said = paragraphsOf(words).slice(1, 1 + groups.length);
    const tables = tablesIn(words);
    for (const [place, [name, matches]] of groups.entries()) {
      const text = said[place] ?? '';
      const rows = tables[place]?.rows ?? [];
      for (const [, team = ''] of rows) expect([name, text]).toEqual([name, expect.stringContaining(plain(team))]);
      const points = rows.map((row) => Number(row[4]));
      // Three played, so many points, goals of a result: no other figure can stand there.
      const known = new Set([3, ...points, ...matches.flatMap((match) => [goals(match).home, goals(match).away])]);
      expect(numbersIn(text).filter((number) => !known.has(number))).toEqual([]);
      for (const [score] of text.matchAll(/\d+–\d+/g)) expect(matches.map((match) => `${goals(match).home}–${goals(match).away}`)).toContain(score);
      const won = matches.flatMap((match) =>
        goals(match).home === goals(match).away ? [] : [voice.team(goals(match).home > goals(match).away ? match.home.name : match.away.name)],
      );
      const leader = plain(rows[0]?.[1] ?? '');
      expect([name, /thắng cả|chiến thắng|won all|All \d|Nobody|全勝|全歸|手中/.test(text)]).toEqual([
        name,
        points[0] !== points[1] && won.filter((team) => team === leader).length === 3,
      ]);
      expect([name, /đối đầu|between them|對戰/.test(text)]).toEqual([name, name === 'Group E' && id === 5350]);
      // The first by goal difference: level on points, and by then ahead.
      const [first, second] = rows.map(([, , , scored = '']) => numbersIn(scored)).map(([scored = 0, conceded = 0]) => scored - conceded);
      expect([name, /hiệu số|goal difference|淨勝球/.test(text)]).toEqual([
        name,
        points[0] === points[1] && !(name === 'Group E' && id === 5350) && first !== second,
      ]);
    }
  });

  it('those in third place who went on are told of in every way there is', () => {
    const [, , words] = articles.find(([id, language]) => id === 5350 && language === 'vi')!;
    const text = paragraphsOf(words).join(' ');
    for (const way of ['mà vẫn đi tiếp', 'của bảng này cũng có vé', 'trong nhóm hạng ba tốt nhất']) expect(text).toContain(way);
  });

  it('nothing is told of a group stage that is not over, nor while nobody knows who went on', () => {
    const cup = of('World Cup', '2026');
    const [open] = cup.filter(({ group }) => group !== null);
    expect(
      groupStageOf(
        '2026',
        cup.map((match) => (match === open ? { ...match, score: null } : match)),
      ),
    ).toBeUndefined();
    expect(
      groupStageOf(
        '2026',
        cup.filter(({ group }) => group !== null),
      ),
    ).toBeUndefined();
    expect(groupStageOf('2026', [])).toBeUndefined();
    // One place of the next round that waits for a result is enough, whoever is known beside it.
    const nextRound = cup.filter(({ group, date }) => group === null && date <= '2026-07-03');
    const nameless = (match: (typeof cup)[number]) => ({ ...match, score: null, home: { ...match.home, name: 'Winner Match 74' } });
    for (const unknown of [nextRound, nextRound.slice(0, 1)])
      expect(
        groupStageOf(
          '2026',
          cup.map((match) => (unknown.includes(match) ? nameless(match) : match)),
        ),
      ).toBeUndefined();
  });

  it('three teams with as many points are put in their order by the regulations, not by a match between two', () => {
    const stage = groupStageOf('2026', of('World Cup', '2026'))!;
    const [group] = stage.groups;
    const [first, second, third, fourth] = group!.table;
    const level = { ...group!, table: [first, { ...second, points: first.points }, { ...third, points: first.points }, fourth] as const };
    const text = (language: Language) => paragraphsOf(groupsOf({ ...stage, groups: [level] }, language))[1];
    expect(text('vi')).toContain('điều lệ giải đưa');
    expect(text('en')).toContain('the order of the regulations put');
  });
});
