module.exports = { ...require('../../jest.preset.js'), displayName: 'movies', testEnvironment: 'node' };
