// One preset for every project. Sources are ES modules run by Node 24 itself; jest sees them as CommonJS through swc.
const path = require('node:path');
const esmOnly = ['@portal', 'i18next', 'react-i18next', 'jose', 'fast-check', 'pure-rand', 'lru-cache', 'cookie', 'content-disposition', 'mobx', 'mobx-react-lite', '@stomp', 'lucide-react', '@base-ui', 'react-router', 'react-router-dom', 'libphonenumber-js', '@electric-sql', 'temporal-polyfill', 'temporal-utils'];
module.exports = {
  testEnvironment: 'jsdom',
  testMatch: ['<rootDir>/**/*.spec.ts', '<rootDir>/**/*.spec.tsx'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  modulePathIgnorePatterns: ['/dist/'],
  setupFiles: [path.join(__dirname, 'tools/jest/setup.cjs')],
  transform: {
    '^.+\\.[cm]?[jt]sx?$': ['@swc/jest', { jsc: { target: 'es2022', parser: { syntax: 'typescript', tsx: true }, transform: { react: { runtime: 'automatic' } } }, module: { type: 'commonjs' } }],
  },
  transformIgnorePatterns: [`/node_modules/(?!(?:${esmOnly.join('|')})/)`],
  moduleNameMapper: { '\\.module\\.css$': 'identity-obj-proxy', '\\.css$': path.join(__dirname, 'tools/jest/empty.cjs') },
};
