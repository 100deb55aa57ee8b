import { act, screen, within } from '@testing-library/react';
import '@testing-library/jest-dom';
import { ApiError } from '@portal/api-client';
import { newsfeedCalls } from '@portal/contracts/newsfeed';
import { userCalls } from '@portal/contracts/user';
import { fakeApi, openPath, renderWithApp, fakeApp } from '@portal/testing';
import { vi } from '../../locales/vietnamese.ts';
import * as remote from '../../remote.tsx';
import { aPost, aProfile } from '../../testing/a-post.ts';
import { LatestPosts, loadLatestPosts } from '../latest-posts/latest-posts.slot.tsx';

const open = (path: string, api = fakeApi()) => openPath(remote, 'newsfeed-and-social', path, { api });
const aMember = (own: Parameters<typeof aProfile>[0] = {}) =>
  fakeApi()
    .on(userCalls.profile, () => aProfile(own))
    .on(newsfeedCalls.list, () => ({ list: [aPost()], nextCursor: null }));

describe('a member’s page', () => {
  it('shows who they are, since when, their record and their posts', async () => {
    const api = aMember();
    const { status } = await open('/thanh-vien/bachisanvinh', api);
    expect(status).toBe(200);
    expect(document.title).toBe('Bà chị sân Vinh (@bachisanvinh) | Khán Đài');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Bà chị sân Vinh');
    expect(screen.getByText(/Ngồi khán đài từ 02\/03\/2025/)).toBeInTheDocument();
    expect(screen.getByText('Cấp 12 · Fan cứng')).toBeInTheDocument();
    // Ten tips: a share of them would say more than it knows.
    expect(screen.queryByText(/%/)).toBeNull();
    expect(screen.getByRole('link', { name: /Xem hết/ })).toHaveAttribute('href', '/tip-keo/bachisanvinh/thanh-tich');
    expect(screen.getByRole('img', { name: 'Mới nhất trước: thắng, thua, hoà' })).toBeInTheDocument();
    expect(screen.getByText('Lãi lỗ: +2.5 đơn vị')).toBeInTheDocument();
    expect(screen.getByText(/Tối nay hô tiếp/)).toBeInTheDocument();
    expect(api.inputs(newsfeedCalls.list)).toEqual([{ username: 'bachisanvinh', pageSize: 10 }]);
  });

  it('tells the share of wins of twenty tips with what it may be', async () => {
    await open('/thanh-vien/bachisanvinh', aMember({ tips: { win: 14, draw: 2, lose: 8, units: 6, profit: 4.25, last: [10], streak: 1 } }));
    expect(screen.getByText('43–80%')).toBeInTheDocument();
    expect(screen.getByText('Lãi lỗ: +4.25 đơn vị')).toBeInTheDocument();
  });

  it('shows their cover and the teams they stand for', async () => {
    const teams = [{ id: 4, name: 'Hà Nội', monogram: 'HN', colors: ['#F5C400'] }];
    await open('/thanh-vien/bachisanvinh', aMember({ cover: '/other/api/resource/file/c.webp', teams }));
    expect(within(screen.getByRole('list', { name: 'Đội của Bà chị sân Vinh' })).getByRole('link', { name: /Hà Nội$/ })).toHaveAttribute('href', '/doi-bong/4');
    expect(document.querySelector('.cover img')).not.toBeNull();
  });

  it('shows neither where an older api says nothing of them', async () => {
    await open('/thanh-vien/bachisanvinh', aMember());
    expect([screen.queryByRole('list', { name: /^Đội của/ }), document.querySelector('.cover img')]).toEqual([null, null]);
  });

  it('says nothing of their tips to who hides tips', async () => {
    const { app } = await open('/thanh-vien/bachisanvinh', aMember());
    expect(screen.getByText('Thành tích típ')).toBeInTheDocument();
    await act(() => app.settings.set('disableTip', true));
    expect(screen.queryByText('Thành tích típ')).toBeNull();
  });

  it('leads to the room of a commentator on air', async () => {
    await open('/thanh-vien/bachisanvinh', aMember({ userType: 20, onAir: { fixtureId: 7, title: 'Đức – Anh' } }));
    expect(screen.getByRole('link', { name: 'Đang bình luận Đức – Anh' })).toHaveAttribute('href', '/truc-tiep/bong-da/7');
  });

  it('is a 404 for a name that nobody has', async () => {
    const nobody = fakeApi().on(userCalls.profile, () => {
      throw new ApiError('notFound', { call: userCalls.profile.id, status: 404 });
    });
    expect((await open('/thanh-vien/khong-co-ai', nobody)).status).toBe(404);
    expect((await open('/thanh-vien/a/b')).status).toBe(404);
  });

  it('shows its empty and its broken state', async () => {
    await open(
      '/thanh-vien/bachisanvinh',
      aMember({ posts: 0, tips: null }).on(newsfeedCalls.list, () => ({ list: [], nextCursor: null })),
    );
    expect(screen.getByText('Bà chị sân Vinh chưa có bài nào cho bạn xem')).toBeInTheDocument();
    await open('/thanh-vien/bachisanvinh');
    expect(screen.getByText('Phần này đang bảo trì')).toBeInTheDocument();
  });
});

describe('the newest posts, for other pages', () => {
  async function shown(api = fakeApi()) {
    const app = await fakeApp({ api, messages: { 'newsfeed-and-social': vi } });
    await loadLatestPosts(app, { limit: 4 });
    return renderWithApp(<LatestPosts limit={4} />, { app });
  }

  it('are a line each, as the way to them', async () => {
    const api = fakeApi().on(newsfeedCalls.list, () => ({ list: [aPost(), aPost({ id: 7, content: '', postType: 90 })], nextCursor: null }));
    await shown(api);
    expect(screen.getByRole('link', { name: /Bà chị sân Vinh.*Tối nay hô tiếp/ })).toHaveAttribute('href', '/bang-tin?pId=501');
    expect(screen.getByRole('link', { name: /Đổi ảnh đại diện/ })).toHaveAttribute('href', '/bang-tin?pId=7');
    expect(api.inputs(newsfeedCalls.list)).toEqual([{ pageSize: 4 }]);
  });

  it('vanish when the api is away', async () => {
    const { container } = await shown();
    expect(container).toBeEmptyDOMElement();
  });
});
