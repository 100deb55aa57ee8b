module.exports = { ...require('../../jest.preset.js'), displayName: 'start', testEnvironment: 'node' };
