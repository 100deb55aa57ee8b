module.exports = { ...require('../../jest.preset.js'), displayName: 'odds-and-tips' };
