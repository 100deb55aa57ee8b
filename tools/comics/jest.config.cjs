module.exports = { ...require('../../jest.preset.js'), displayName: 'comics', testEnvironment: 'node' };
