// PGlite needs seconds to come up on a busy machine; the default of 5 s is too near.
module.exports = { ...require('../../jest.preset.js'), displayName: 'api', testEnvironment: 'node', testTimeout: 60_000 };
