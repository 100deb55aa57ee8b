import { missingTexts } from '@portal/testing';
import { shellMessages } from './messages.ts';

describe('the shell’s texts', () => {
  it('are complete in every language', async () => {
    expect(await missingTexts({ routes: {}, messages: shellMessages })).toEqual([]);
  });

  it('have the labels of section 1 word for word', async () => {
    const all = JSON.stringify((await shellMessages.vi()).default);
    for (const label of ['Típ Kèo', 'Đăng nhập', 'Đăng Xuất']) expect(all).toContain(`"${label}"`);
  });
});
