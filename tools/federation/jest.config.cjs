module.exports = { ...require('../../jest.preset.js'), displayName: 'federation', testEnvironment: 'node' };
