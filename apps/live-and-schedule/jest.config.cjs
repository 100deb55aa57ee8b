module.exports = { ...require('../../jest.preset.js'), displayName: 'live-and-schedule' };
