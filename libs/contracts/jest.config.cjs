const preset = require('../../tools/jest/server.preset.cjs');

// `src/all` is a project of its own: only its tests know every noun.
module.exports = { ...preset, displayName: 'contracts', testPathIgnorePatterns: [...(preset.testPathIgnorePatterns ?? []), '<rootDir>/src/all/'] };
