export { Football, oddsFixtureOf, type FootballMatch } from './football.ts';
export { oddsRoutes } from './odds.routes.ts';
export { OddsService } from './odds.service.ts';
