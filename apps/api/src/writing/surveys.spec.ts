import { languages, type Language } from '@portal/contracts';
import type { ArticleBlock } from '@portal/contracts/article';
import { isScored, type MatchRecord, type ScoredMatch } from '@portal/domain';
import type { ArticleWords } from '../modules/articles/index.ts';
import { dataArticles, leagues } from '../seed/articles/data-articles.ts';
import { loadMatches, teamFacts } from '../sports/index.ts';
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
const numbersIn = (text: string) => [...text.matchAll(/\d+/g)].map(([found]) => Number(found));
/** Chinese is set with spaces that names have not. */
const bare = (row: readonly string[]): string => row.join(',').replaceAll(' ', '');
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
    const matches = of(league.competition, league.now).filter(
      (match) => match.round?.endsWith(` ${round}`) && match.score === null && match.note === null && match.date >= around.today,
    );
    const [table] = tablesIn(words);
    expect(new Set(table?.rows.map(bare))).toEqual(
      new Set(matches.map(({ date, home, away }) => bare([voice.day(date), voice.team(home.name), voice.team(away.name)]))),
    );
    expect(numbersIn(words.lead)).toContain(matches.length);
  });

  it.each(previews)('%i in %s tells of last season what the records tell', (id, language, words) => {
    const voice = voiceOf(language);
    const league = leagues[id - 5100]!;
    const lines = words.blocks.flatMap((block) => (block.type === 'list' ? block.items : []));
    for (const line of lines) {
      const fits = of(league.competition, league.before)
        .filter(isScored)
        .some((match) => {
          const { home, away } = goals(match);
          return [`${voice.team(match.home.name)}${home}–${away}${voice.team(match.away.name)}`, voice.day(match.date)].every((part) =>
            bare([line]).includes(bare([part])),
          );
        });
      expect([line, fits]).toEqual([line, true]);
    }
  });

  it.each(previews)('%i in %s leads to its first two matches', (id, language, words) => {
    const cards = words.blocks.filter((block) => block.type === 'match');
    expect([id, language, cards.length]).toEqual([id, language, 2]);
    const [table] = tablesIn(words);
    for (const { title, fixtureId } of cards) {
      expect(table?.rows.some(([, home, away]) => `${home} – ${away}` === title)).toBe(true);
      expect(records[fixtureId - 1]).toMatchObject({ score: null });
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
    expect(pointsDown).toEqual([...pointsDown].sort((a, b) => b - a));
    expect(Math.max(...[...sums.values()].map((row) => row.points))).toBe(pointsDown[0]);
    const [intro = '', strongest = ''] = paragraphsOf(words);
    const leader = sums.get(table?.rows[0]?.[1] ?? '')!;
    for (const figure of [leader.won, leader.drawn, leader.lost, ...pointsDown.slice(1, 3)]) expect(numbersIn(intro)).toContain(figure);
    const most = Math.max(...[...sums.values()].map((row) => row.scored));
    const fewest = Math.min(...[...sums.values()].map((row) => row.conceded));
    for (const figure of [most, fewest]) expect(numbersIn(strongest)).toContain(figure);
    // Everybody who shares it, and nobody else of the first ten.
    for (const [team, row] of sums) if (row.scored === most || row.conceded === fewest) expect(strongest).toContain(team);
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
    const lines = words.blocks.flatMap((block) => (block.type === 'list' ? block.items : []));
    const widest = Math.max(...cup.map((match) => Math.abs(goals(match).home - goals(match).away)));
    for (const match of cup.filter((one) => Math.abs(goals(one).home - goals(one).away) === widest))
      expect(lines.join('\n')).toContain(`${voice.team(match.home.name)} ${goals(match).home}–${goals(match).away} ${voice.team(match.away.name)}`);
    expect(lines.filter((line) => /luân lưu|Penalties|十二碼/i.test(line))).toHaveLength(shootOuts);
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
      expect([name, new Set(rows.map(([, team = '']) => plain(team)))]).toEqual([name, new Set(sums.keys())]);
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
    }
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

/** Names differ between sources; the one place where a key is asked for. */
test('a team is the same in its table and in its matches, whatever it is called', () => {
  const stage = groupStageOf('2022', of('World Cup', '2022'))!;
  for (const { table, matches } of stage.groups) {
    const keys = new Set(matches.flatMap(({ home, away }: MatchRecord) => [teamFacts(home.name).key, teamFacts(away.name).key]));
    expect(new Set(table.map(({ team }) => teamFacts(team).key))).toEqual(keys);
  }
});
