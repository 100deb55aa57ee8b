import nx from '@nx/eslint-plugin';
import hooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { ROUTER_NAMES } from './tools/federation/src/facades/names.ts';

/** Who may import whom (docs/ARCHITECTURE.md). No app imports an app: remotes meet at run time only. */
const lib = (name) => `lib:${name}`;
const may = (sourceTag, names, more = []) => ({ sourceTag, onlyDependOnLibsWithTags: [...names.map(lib), ...more] });
const every = ['contracts', 'domain', 'i18n', 'api-client', 'sockets', 'ui', 'platform', 'testing'];

export default tseslint.config(
  { ignores: ['**/dist/**', '**/node_modules/**', '**/.data/**', '**/.screens/**', '**/migrations/**', 'test-results/**'] },
  ...tseslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { '@nx': nx, 'react-hooks': hooks },
    rules: {
      ...hooks.configs.recommended.rules,
      // Models and refs of this house are MobX's, not the compiler's; its newer rules are not for them.
      'react-hooks/refs': 'off',
      'react-hooks/set-state-in-effect': 'off',
      'react-hooks/set-state-in-render': 'off',
      'react-hooks/immutability': 'off',
      'react-hooks/purity': 'off',
      'react-hooks/preserve-manual-memoization': 'off',
      'react-hooks/static-components': 'off',
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_', caughtErrorsIgnorePattern: '^_' }],
      '@nx/enforce-module-boundaries': [
        'error',
        {
          enforceBuildableLibDependency: false,
          allow: [],
          depConstraints: [
            { ...may(lib('contracts'), ['contracts']), bannedExternalImports: ['react*', 'mobx*', 'fastify*', 'drizzle-orm*', '@tanstack/*'] },
            { ...may(lib('domain'), []), bannedExternalImports: ['react*', 'mobx*', 'fastify*', 'drizzle-orm*', '@tanstack/*'] },
            { ...may(lib('server'), []), bannedExternalImports: ['*'] },
            may(lib('i18n'), ['contracts']),
            may(lib('api-client'), ['contracts']),
            may(lib('sockets'), ['contracts']),
            may(lib('ui'), ['domain', 'i18n']),
            may(lib('platform'), ['contracts', 'api-client', 'sockets', 'i18n', 'ui']),
            may(lib('testing'), every),
            may('type:remote', every, ['type:tool']),
            may('type:shell', [...every, 'server'], ['type:tool']),
            may('type:api', ['contracts', 'domain', 'i18n', 'server']),
            may('type:registry', ['contracts', 'server']),
            may('type:e2e', ['contracts', 'server']),
            { sourceTag: 'type:tool', onlyDependOnLibsWithTags: ['type:tool', lib('contracts'), lib('server'), lib('testing')] },
          ],
        },
      ],
    },
  },
  {
    // What runs in a browser gets of the router what the shell gives (tools/federation/src/facades).
    files: ['apps/*/src/**/*.{ts,tsx}', 'libs/{platform,ui,i18n,sockets,api-client}/src/**/*.{ts,tsx}'],
    ignores: ['apps/{api,registry,e2e}/**', 'apps/shell/src/server/**', 'apps/shell/src/probe/**', '**/*.spec.{ts,tsx}', '**/testing/**'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: 'react-router-dom',
              allowImportNames: [...ROUTER_NAMES],
              allowTypeImports: true,
              message: 'The shell gives browsers no such name of the router: see tools/federation/src/facades/names.ts.',
            },
            { name: 'react-router', message: 'The router that is shared is react-router-dom.' },
          ],
        },
      ],
    },
  },
  { files: ['**/*.cjs', '**/*.js', '**/*.mjs'], rules: { '@typescript-eslint/no-require-imports': 'off', '@typescript-eslint/no-unused-vars': 'off' } },
  { files: ['**/*.spec.{ts,tsx}', '**/testing/**'], rules: { '@typescript-eslint/no-non-null-assertion': 'off' } },
  {
    files: ['apps/e2e/{src,tests}/**/*.ts', '**/*.spec.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: "CallExpression[callee.property.name='waitForTimeout']",
          message: 'Wait for what is to be seen: a time is too short on a busy machine and too long on an idle one.',
        },
        {
          selector: "MemberExpression[object.name='Date'][property.name='now'], NewExpression[callee.name='Date'][arguments.length=0]",
          message:
            'What is green now is to be green at midnight: hand a clock in (libs/testing, apps/api/src/testing, apps/e2e/src/moment.ts). Waiting is bounded by performance.now(), names are made unlike by apps/e2e/src/members.ts.',
        },
      ],
    },
  },
);
