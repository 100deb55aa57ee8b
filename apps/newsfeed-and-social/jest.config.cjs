module.exports = { ...require('../../jest.preset.js'), displayName: 'newsfeed-and-social' };
