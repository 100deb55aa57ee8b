/** @jest-environment node */
import { remoteNames } from '@portal/contracts';
import { NOTIFICATIONS, RELEASES, SEARCH, TABLE, layoutOf, rowOf } from './table.ts';

/** Section 2, as written there: route, layout where the specification names one. */
const section2 = [
  ['/reels', 'secondary'],
  ['/reels/a/b', 'secondary'],
  ['/doi-bong', 'secondary'],
  ['/doi-bong/12', 'secondary'],
  ['/giai-dau', 'secondary'],
  ['/giai-dau/7', 'secondary'],
  ['/ket-qua', 'secondary'],
  ['/ket-qua/a/b', 'secondary'],
  ['/tin-tuc', 'secondary'],
  ['/tin-tuc/a-4314', 'secondary'],
  ['/tip-keo', 'secondary'],
  ['/tip-keo/x', 'secondary'],
  ['/bang-tin', 'secondary'],
  ['/chatroom', 'clean'],
  ['/chatroom/a/b', 'clean'],
  ['/phan-hoi', undefined],
  ['/phim-anh', undefined],
  ['/phim-anh/a/tap-2', undefined],
  ['/diem-danh', undefined],
  ['/highlight', 'secondary'],
  ['/tai-khoan', 'clear'],
  ['/truc-tiep', 'secondary'],
  ['/truc-tiep/bong-da/2078123', 'custom'],
  ['/ty-le-keo', 'secondary'],
  ['/change-log', undefined],
  ['/gioi-thieu', undefined],
  ['/tuyen-dung', undefined],
  ['/chinh-sach-cookie', undefined],
  ['/dieu-khoan-su-dung', undefined],
  ['/dieu-kien-va-dieu-khoan', undefined],
  ['/thanh-vien', 'secondary'],
  ['/thanh-vien/fan', 'secondary'],
  ['/lich-thi-dau', 'secondary'],
  ['/lich-truc-tiep', 'secondary'],
  ['/truyen-tranh', undefined],
  ['/gioi-thieu-ban-be', 'clear'],
  ['/nhiem-vu-hang-ngay', 'clear'],
  ['/rut-tham', 'secondary'],
] as const;

describe('the route table', () => {
  it('gives /mb and all below it the layout clean', () => {
    expect(['/mb', '/mb/a/b', '/mbx'].map(layoutOf)).toEqual(['clean', 'clean', 'main']);
  });

  it('knows the release desk, which is no remote’s', () => {
    expect([layoutOf(RELEASES), layoutOf(`${RELEASES}/`), rowOf(RELEASES)]).toEqual(['secondary', 'secondary', undefined]);
  });

  it('knows the notifications, which are on a calm ground', () => {
    expect([layoutOf(NOTIFICATIONS), rowOf(NOTIFICATIONS)]).toEqual(['clear', undefined]);
  });

  it('knows the page of the search, which is no remote’s', () => {
    expect([SEARCH, layoutOf('/tim-kiem'), rowOf(SEARCH)]).toEqual(['/tim-kiem', 'secondary', undefined]);
  });

  it.each(section2)('knows who owns %s and its layout', (path, layout) => {
    expect(rowOf(path)?.remote).toBeDefined();
    if (layout) expect(layoutOf(path)).toBe(layout);
  });

  it('has something of every remote', () => {
    expect(new Set(TABLE.map(({ remote }) => remote))).toEqual(new Set(remoteNames));
  });

  it('does not take a prefix for a word that only begins like it', () => {
    expect(rowOf('/gioi-thieu-ban-be')?.remote).toBe('account-and-missions');
    expect(rowOf('/truc-tiepp')).toBeUndefined();
    expect(rowOf('/')).toBeUndefined();
  });

  it('leaves the two pages that are client-side only to the browser', () => {
    expect(TABLE.filter(({ rendering }) => rendering === 'client').map(({ prefix }) => prefix)).toEqual(['/nhiem-vu-hang-ngay', '/gioi-thieu-ban-be']);
  });
});
