module.exports = { ...require('../../jest.preset.js'), displayName: 'ci', testEnvironment: 'node' };
