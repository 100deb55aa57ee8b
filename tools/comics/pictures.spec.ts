import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pictures } from './pictures.ts';

const folder = path.join(import.meta.dirname, '../../apps/api/media/comics');

it('draws what ships, the same each time', () => {
  const drawn = pictures();
  expect([...drawn.keys()].sort()).toEqual(readdirSync(folder).filter((name) => name.endsWith('.svg')));
  for (const [name, picture] of drawn) expect(readFileSync(path.join(folder, name), 'utf8') === picture).toBe(true);
});

it('draws no words, nothing that comes from elsewhere, and no more than a page may weigh', () => {
  for (const [name, picture] of pictures()) {
    expect([name, /<text|<image|<script|href="(?!#)/.test(picture)]).toEqual([name, false]);
    expect(picture.length).toBeLessThan(25_000);
  }
});
