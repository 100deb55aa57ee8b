// For projects that need no browser: their tests run in plain Node, as the servers do, in processes that keep what they have loaded.
// jest's own runner makes a world of its own for each file and loads hundreds of modules into it again: of the api's tests that was half the time (ADR 3).
const preset = require('../../jest.preset.js');

module.exports = {
  testMatch: preset.testMatch,
  testPathIgnorePatterns: preset.testPathIgnorePatterns,
  modulePathIgnorePatterns: preset.modulePathIgnorePatterns,
  testEnvironment: 'node',
  runner: require.resolve('./server-runner.mjs'),
  setupFilesAfterEnv: [require.resolve('./server-setup.mjs')],
};
