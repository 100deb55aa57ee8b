export { createGames, noGames, type GameChange, type Games } from './games.ts';
export { isRace, type Duel, type Game, type MarbleRace } from './game.ts';
export { GENERATED_SPORTS, slotOf } from './calendar.ts';
export { gameStateAt, type GameState } from './plan.ts';
export { LAPS, raceStateAt, type RaceState } from './marble.ts';
export { GAME_COMMENTATORS, gameCommentatorsOf } from './commentators.ts';
export { gameWords, generatedWords, sidesOf } from './words.ts';
