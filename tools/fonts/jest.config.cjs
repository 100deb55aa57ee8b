module.exports = { ...require('../../jest.preset.js'), displayName: 'fonts', testEnvironment: 'node' };
