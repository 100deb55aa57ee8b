const preset = require('../../jest.preset.js');

// Of Fastify's parts, beside what the preset knows.
const esmOnly = ['content-disposition', 'cookie'];

module.exports = {
  ...preset,
  displayName: 'api',
  testEnvironment: 'node',
  transformIgnorePatterns: preset.transformIgnorePatterns.map((pattern) => pattern.replace('(?:', `(?:${esmOnly.join('|')}|`)),
  // PGlite needs seconds to come up on a busy machine; the default of 5 s is too near.
  testTimeout: 60_000,
};
