import fc from 'fast-check';
import { OPENING_MATCH } from './excerpts.ts';
import { readFootballTxt } from './index.ts';

const SECOND = `Thu Jun 18 12:00 UTC-4 @ Atlanta Stadium, Atlanta, Att: 67442
  Czechia v South Africa  1-1
     (Michal SADILEK 6'; Teboho MOKOENA 83'(p))
`;
const THIRD = `Thu Jun 18 19:00 UTC-6 @ Guadalajara Stadium, Guadalajara, Att: 45522
  Mexico v South Korea  1-0
     (Luis ROMO 50')
`;
const file = `${OPENING_MATCH}\n\n${SECOND}\n\n${THIRD}`;
const lines = file.split('\n');
const keysOf = (text: string) => readFootballTxt(text).matches.map((match) => match.sourceKey);
const replaced = (from: string, to: string) => {
  expect(file).toContain(from);
  return readFootballTxt(file.replace(from, to));
};
const lineOf = (text: string) => lines.findIndex((line) => line.includes(text)) + 1;

describe('a bad line', () => {
  it('with a score that is none keeps the match and its teams, and names what stood there', () => {
    const { matches, problems } = replaced('Czechia v South Africa  1-1', 'Czechia v South Africa  1-x');
    expect(matches).toHaveLength(3);
    expect(matches.find(({ home }) => home.name === 'Czechia')).toMatchObject({ away: { name: 'South Africa' }, score: null });
    expect(problems.map(({ reason }) => reason)).toContain('not understood: 1-x');
  });

  it('in a date costs its match alone, and never dates it wrongly', () => {
    const { matches, problems } = replaced('Thu Jun 18 12:00', 'Thu Jnu 18 12:00');
    expect(matches.map((match) => match.home.name)).toEqual(['Mexico', 'Mexico']);
    expect(problems[0]).toEqual({
      line: lineOf('Thu Jun 18 12:00'),
      text: 'Thu Jnu 18 12:00 UTC-4 @ Atlanta Stadium, Atlanta, Att: 67442',
      reason: 'a date that cannot be read',
    });
  });

  it('between the teams costs its match alone, and its goals go to no other', () => {
    const { matches, problems } = replaced('Czechia v South Africa', 'Czechia against South Africa');
    expect(matches).toHaveLength(2);
    expect(matches[0]?.events.filter((event) => event.player.includes('SADILEK'))).toEqual([]);
    expect(problems.map((problem) => problem.line)).toEqual([lineOf('Czechia v'), lineOf('SADILEK')]);
  });

  it('in a goal is named, and the score is kept and doubted', () => {
    const { matches, problems } = replaced("Luis ROMO 50'", 'Luis ROMO fifty');
    expect(matches[2]?.score?.fullTime).toEqual({ home: 1, away: 0 });
    expect(problems.map((problem) => [problem.line, problem.reason])).toEqual([
      [lineOf('Mexico v South Korea'), 'the goals listed make 0-0, the score says 1-0'],
      [lineOf('Luis ROMO'), 'not understood: Luis ROMO fifty'],
    ]);
  });

  it('in a line-up costs no other player', () => {
    const { matches, problems } = replaced("(76' Edson ALVAREZ)", "(76' Edson ALVAREZ");
    expect(matches[0]?.lineUps?.home.rows.flat()).toHaveLength(11);
    expect(problems).toEqual([expect.objectContaining({ line: lineOf('Edson ALVAREZ'), reason: 'a round bracket is not closed' })]);
  });

  it('in a card is named by the line on which it stands', () => {
    const { problems, counts } = replaced("[Y 74']", '[Y 7x4]');
    expect(problems).toEqual([expect.objectContaining({ line: lineOf("[Y 74']"), reason: 'mark not understood: [Y 7x4]' })]);
    expect(counts.yellowCards).toBe(2);
  });

  it('with an impossible minute, day or team is named', () => {
    expect(replaced("[R 49']", "[R 490']").problems[0]?.reason).toContain('no such minute');
    expect(replaced("[R 49']", "[R 49+2']").problems[0]?.reason).toContain('no such minute');
    expect(replaced('Thu Jun 18 19:00', 'Thu Jun 31 19:00').problems[0]?.reason).toBe('no such date');
    expect(replaced('South Africa: Ronwen', 'Sout Africa: Ronwen').problems.map(({ reason }) => reason)).toEqual([
      'the line-up of the other team is missing',
      expect.stringContaining('neither a team'),
    ]);
    expect(replaced('Thu Jun 18 19:00', 'Fri Jun 18 19:00').problems[0]?.reason).toContain('the weekday is not that of 2026-06-18');
  });

  it('that is the last of a file which ends in the middle of a line-up is named', () => {
    const cut = readFootballTxt(OPENING_MATCH.slice(0, OPENING_MATCH.indexOf('Jesus GALLARDO')));
    expect(cut.matches).toHaveLength(1);
    expect(cut.problems.map(({ reason }) => reason)).toEqual([expect.stringMatching(/^a line-up of \d players$/), 'the line-up of the other team is missing']);
  });

  it('that is a card without a minute is named rather than placed by guess', () => {
    expect(replaced("[Y 74']", '[Y]').problems).toEqual([expect.objectContaining({ reason: 'a card without a minute: Nkosinathi SIBISI [Y]' })]);
  });

  it('anywhere below the headings never throws and never costs another match', () => {
    const whole = keysOf(file);
    const starts = ['Thu Jun 11', 'Thu Jun 18 12:00', 'Thu Jun 18 19:00'].map((start) => lines.findIndex((line) => line.startsWith(start)));
    fc.assert(
      fc.property(fc.integer({ min: starts[0] ?? 0, max: lines.length - 1 }), fc.string(), (place, noise) => {
        const broken = lines.map((line, index) => (index === place ? noise.replace(/[\r\n=]/g, ' ') : line));
        const own = starts.findLastIndex((start) => start <= place);
        expect(keysOf(broken.join('\n'))).toEqual(expect.arrayContaining(whole.filter((_, index) => index !== own)));
      }),
      { numRuns: 300 },
    );
  });

  it('or a whole file of noise gives problems, not an exception', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.string(), fc.constantFrom(...lines))), (some) => {
        const { problems, counts } = readFootballTxt(some.join('\n'));
        expect(problems.every((problem) => problem.line >= 1)).toBe(true);
        expect(counts.scored <= counts.matches).toBe(true);
      }),
    );
  });
});
