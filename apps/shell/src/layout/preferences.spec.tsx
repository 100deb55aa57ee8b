import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithApp } from '@portal/testing';
import type { Prefs } from '@portal/platform';
import { shellMessages } from '../locales/messages.ts';
import { ShellProvider } from '../routing/shell-context.tsx';
import { keepPrefs, lostTheme, otherTimeZone } from './preferences.ts';
import { PreferencesMenu } from './preferences-menu.tsx';

describe('what is chosen', () => {
  it('is kept for 365 days, the theme in the browser’s storage too', () => {
    const written: string[] = [];
    const cookie = jest.spyOn(document, 'cookie', 'set').mockImplementation((value) => {
      written.push(value);
    });
    keepPrefs({ language: 'zh' }, localStorage);
    keepPrefs({ timeZone: 'America/New_York' }, localStorage);
    keepPrefs({ theme: 'dark' }, localStorage);
    keepPrefs({ hidesScores: true }, localStorage);
    keepPrefs({ hidesScores: false }, localStorage);
    keepPrefs({ oddsForm: 'decimal' }, localStorage);
    keepPrefs({ theme: undefined }, undefined);
    cookie.mockRestore();
    const year = '; path=/; max-age=31536000; samesite=lax';
    expect(written).toEqual([
      `lang=zh${year}`,
      `tz=America%2FNew_York${year}`,
      `theme=dark${year}`,
      `scores=hidden${year}`,
      `scores=shown${year}`,
      `odds=decimal${year}`,
      `theme=system${year}`,
    ]);
    expect(localStorage.getItem('theme')).toBe('dark');
  });

  it('is taken from the storage when the cookie is gone, and only then', () => {
    localStorage.setItem('theme', 'dark');
    expect([
      lostTheme('lang=vi', localStorage),
      lostTheme('lang=vi; theme=light', localStorage),
      lostTheme('theme=system', localStorage),
      lostTheme('', undefined),
    ]).toEqual(['dark', undefined, undefined, undefined]);
    localStorage.setItem('theme', 'pink');
    expect(lostTheme('', localStorage)).toBeUndefined();
  });

  it('is not the time zone, which the browser knows: it counts where its clock is another', () => {
    const now = Date.parse('2026-11-20T13:00:00Z');
    expect(otherTimeZone('Asia/Ho_Chi_Minh', now, 'Asia/Saigon')).toBeUndefined();
    expect(otherTimeZone('Asia/Ho_Chi_Minh', now, 'Asia/Bangkok')).toBeUndefined();
    expect(otherTimeZone('Asia/Ho_Chi_Minh', now, 'America/New_York')).toBe('America/New_York');
    expect(otherTimeZone('Asia/Ho_Chi_Minh', now, 'Nowhere/Else')).toBeUndefined();
    expect(otherTimeZone('Asia/Ho_Chi_Minh', now, '')).toBeUndefined();
  });
});

describe('the menu', () => {
  const open = async (choose?: (changed: Partial<Prefs>) => Promise<void>) =>
    renderWithApp(
      <ShellProvider value={{ session: undefined, ...(choose && { choose }) }}>
        <PreferencesMenu />
      </ShellProvider>,
      { path: '/ket-qua?ngay=2026-11-20', prefs: { theme: 'light' }, messages: { shell: (await shellMessages.vi()).default } },
    );

  it('changes the page where it can, and marks what is chosen', async () => {
    const choose = jest.fn(async () => {});
    await open(choose);
    await userEvent.click(screen.getByRole('link', { name: 'English' }));
    await userEvent.click(screen.getByRole('link', { name: 'Tối' }));
    await userEvent.click(screen.getByRole('link', { name: 'Theo máy' }));
    expect(choose.mock.calls).toEqual([[{ language: 'en' }], [{ theme: 'dark' }], [{ theme: undefined }]]);
    expect(screen.getAllByRole('link', { current: true }).map(({ textContent }) => textContent)).toEqual(['Tiếng Việt', 'Sáng']);
  });

  it('is plain links without what changes the page', async () => {
    await open();
    const zh = screen.getByRole('link', { name: '繁體中文' });
    expect([zh.getAttribute('href'), zh.lang]).toEqual(['/-/prefs?language=zh&to=%2Fket-qua%3Fngay%3D2026-11-20', 'zh-Hant']);
  });

  it('says what to do when the texts do not come', async () => {
    const { app } = await open(() => Promise.reject(new Error('offline')));
    await userEvent.click(screen.getByRole('link', { name: 'English' }));
    await waitFor(() => expect(app.notified).toEqual([{ id: 'prefs', tone: 'error', title: 'Chưa đổi được', text: 'Mạng đang chập chờn. Bạn thử lại nhé.' }]));
  });
});
