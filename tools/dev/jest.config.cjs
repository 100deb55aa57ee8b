module.exports = { ...require('../../jest.preset.js'), displayName: 'dev', testEnvironment: 'node' };
