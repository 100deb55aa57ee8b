const preset = require('../../jest.preset.js');

// Of @fastify/static, beside what the preset knows.
const esmOnly = ['content-disposition'];

module.exports = {
  ...preset,
  displayName: 'api',
  testEnvironment: 'node',
  transformIgnorePatterns: preset.transformIgnorePatterns.map((pattern) => pattern.replace('(?:', `(?:${esmOnly.join('|')}|`)),
  // PGlite needs seconds to come up on a busy machine; the default of 5 s is too near.
  testTimeout: 60_000,
};
