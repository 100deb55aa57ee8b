import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import '@testing-library/jest-dom';
import { openPath } from '@portal/testing';
import { competitionApi } from '../../testing/a-tournament.ts';
import { coming, dayApi } from '../../testing/a-day.ts';
import { calendarAddress } from '../match/calendar-address.ts';
import * as remote from '../../remote.tsx';

const ORIGIN = 'https://khandai.test';
const address = (of: 'match' | 'team' | 'tournament', id: number) => `/al/api/schedule/calendar?of=${of}&id=${id}&lang=vi`;

describe.each([
  ['/giai-dau/9', 'tournament', 9],
  ['/doi-bong/1', 'team', 1],
] as const)('%s', (path, of, id) => {
  const clipboard = { writeText: jest.fn(async (_text: string) => {}) };
  beforeAll(() => Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true }));
  afterAll(() => Reflect.deleteProperty(navigator, 'clipboard'));
  beforeEach(() => jest.clearAllMocks());
  const open = async () => {
    const page = await openPath(remote, 'live-and-schedule', path, { api: competitionApi() });
    fireEvent.click(screen.getByText('Đồng bộ lịch'));
    return { ...page, menu: screen.getByText('Đồng bộ lịch').closest('details') };
  };

  it('is followed by a calendar itself, which asks again, or taken as a file', async () => {
    await open();
    const feed = `webcal://khandai.test${address(of, id)}`;
    expect(screen.getByRole('link', { name: 'Đồng bộ với ứng dụng lịch' })).toHaveAttribute('href', feed);
    const google = screen.getByRole('link', { name: 'Thêm vào Google Lịch' }).getAttribute('href') ?? '';
    expect(new URL(google).searchParams.get('cid')).toBe(feed);
    expect(screen.getByRole('link', { name: 'Tải tệp .ics' })).toHaveAttribute('href', address(of, id));
    expect(screen.queryByText(/Google Lịch trên máy tính/)).toBeNull();
  });

  it('offers on Android what works there', async () => {
    const agent = jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Linux; Android 14)');
    const { menu } = await open();
    expect(
      within(menu!)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Chép địa chỉ lịch', 'Tải tệp .ics', 'Thêm địa chỉ này vào Google Lịch trên máy tính, điện thoại sẽ tự đồng bộ.']);
    agent.mockRestore();
  });

  it('has an address to copy, and says so where nothing can be copied', async () => {
    clipboard.writeText.mockRejectedValueOnce(new Error('not allowed'));
    const { app, menu } = await open();
    expect(menu).toHaveProperty('open', true);
    fireEvent.click(screen.getByRole('button', { name: 'Chép địa chỉ lịch' }));
    await waitFor(() => expect(app.notified).toEqual([expect.objectContaining({ tone: 'error', title: 'Chưa chép được địa chỉ lịch' })]));
    expect(menu).toHaveProperty('open', false);
    expect(screen.getByText('Đồng bộ lịch').closest('summary')).toHaveFocus();
    fireEvent.click(screen.getByText('Chép địa chỉ lịch'));
    await waitFor(() => expect(app.notified.at(-1)).toMatchObject({ title: 'Đã chép địa chỉ lịch' }));
    expect(clipboard.writeText).toHaveBeenLastCalledWith(ORIGIN + address(of, id));
  });
});

it('has links to the site that one is on', () => {
  const site = { origin: ORIGIN, domain: 'khandai.test', brand: 'Khán Đài' };
  const prefs = { language: 'zh', theme: undefined, timeZone: 'Asia/Ho_Chi_Minh' } as const;
  expect(calendarAddress({ site, prefs }, 'team', 1)).toBe('/al/api/schedule/calendar?of=team&id=1&lang=zh&domain=khandai.test');
});

it('a match to come can be put into one’s calendar from the panel beside the schedule', async () => {
  await openPath(remote, 'live-and-schedule', `/lich-truc-tiep?tran=${coming.fixtureId}`, { api: dayApi() });
  for (const panel of screen.getAllByRole('region', { name: 'Trận đang chọn' }))
    expect(within(panel).getByRole('link', { name: 'Thêm vào lịch' })).toHaveAttribute('href', address('match', coming.fixtureId));
});

it('what is on air or over cannot', async () => {
  await openPath(remote, 'live-and-schedule', '/lich-truc-tiep?tran=7', { api: dayApi() });
  expect(screen.getAllByRole('region', { name: 'Trận đang chọn' }).length).toBeGreaterThan(0);
  expect(screen.queryByRole('link', { name: 'Thêm vào lịch' })).toBeNull();
});
