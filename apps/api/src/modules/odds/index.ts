export { Football, oddsFixtureOf, type FootballMatch } from './football.ts';
export { oddsModule } from './odds.module.ts';
