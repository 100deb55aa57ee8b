module.exports = { ...require('../../jest.preset.js'), displayName: 'content-and-news' };
