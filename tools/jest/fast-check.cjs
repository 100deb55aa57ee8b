// What a spec in jsdom gets for `fast-check`: the library itself, set up when it is first asked for; most specs have no properties.
const properties = require('../../node_modules/fast-check/lib/cjs/fast-check.js');

properties.configureGlobal(require('./properties.cjs'));
module.exports = properties;
