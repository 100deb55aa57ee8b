// One preset for every project. Sources are ES modules run by Node 24 itself; jest sees them as CommonJS through swc.
const path = require('node:path');
const esmOnly = [
  '@portal',
  'i18next',
  'react-i18next',
  'jose',
  'fast-check',
  'pure-rand',
  'lru-cache',
  'eventsource-parser',
  'cookie',
  'content-disposition',
  'mobx',
  'mobx-react-lite',
  '@stomp',
  'lucide-react',
  '@base-ui',
  'react-router',
  'react-router-dom',
  'libphonenumber-js',
  '@electric-sql',
  'temporal-polyfill',
  'temporal-utils',
  'eventsource-parser',
];
module.exports = {
  testEnvironment: 'jsdom',
  // Longer than a test waits for a part (tools/jest/patience.cjs).
  testTimeout: 60_000,
  testMatch: ['<rootDir>/**/*.spec.ts', '<rootDir>/**/*.spec.tsx'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  modulePathIgnorePatterns: ['/dist/'],
  setupFiles: [path.join(__dirname, 'tools/jest/setup.cjs')],
  setupFilesAfterEnv: [path.join(__dirname, 'tools/jest/patience.cjs')],
  transform: {
    '^.+\\.[cm]?[jt]sx?$': [
      '@swc/jest',
      { jsc: { target: 'es2022', parser: { syntax: 'typescript', tsx: true }, transform: { react: { runtime: 'automatic' } } }, module: { type: 'commonjs' } },
    ],
  },
  transformIgnorePatterns: [`/node_modules/(?!(?:${esmOnly.join('|')})/)`],
  moduleNameMapper: {
    '^fast-check$': path.join(__dirname, 'tools/jest/fast-check.cjs'),
    '\\.module\\.css$': 'identity-obj-proxy',
    '\\.png\\?inline$': path.join(__dirname, 'tools/jest/picture.cjs'),
    '\\.css$': path.join(__dirname, 'tools/jest/empty.cjs'),
  },
};
