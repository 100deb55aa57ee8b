import { screen } from '@testing-library/react';
import type { Language, RemoteName } from '@portal/contracts';
import type { Remote } from '@portal/platform';
import { missingTexts } from './missing-texts.ts';
import { openPath } from './open-path.tsx';

interface Promised {
  remote: Remote;
  /** The remote's name, which is its namespace. */
  name: RemoteName;
  /** Paths of section 2 and the title each must show. */
  pages: readonly (readonly [path: string, title: string])[];
  /** Paths near them that are nobody's. */
  refused: readonly string[];
}

/** What every remote owes that is not built yet: an honest card on each of its paths, 404 beside them, in all three languages. Declares the tests. */
export function expectComingSoon({ remote, name, pages, refused }: Promised): void {
  const open = (path: string, language: Language = 'vi') => openPath(remote, name, path, { prefs: { language } });

  test.each(pages)('%s says honestly that "%s" is on its way, and leads to what is on air', async (path, title) => {
    const { status } = await open(path);
    expect(status).toBe(200);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
    expect(document.title).toBe(`${title} | Khán Đài`);
    expect(screen.getByText('Sắp ra mắt')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Xem trận đang đá' }).getAttribute('href')).toBe('/truc-tiep');
  });

  test.each(refused)('%s is nobody’s page', async (path) => {
    expect((await open(path)).status).toBe(404);
  });

  test('no language lacks a text, and each page speaks it', async () => {
    expect(await missingTexts(remote)).toEqual([]);
    const { container } = await open(pages[0]?.[0] ?? '/', 'zh');
    expect(container.textContent).toContain('即將推出');
    expect(container.textContent).not.toContain('comingSoon');
  });
}
