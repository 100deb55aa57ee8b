import { loadReplayed } from '../snapshot/index.ts';
import words from './commentators.json' with { type: 'json' };
import { COMMENTATORS, commentatorsOf } from './commentators.ts';
import { createReplay } from './create-replay.ts';

const HOUR = 3_600_000;
const TODAY = Date.UTC(2026, 10, 20);
const replay = createReplay({ matches: loadReplayed(), seed: 'khan-dai' });

describe('commentatorsOf', () => {
  const crews = replay.fixturesBetween(TODAY, TODAY + 48 * HOUR).map((fixture) => commentatorsOf(fixture.fixtureId));

  it('sends one to four different ones to every fixture, always the same', () => {
    expect(new Set(crews.map((crew) => crew.length))).toEqual(new Set([1, 2, 3, 4]));
    for (const crew of crews) expect(new Set(crew).size).toBe(crew.length);
    expect(commentatorsOf(2077700)).toEqual(commentatorsOf(2077700));
  });

  it('lets everybody speak, and nobody in two rooms at once', () => {
    expect(new Set(crews.flat()).size).toBe(COMMENTATORS.length);
    for (let now = TODAY; now < TODAY + 48 * HOUR; now += HOUR / 6) {
      const speaking = replay.liveAt(now).flatMap((fixture) => commentatorsOf(fixture.fixtureId));
      expect(new Set(speaking).size).toBe(speaking.length);
    }
  });

  it('has nobody for an id that is no fixture', () => expect(commentatorsOf(2077748)).toEqual([]));
});

describe('the commentators', () => {
  it('have names and ids of their own, and a style that three languages describe', () => {
    expect(new Set(COMMENTATORS.map((commentator) => commentator.id)).size).toBe(28);
    expect(new Set(COMMENTATORS.map((commentator) => commentator.name)).size).toBe(28);
    for (const { style } of COMMENTATORS) for (const locale of ['vi', 'en', 'zh'] as const) expect(words[locale][style]).toBeTruthy();
  });
});
