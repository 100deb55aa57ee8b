import config from './playwright.config.ts';

/** Journeys that take too long for every run: `npm run test:long`. */
export default { ...config, testDir: './long', timeout: 600_000 };
