module.exports = { ...require('../../jest.preset.js'), displayName: 'clip', testEnvironment: 'node' };
