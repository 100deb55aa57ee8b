/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readAssets } from './assets.ts';

it('links what every page needs, and only tells the hash of what a page of its own, or a press, brings along', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'assets-'));
  writeFileSync(
    path.join(folder, 'assets.json'),
    JSON.stringify({
      entry: 'main.1.js',
      first: ['main.1.css', 'main.1.js'],
      integrity: {
        'main.1.css': 'sha384-a',
        'main.1.js': 'sha384-b',
        '77.2.css': 'sha384-c',
        'page-releases.3.css': 'sha384-d',
        'page-releases.3.js': 'sha384-e',
        'later-login.4.css': 'sha384-f',
      },
      fonts: ['be-vietnam-pro', 'be-vietnam-pro-rest', 'be-vietnam-pro-400-italic', 'barlow-semi-condensed'].map((face) => `${face}.5.woff2`),
    }),
  );
  const { styles, laterStyles, integrity, hashed, fonts } = readAssets(folder);
  rmSync(folder, { recursive: true });
  expect(styles.map(({ file }) => file)).toEqual(['main.1.css', '77.2.css']);
  expect(laterStyles).toEqual([
    { href: '/assets/page-releases.3.css', integrity: 'sha384-d', file: 'page-releases.3.css' },
    { href: '/assets/later-login.4.css', integrity: 'sha384-f', file: 'later-login.4.css' },
  ]);
  expect(hashed).toEqual(['main.1.css', 'main.1.js', '77.2.css', 'page-releases.3.css', 'page-releases.3.js', 'later-login.4.css']);
  expect(fonts).toEqual(['/assets/be-vietnam-pro.5.woff2']);
  expect(integrity).toEqual({ '/assets/main.1.js': 'sha384-b', '/assets/page-releases.3.js': 'sha384-e' });
});
