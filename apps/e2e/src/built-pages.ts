import type { Page } from '@playwright/test';
import { feedTypes, links } from '@portal/contracts';
import { eventCalls } from '@portal/contracts/event';
import { newsfeedCalls } from '@portal/contracts/newsfeed';
import { tipsCalls } from '@portal/contracts/tips';
import { groupOf, liveFixture } from './test.ts';

export interface BuiltPages {
  readonly owner: string;
  /** Addresses within the portal; those that depend on its data are asked of the api. */
  readonly paths: (page: Page, portal: string) => Promise<readonly string[]> | readonly string[];
  /** Looked at once more by somebody who is logged in: what only members see. */
  readonly member: boolean;
}

async function firstOf<T>(page: Page, address: string): Promise<T> {
  const { data } = (await (await page.request.get(address, { headers: { 'accept-language': 'vi' } })).json()) as { data: { list: T[] } };
  const [first] = data.list;
  if (!first) throw new Error(`${address} lists nothing`);
  return first;
}

/** Every page that is built, and one that is announced, by who owns it. */
export const BUILT: readonly BuiltPages[] = [
  {
    owner: '@shell',
    member: true,
    paths: () => [
      '/',
      '/mb',
      `${links.search()}?q=real`,
      `${links.search()}?q=khongcogi`,
      links.notifications(),
      links.login(),
      links.register(),
      links.forgot(),
      '/khong-co',
    ],
  },
  {
    owner: '@live-and-schedule',
    member: false,
    async paths(page, portal) {
      const { fixtureId } = await liveFixture(page, portal);
      return [
        '/truc-tiep',
        '/truc-tiep/bong-ro',
        `/truc-tiep/bong-da/${fixtureId}`,
        `/truc-tiep/bong-da/${fixtureId}?tab=doi-hinh`,
        '/lich-truc-tiep',
        '/ket-qua',
        '/lich-thi-dau',
        '/doi-bong',
        '/giai-dau',
        // Argentina, and the World Cup of 2026.
        '/doi-bong/1095760749',
        '/giai-dau/272875451',
        '/giai-dau/272875451?xem=nhanh',
      ];
    },
  },
  {
    owner: '@chat',
    member: true,
    paths: async (page, portal) => ['/chatroom', `/chatroom?roomId=${await groupOf(page, portal, (await liveFixture(page, portal)).fixtureId)}`],
  },
  {
    owner: '@newsfeed-and-social',
    member: true,
    paths: async (page, portal) => [
      '/bang-tin',
      links.feed({ nType: feedTypes.community, fFilter: 'friendsRequest' }),
      links.feed({ fFilter: 'friend' }),
      links.feed(feedTypes.event),
      links.event((await firstOf<{ id: number }>(page, `${portal}${eventCalls.list.path}?pageSize=1`)).id),
      links.feed(feedTypes.home),
      `/bang-tin?pId=${(await firstOf<{ id: number }>(page, `${portal}${newsfeedCalls.list.path}?pageSize=1`)).id}`,
      '/thanh-vien/kinhcan_67',
    ],
  },
  {
    owner: '@content-and-news',
    member: true,
    async paths(page, portal) {
      const { slug } = await firstOf<{ slug: string }>(page, `${portal}/other/api/article/list-top?pageSize=1`);
      return [
        '/tin-tuc',
        `/tin-tuc/${slug}`,
        // The tables of all groups of a cup.
        '/tin-tuc/vong-bang-world-cup-2026-48-doi-12-bang-ai-di-tiep-5350',
        '/highlight',
        '/phan-hoi',
        '/gioi-thieu',
        '/dieu-khoan-su-dung',
        '/reels',
        '/phim-anh',
        '/phim-anh/luat-trong-nua-phut',
        '/phim-anh/luat-trong-nua-phut/tap-1',
        '/truyen-tranh',
        '/truyen-tranh/viet-vi-la-gi',
        '/truyen-tranh/viet-vi-la-gi?kieu=trang&trang=2',
      ];
    },
  },
  { owner: '@account-and-missions', member: true, paths: () => ['/tai-khoan', '/diem-danh', '/nhiem-vu-hang-ngay', '/rut-tham', '/gioi-thieu-ban-be'] },
  {
    owner: '@odds-and-tips',
    member: true,
    paths: async (page, portal) => [
      links.odds(),
      `${links.odds()}?keo=corner`,
      links.oddsModel(),
      links.whatIf(),
      `${links.odds()}/${(await liveFixture(page, portal)).fixtureId}`,
      links.tips(),
      links.tip((await firstOf<{ id: number }>(page, `${portal}${tipsCalls.list.path}?pageSize=1`)).id),
      links.tipster('kinhcan_67'),
      links.predict(),
      links.care(),
      '/tip-keo/tao',
    ],
  },
];
