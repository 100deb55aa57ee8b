import { slots as slotTable, type SlotName } from '@portal/contracts';
import { missingTexts, openPath, strayTexts } from '@portal/testing';
import * as remote from './remote.tsx';

// The pages have their own specs; these are nobody's.
test.each([
  '/highlight/a/b/c',
  '/reels/a/b/c',
  '/phim-anh/ong-bau/tap-',
  '/phim-anh/ong-bau/tap-mot',
  '/phim-anh/ong-bau/tap-1a',
  '/phim-anh/ong-bau/12',
  '/phim-anh/ong-bau/tap-1/2',
  '/truyen-tranh/tsubasa/2',
  '/truyen-tranh/Tsubasa_',
  '/phan-hoi/x',
  '/change-log/1.0',
  '/gioi-thieu/doi-ngu',
  '/tuyen-dung/1',
  '/chinh-sach-cookie/x',
  '/dieu-khoan-su-dung/x',
  '/dieu-kien-va-dieu-khoan/x',
  '/phim',
])('%s is nobody’s page', async (path) => {
  expect((await openPath(remote, 'content-and-news', path)).status).toBe(404);
});

test('no language lacks a text', async () => {
  expect(await missingTexts(remote)).toEqual([]);
});

test('an episode that is no number is refused in the words of the specification', async () => {
  const { problem } = await openPath(remote, 'content-and-news', '/phim-anh/ong-bau/tap-mot');
  expect(problem).toMatchObject({ data: 'Page Not Found: /phim-anh/ong-bau/tap-mot' });
});

test('it offers every slot that the contract gives it', () => {
  const own = (Object.keys(slotTable) as SlotName[]).filter((name) => name.startsWith('content-and-news/'));
  expect(Object.keys(remote.slots).sort()).toEqual(own.sort());
});

test('no page asks for a text which it does not bring', () => {
  expect(strayTexts(__dirname)).toEqual([]);
});
