export { aMatch, aSnapshot, aTeam, anEvent } from './things.ts';
export { scoresOn, type Scores } from './scores-on.ts';
