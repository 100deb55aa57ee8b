module.exports = { ...require('../../../../tools/jest/server.preset.cjs'), displayName: 'contracts-all' };
