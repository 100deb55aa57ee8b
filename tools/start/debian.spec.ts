import { requireTools, missingPackages } from './debian.ts';

describe('the programs that tests need', () => {
  it('are asked for by the names of their Debian packages', () => {
    expect(missingPackages({ chromium: undefined, postgres: undefined })).toEqual(['chromium', 'postgresql']);
    expect(missingPackages({ chromium: '/usr/bin/chromium', postgres: undefined })).toEqual(['postgresql']);
    expect(missingPackages({ chromium: '/usr/bin/chromium', postgres: '/usr/lib/postgresql/15/bin' })).toEqual([]);
  });

  it('are refused in one line when CHROMIUM_PATH leads nowhere', async () => {
    const asked = requireTools({ env: { CHROMIUM_PATH: '/no/such/chromium' }, cwd: '/', signal: new AbortController().signal, say: () => {} });
    await expect(asked).rejects.toThrow('CHROMIUM_PATH=/no/such/chromium does not exist.');
  });
});
