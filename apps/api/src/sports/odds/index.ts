export { default as calibration } from './calibration.json' with { type: 'json' };
export { COMPANIES } from './companies.ts';
export { createOddsBook } from './odds-book.ts';
export type { OddsBook } from './odds-book.ts';
export { announcedFixture, replayedFixture } from './odds-fixture.ts';
export type { OddsFixture } from './odds-fixture.ts';
