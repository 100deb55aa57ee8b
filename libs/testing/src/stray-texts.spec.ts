/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { strayTexts } from './stray-texts.ts';

const locales = {
  'locales/texts.ts': `
    export const messages: TextSource = { vi: () => import('./vi.json'), en: () => import('./en.json') };
    export const roomTexts: TextSource = {
      vi: () => import('./room.vi.json'),
    };
    export const ownTexts: TextSource = { vi: () => import('./own.vi.json') };
  `,
  'locales/vi.json': '{ "retry": "x", "match": { "one": "x" } }',
  'locales/room.vi.json': '{ "room": { "title": "x", "count_other": "x", "kinds": { "goal": "x", "card": "x" } }, "alone": "x" }',
  'locales/own.vi.json': '{ "own": { "name": "x" } }',
};
const remote = (more: string) => `
  import { roomLoader } from './features/room.loader.ts';
  import { Room } from './features/room.tsx';
  import { messages, ownTexts, roomTexts } from './locales/texts.ts';
  ${more}
`;

function strayIn(files: Record<string, string>): string[] {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'stray-texts-'));
  try {
    for (const [file, text] of Object.entries({ 'features/room.loader.ts': 'export const roomLoader = 1;', 'features/room.tsx': '', ...locales, ...files })) {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      writeFileSync(path.join(folder, file), text);
    }
    return strayTexts(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

describe('texts that a page may ask for and does not bring', () => {
  it('are found in what it is made of, however deep, lazy parts too; what is only a type is none', () => {
    expect(
      strayIn({
        'remote.tsx': remote(
          `export const routes = { '/room': [{ index: true, handle: { texts: roomTexts }, loader: roomLoader, lazy: () => import('./features/page.tsx') }] };`,
        ),
        'features/page.tsx': `import { Deep } from './deep.tsx'; import type { T } from './types.ts'; t('room.title'); t('retry'); t('match.one'); t('shell:title');`,
        'features/deep.tsx': `export * from './list.tsx'; const later = () => import('./later.tsx'); t(on ? 'alone' : 'room.title');`,
        'features/list.tsx': `t('room.count', { count }); t(\`room.kinds.\${kind}\`);`,
        'features/later.tsx': `t('own.name');`,
        'features/types.ts': `t('own.name');`,
      }),
    ).toEqual(['features/page.tsx: own.name (features/later.tsx)']);
  });

  it('are found by what brings them: a route of its own, one that is spread, the one around it, a slot', () => {
    const page = { 'features/page.tsx': `t('room.title');`, 'features/room.tsx': `say({ label: 'room.title' }); t('alone'); t(\`room.kinds.\${kind}\`);` };
    const of = (more: string) => strayIn({ 'remote.tsx': remote(more), ...page });
    const lost = ['features/page.tsx: room.title (features/page.tsx)'];
    expect(of(`export const routes = { '/a': [{ lazy: () => import('./features/page.tsx') }] };`)).toEqual(lost);
    expect(of(`export const routes = { '/a': [{ handle: { texts: ownTexts }, lazy: () => import('./features/page.tsx') }] };`)).toEqual(lost);
    expect(of(`const handle = { texts: roomTexts }; export const routes = { '/a': [{ handle, lazy: () => import('./features/page.tsx') }] };`)).toEqual([]);
    const route = `const route: RouteObject = { lazy: () => import('./features/page.tsx') };`;
    expect(of(`${route} export const routes = { '/a': [{ index: true, ...route }] };`)).toEqual(lost);
    expect(of(`${route} export const routes = { '/a': [{ handle: { texts: roomTexts }, ...route }] };`)).toEqual([]);
    expect(
      of(
        `const base = { handle: { texts: roomTexts } } as RouteObject; export const routes = { '/a': [{ ...base, lazy: () => import('./features/page.tsx') }] };`,
      ),
    ).toEqual([]);
    expect(of(`export const routes = { '/a': [{ handle: { texts: roomTexts }, children: [{ lazy: () => import('./features/page.tsx') }] }] };`)).toEqual([]);
    expect(of(`const page = (path) => ({ path, lazy: () => import('./features/page.tsx') }); export const routes = { '/a': [page('b')] };`)).toEqual(lost);
    expect(of(`export const slots = { 'x/room': { load: roomLoader, texts: roomTexts, Component: Room } };`)).toEqual([]);
    expect(of(`export const slots = { 'x/room': { load: roomLoader, Component: Room } };`)).toEqual([
      'features/room.tsx: room.title (features/room.tsx)',
      'features/room.tsx: alone (features/room.tsx)',
      'features/room.tsx: ^room\\.kinds\\.[\\w.-]+$ (features/room.tsx)',
    ]);
  });

  it('are no words that are no keys', () => {
    const said = `import './x.css'; const words = ['alone', 'own.name.x', \`\${room}.title\`, \`a \${b}\`]; call('alone');`;
    expect(strayIn({ 'remote.tsx': remote(`export const slots = { a: { Component: Room } };`), 'features/room.tsx': said })).toEqual([]);
  });
});
