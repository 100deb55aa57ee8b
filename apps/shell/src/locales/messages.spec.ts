import { missingTexts } from '@portal/testing';
import { shellMessages } from './messages.ts';
import { releasesMessages } from './releases.ts';
import { settingsMessages } from './settings.ts';

describe('the shell’s texts', () => {
  it.each([
    ['its own', shellMessages],
    ['the settings’', settingsMessages],
    ['the operator page’s', releasesMessages],
  ])('are complete in every language: %s', async (_which, messages) => {
    expect(await missingTexts({ routes: {}, messages })).toEqual([]);
  });

  it('have the labels of section 1 word for word', async () => {
    const all = JSON.stringify((await shellMessages.vi()).default);
    for (const label of ['Típ Kèo', 'Đăng nhập']) expect(all).toContain(`"${label}"`);
  });
});
