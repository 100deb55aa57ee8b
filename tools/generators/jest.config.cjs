module.exports = { ...require('../../jest.preset.js'), displayName: 'generators', testEnvironment: 'node' };
