import words from './words.json' with { type: 'json' };
import { isRace, type Game } from './game.ts';

type Locale = keyof typeof words;

/** What the competition of a generated sport is called. */
export const generatedWords = (sportId: number, locale: Locale): { name: string; short: string; stage: string } =>
  words[locale][String(sportId) as '20' | '30' | '40'];

/** What a generated game is called around its teams, in one of the three languages. */
export function gameWords(game: Game, locale: Locale): { name: string; short: string; stage: string } {
  const { name, short, stage } = generatedWords(game.sportId, locale);
  return { name, short, stage: stage.replace('{{number}}', String(game.round)) };
}

/** The two sides of a game. A race has none: the track and the field stand there for who expects two. */
export function sidesOf(game: Game, locale: Locale): Record<'home' | 'away', { key: string; name: string; monogram: string; colors: readonly string[] }> {
  if (!isRace(game)) return { home: game.home, away: game.away };
  const { track, marbles } = game;
  return {
    home: { key: `track ${track.name}`, name: words[locale].track.replace('{{track}}', track.name), monogram: track.monogram, colors: ['#14532d', '#e9c46a'] },
    away: {
      key: 'field',
      name: words[locale].field.replace('{{count}}', String(marbles.length)),
      monogram: String(marbles.length),
      colors: marbles.slice(0, 2).map(({ color }) => color),
    },
  };
}
