const preset = require('../../jest.preset.js');
// Fastify's `inject` reads cookies through a package that ships ES modules only.
const transformIgnorePatterns = preset.transformIgnorePatterns.map((pattern) => pattern.replace('(?!(?:', '(?!(?:cookie|'));
module.exports = { ...preset, displayName: 'registry', testEnvironment: 'node', transformIgnorePatterns };
