import { EVENT_CODE, finalScore, isGoal, isScored } from '@portal/domain';
import { loadShippedFiles } from './snapshot/index.ts';

const sources = loadShippedFiles()
  .filter(({ path }) => path.startsWith('worldcup/more/'))
  .map((source) => ({ source }));

describe.each(sources)('$source.path', ({ source }) => {
  const played = source.matches.filter(isScored);

  it('lists in every match as many goals as its score says', () => {
    for (const match of played) {
      const goals = match.events.filter((event) => event.period !== 5 && isGoal(event.code));
      const count = (side: string) => goals.filter((goal) => goal.side === side).length;
      expect({ key: match.sourceKey, home: count('home'), away: count('away') }).toEqual({ key: match.sourceKey, ...finalScore(match.score) });
    }
  });

  it('lists in every shoot-out as many scored kicks as its score says, the teams taking turns', () => {
    for (const match of played.filter(({ score }) => score.penalties)) {
      const kicks = match.events.filter((event) => event.period === 5 && event.code !== 3 && event.code !== 9);
      const scored = (side: string) => kicks.filter((kick) => kick.side === side && kick.code === EVENT_CODE.penaltyScored).length;
      expect({ home: scored('home'), away: scored('away') }).toEqual(match.score.penalties);
      kicks.slice(1).forEach((kick, index) => expect(kick.side).not.toBe(kicks[index]?.side));
    }
  });

  it('has eleven starters with one keeper in every line-up', () => {
    for (const { lineUps, sourceKey } of played) {
      for (const side of ['home', 'away'] as const) {
        const rows = lineUps?.[side].rows ?? [];
        expect([sourceKey, rows[0]?.length, rows.flat().length]).toEqual([sourceKey, 1, 11]);
      }
    }
  });

  it('lets only players go off who were on', () => {
    for (const match of played) {
      for (const side of ['home', 'away'] as const) {
        const on = new Set(match.lineUps?.[side].rows.flat());
        for (const event of match.events.filter((each) => each.code === EVENT_CODE.substitution && each.side === side)) {
          expect(on.delete(event.playerOut ?? '')).toBe(true);
          on.add(event.player);
        }
        expect(on.size).toBe(11);
      }
    }
  });

  it('has a different key for every match', () => {
    expect(new Set(source.matches.map((match) => match.sourceKey)).size).toBe(source.matches.length);
  });
});

describe('the same tournaments as JSON', () => {
  const files = loadShippedFiles().filter(({ path }) => path.startsWith('worldcup.json/'));
  it.each(files.map((file) => ({ file })))('$file.path lists in every match as many goals as its score says', ({ file }) => {
    for (const match of file.matches.filter(isScored)) {
      const count = (side: string) => match.events.filter((event) => event.side === side && isGoal(event.code)).length;
      expect({ key: match.sourceKey, home: count('home'), away: count('away') }).toEqual({ key: match.sourceKey, ...finalScore(match.score) });
    }
  });
});
