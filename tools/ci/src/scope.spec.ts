import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { wholeOf } from '@portal/start/phases';
import type { Plan } from './plan.ts';
import { scopeOf } from './scope.ts';
import { smallWorkspace } from './testing/small-workspace.ts';

const root = path.resolve(__dirname, '../../..');
const chat: Plan = {
  everything: null,
  lint: ['chat'],
  types: ['chat', 'contracts'],
  unit: ['chat'],
  build: ['chat'],
  journeys: { owners: ['chat'], files: ['tests/goal.spec.ts'] },
  smoke: true,
  publish: [],
};
let reports: string;
beforeEach(() => {
  reports = mkdtempSync(path.join(tmpdir(), 'scope-'));
});
afterEach(() => rmSync(reports, { recursive: true }));
const scope = (plan: Plan) => scopeOf(root, reports, plan, smallWorkspace(), ['chat', 'shell']);

it('is the folders of the selected projects, and what has to be there for the journeys', () => {
  expect(scope(chat)).toMatchObject({ lint: ['apps/chat'], unit: ['apps/chat'], build: ['chat', 'shell'] });
});

it('checks types by the settings of the whole, over the selected sources alone', () => {
  const config = JSON.parse(readFileSync(scope(chat).types, 'utf8')) as { extends: string; include: string[]; exclude: string[]; compilerOptions: object };
  expect(config.extends).toBe(path.join(root, wholeOf(root).types));
  expect(config.include.map((pattern) => path.relative(root, pattern))).toEqual([
    'libs/contracts/**/*.ts',
    'libs/contracts/**/*.tsx',
    'apps/chat/**/*.ts',
    'apps/chat/**/*.tsx',
    'tools/types/*.d.ts',
  ]);
  expect(config.exclude).toEqual([path.join(root, '**/node_modules'), path.join(root, '**/dist')]);
});

it('takes the journeys of the owners, those of changed files, and the smoke', () => {
  const [flag, pattern = ''] = scope(chat).journeys;
  expect(flag).toBe('--grep');
  const takes = (title: string) => new RegExp(pattern).test(title);
  expect(
    [
      'chat.spec.ts a guest writes @chat',
      'home.spec.ts both @live-and-schedule @chat',
      'goal.spec.ts the score moves @live-and-schedule',
      'smoke.spec.ts home stands @smoke @shell',
    ].map(takes),
  ).toEqual([true, true, true, true]);
  expect(['home.spec.ts banners @shell', 'x.spec.ts another remote @chat-and-more', 'goalxspec.ts y @shell'].map(takes)).toEqual([false, false, false]);
});

it('takes every journey when the plan says all, and the smoke alone when nobody owns one', () => {
  expect(scope({ ...chat, journeys: 'all' }).journeys).toEqual([]);
  expect(scope({ ...chat, journeys: { owners: [], files: [] } }).journeys).toEqual(['--grep', '@smoke']);
});

it('is the whole workspace in a full run', () => {
  expect(scope({ ...chat, everything: 'asked for' })).toEqual(wholeOf(root));
});
