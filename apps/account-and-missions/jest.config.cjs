module.exports = { ...require('../../jest.preset.js'), displayName: 'account-and-missions' };
