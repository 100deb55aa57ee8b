module.exports = { ...require('../../tools/jest/server.preset.cjs'), displayName: 'api', globalSetup: '<rootDir>/jest.global-setup.cjs' };
