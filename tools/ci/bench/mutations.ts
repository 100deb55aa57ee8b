import type { Task } from '../src/affected.ts';

/** A small edit that makes something fail. */
export interface Mutation {
  /** Class of the file. */
  readonly kind:
    | 'source'
    | 'locale'
    | 'style'
    | 'contract'
    | 'domain rule'
    | 'library'
    | 'webpack factory'
    | 'jest preset'
    | 'lock file'
    | 'package.json'
    | 'tsconfig'
    | 'lint rules'
    | 'migration'
    | 'test'
    | 'journey'
    | 'tool';
  readonly file: string;
  readonly from: string;
  readonly to: string;
  /** Where one failure is known to show: a task of a project, and for unit tests which file. `build` is the product's own check. */
  readonly fails: { readonly task: Exclude<Task, 'product'> | 'build'; readonly project: string; readonly spec?: string };
  /** What npm would have put there by the new lock file: a package that exports nothing. */
  readonly installs?: string;
  /** Quick enough for the tests of every day. */
  readonly daily?: true;
}

const unit = (project: string, spec: string): Mutation['fails'] => ({ task: 'unit', project, spec });
const types = (project: string): Mutation['fails'] => ({ task: 'types', project });
const lint = (project: string): Mutation['fails'] => ({ task: 'lint', project });
const build = (project: string): Mutation['fails'] => ({ task: 'build', project });

/** Thirty, over all classes of files that the workspace has; of small ones as few as can be in the same project, so that few full runs refute them all. */
export const MUTATIONS: readonly Mutation[] = [
  {
    kind: 'source',
    file: 'apps/chat/src/features/rooms-page/address.ts',
    from: 'if (!asked) return null;',
    to: 'if (asked) return null;',
    fails: unit('chat', 'apps/chat/src/features/rooms-page/address.spec.ts'),
    daily: true,
  },
  {
    kind: 'source',
    file: 'apps/newsfeed-and-social/src/features/post/text-parts.ts',
    from: 'if (end < text.length)',
    to: 'if (end > text.length)',
    fails: unit('newsfeed-and-social', 'apps/newsfeed-and-social/src/features/post/text-parts.spec.ts'),
  },
  {
    kind: 'source',
    file: 'apps/content-and-news/src/features/feedback/page-spoken-of.ts',
    from: 'before.origin === new',
    to: 'before.origin !== new',
    fails: unit('content-and-news', 'apps/content-and-news/src/features/feedback/page-spoken-of.spec.ts'),
  },
  {
    kind: 'source',
    file: 'apps/account-and-missions/src/features/check-in/card-days.ts',
    from: "case 'madeUp':\n      return 'done';",
    to: "case 'madeUp':\n      return 'future';",
    fails: unit('account-and-missions', 'apps/account-and-missions/src/features/check-in/card-days.spec.ts'),
  },
  {
    kind: 'source',
    file: 'apps/live-and-schedule/src/features/match/game-clock.ts',
    from: 'number > QUARTERS ?',
    to: 'number >= QUARTERS ?',
    fails: unit('live-and-schedule', 'apps/live-and-schedule/src/features/match/game-clock.spec.ts'),
  },
  {
    kind: 'source',
    file: 'apps/shell/src/client/reload-once.ts',
    from: 'if (playing()) return false;',
    to: 'if (playing()) return true;',
    fails: unit('shell', 'apps/shell/src/client/reload-once.spec.ts'),
  },
  {
    kind: 'source',
    file: 'apps/api/src/modules/articles/article.policy.ts',
    from: 'if (article.listed ||',
    to: 'if (!article.listed ||',
    fails: unit('api', 'apps/api/src/modules/articles/article.policy.spec.ts'),
  },
  { kind: 'source', file: 'apps/registry/src/config.ts', from: '4400', to: '4401', fails: unit('registry', 'apps/registry/src/config.spec.ts') },
  {
    kind: 'source',
    file: 'apps/odds-and-tips/src/features/odds/quotes.ts',
    from: 'export ',
    to: 'export const unused: any = 1;\nexport ',
    fails: lint('odds-and-tips'),
  },
  {
    kind: 'locale',
    file: 'apps/chat/src/locales/en.json',
    from: '  "joined": "has come in",\n',
    to: '',
    fails: unit('chat', 'apps/chat/src/locales/locales.spec.ts'),
    daily: true,
  },
  {
    kind: 'locale',
    file: 'apps/shell/src/locales/zh.json',
    from: '  "brand": "Khán Đài",\n',
    to: '',
    fails: unit('shell', 'apps/shell/src/locales/messages.spec.ts'),
  },
  { kind: 'style', file: 'apps/odds-and-tips/src/features/odds/quote-cells.module.css', from: '{', to: '{{', fails: build('odds-and-tips') },
  { kind: 'style', file: 'libs/ui/src/base.css', from: '{', to: '{{', fails: build('shell') },
  {
    kind: 'contract',
    file: 'libs/contracts/src/chat/calls.ts',
    from: 'room/list-room`',
    to: 'room/list-rooms`',
    fails: unit('contracts-all', 'libs/contracts/src/all/section-7.spec.ts'),
    daily: true,
  },
  { kind: 'contract', file: 'libs/contracts/src/constants.ts', from: 'publicRoomId', to: 'publicRoom', fails: types('chat') },
  {
    kind: 'contract',
    file: 'libs/contracts/src/links.ts',
    from: '{ roomId: groupId }',
    to: '{ room: groupId }',
    fails: unit('chat', 'apps/chat/src/features/public-rooms/public-rooms.slot.spec.tsx'),
  },
  {
    kind: 'domain rule',
    file: 'libs/domain/src/match-status.ts',
    from: 'return MATCH_STATUS.coming;',
    to: 'return MATCH_STATUS.live;',
    fails: unit('domain', 'libs/domain/src/match-status.spec.ts'),
    daily: true,
  },
  {
    kind: 'domain rule',
    file: 'libs/domain/src/image-widths.ts',
    from: 'width >= wanted',
    to: 'width > wanted',
    fails: unit('domain', 'libs/domain/src/image-widths.spec.ts'),
  },
  {
    kind: 'library',
    file: 'libs/ui/src/paging/page-numbers.ts',
    from: 'left === 1 ?',
    to: 'left === 2 ?',
    fails: unit('ui', 'libs/ui/src/paging/page-numbers.spec.ts'),
  },
  {
    kind: 'library',
    file: 'libs/sockets/src/backoff.ts',
    from: 'LONGEST = 30_000',
    to: 'LONGEST = 60_000',
    fails: unit('sockets', 'libs/sockets/src/backoff.spec.ts'),
  },
  {
    kind: 'library',
    file: 'libs/testing/src/expect-coming-soon.ts',
    from: 'export function expectComingSoon',
    to: 'export function expectSoon',
    fails: types('content-and-news'),
  },
  { kind: 'webpack factory', file: 'tools/federation/src/base.ts', from: 'performance: false', to: "performance: 'off'", fails: types('federation') },
  {
    kind: 'jest preset',
    file: 'jest.preset.js',
    from: "testEnvironment: 'jsdom'",
    to: "testEnvironment: 'node'",
    fails: unit('ui', 'libs/ui/src/form/text-field.spec.tsx'),
    daily: true,
  },
  {
    kind: 'lock file',
    file: 'package-lock.json',
    from: '    "apps/content-and-news": {',
    to: '    "apps/newsfeed-and-social/node_modules/lucide-react": { "version": "0.0.1" },\n    "apps/content-and-news": {',
    installs: 'apps/newsfeed-and-social/node_modules/lucide-react',
    fails: types('newsfeed-and-social'),
  },
  { kind: 'package.json', file: 'apps/account-and-missions/package.json', from: '"type:remote"', to: '"type:lib"', fails: lint('account-and-missions') },
  {
    kind: 'tsconfig',
    file: 'tsconfig.base.json',
    from: '"allowImportingTsExtensions": true',
    to: '"allowImportingTsExtensions": false',
    fails: types('domain'),
  },
  {
    kind: 'lint rules',
    file: 'eslint.config.mjs',
    from: "'@typescript-eslint/no-explicit-any': 'error',",
    to: "'@typescript-eslint/no-explicit-any': 'error',\n      'no-console': 'error',",
    fails: lint('start'),
  },
  {
    kind: 'migration',
    file: 'apps/api/src/db/migrations/0001_rooms-of-all.sql',
    from: '"listed" boolean NOT NULL',
    to: '"shown" boolean NOT NULL',
    fails: unit('api', 'apps/api/src/modules/articles/article.routes.spec.ts'),
  },
  {
    kind: 'test',
    file: 'libs/domain/src/banners.spec.ts',
    from: '[false, false, false, true],',
    to: '[false, false, false, false],',
    fails: unit('domain', 'libs/domain/src/banners.spec.ts'),
  },
  {
    kind: 'tool',
    file: 'tools/generators/src/names.ts',
    from: 'letter.toUpperCase()',
    to: 'letter',
    fails: unit('generators', 'tools/generators/src/names.spec.ts'),
    daily: true,
  },
];
