import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { requireTools, missingPackages } from './debian.ts';

describe('the programs that tests need', () => {
  it('are asked for by the names of their Debian packages', () => {
    expect(missingPackages({ chromium: undefined, postgres: undefined, ffmpeg: undefined })).toEqual(['chromium-headless-shell', 'postgresql', 'ffmpeg']);
    expect(missingPackages({ chromium: '/usr/bin/chromium', postgres: undefined, ffmpeg: '/usr/bin/ffmpeg' })).toEqual(['postgresql']);
    expect(missingPackages({ chromium: '/usr/bin/chromium', postgres: '/usr/lib/postgresql/15/bin', ffmpeg: '/usr/bin/ffmpeg' })).toEqual([]);
  });

  it('are taken as they are, the browser without windows first', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'khan-dai-programs-'));
    try {
      for (const name of ['chromium', 'chromium-headless-shell', 'initdb', 'postgres', 'ffmpeg']) writeFileSync(path.join(folder, name), '');
      const { chromium } = await requireTools({ env: { PATH: folder }, cwd: '/', signal: new AbortController().signal, say: () => {} });
      expect(chromium).toBe(path.join(folder, 'chromium-headless-shell'));
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('are refused in one line when CHROMIUM_PATH leads nowhere', async () => {
    const asked = requireTools({ env: { CHROMIUM_PATH: '/no/such/chromium' }, cwd: '/', signal: new AbortController().signal, say: () => {} });
    await expect(asked).rejects.toThrow('CHROMIUM_PATH=/no/such/chromium does not exist.');
  });
});
