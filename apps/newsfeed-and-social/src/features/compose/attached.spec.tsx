import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import '@testing-library/jest-dom';
import { ApiError } from '@portal/api-client';
import { featureStatus } from '@portal/contracts';
import { newsfeedCalls, type PostCard } from '@portal/contracts/newsfeed';
import { scheduleCalls } from '@portal/contracts/schedule';
import { aUser, fakeSession, type FakeApi } from '@portal/testing';
import { aMatch } from '@portal/testing/match';
import { aPerson, aPost, ownPost } from '../../testing/a-post.ts';
import { member, open, withPosts } from '../../testing/open-feed.tsx';

afterEach(() => sessionStorage.clear());

const match = aMatch({ fixtureId: 77 });
const name = `${match.home.name} – ${match.away.name}`;
const room = '/truc-tiep/bong-da/77';
const cardOf = (link: string): PostCard => ({ kind: 'article', id: 5, title: `Trang ${link}`, text: '', link });
const none = () => {
  throw new ApiError('notFound', { call: newsfeedCalls.card.id, status: 404 });
};
const api = (...posts: Parameters<typeof withPosts>) =>
  withPosts(...posts)
    .on(newsfeedCalls.card, ({ link }) => cardOf(link))
    .on(newsfeedCalls.create, ({ content }) => ownPost({ id: 900, content: content ?? '' }))
    .on(scheduleCalls.featureMatch, ({ status }) => ({
      serverTime: '2026-11-20T20:00:00+07:00',
      list: Number(status) === featureStatus.live ? [match] : [aMatch({ fixtureId: 78, home: { ...match.home, name: 'Đội Đến Sau' } })],
    }));
const dialogOf = async () => within(await screen.findByRole('dialog'));
const write = async (of: FakeApi, button = 'Hôm nay khán đài có gì?') => {
  await open('/bang-tin', of, { session: member() });
  fireEvent.click(screen.getByRole('button', { name: button }));
  return dialogOf();
};
const paste = (dialog: Awaited<ReturnType<typeof dialogOf>>, text: string) =>
  fireEvent.paste(dialog.getByRole('textbox', { name: 'Nội dung bài viết' }), { clipboardData: { getData: () => text } });
const send = (dialog: Awaited<ReturnType<typeof dialogOf>>) => fireEvent.click(dialog.getByRole('button', { name: 'Đăng' }));
const group = { name: 'Trang gắn trong bài' };

it('chooses a match for a post, found by its team', async () => {
  const of = api();
  const dialog = await write(of, 'Mời xem trận');
  expect(await dialog.findAllByRole('listitem')).toHaveLength(2);
  fireEvent.change(dialog.getByRole('textbox', { name: 'Tìm đội' }), { target: { value: 'doi den' } });
  expect(dialog.getAllByRole('listitem')).toHaveLength(1);
  fireEvent.change(dialog.getByRole('textbox', { name: 'Tìm đội' }), { target: { value: 'khong co' } });
  expect(dialog.getByText(/Chưa thấy trận nào sắp đá của đội này/)).toBeInTheDocument();
  fireEvent.change(dialog.getByRole('textbox', { name: 'Tìm đội' }), { target: { value: '' } });
  fireEvent.click(dialog.getAllByRole('listitem')[0]!.querySelector('button')!);
  expect(await dialog.findByText(`Trang ${room}`)).toBeInTheDocument();
  expect(dialog.queryByRole('button', { name: 'Gắn trận đấu' })).toBeNull();
  expect(dialog.getByRole('textbox', { name: 'Nội dung bài viết' })).toHaveFocus();
  // With a match nothing more has to be said.
  send(dialog);
  await waitFor(() => expect(of.inputs(newsfeedCalls.create)).toMatchObject([{ content: '', link: room }]));
});

it('lets one go on without a match', async () => {
  const dialog = await write(api());
  fireEvent.click(dialog.getByRole('button', { name: 'Gắn trận đấu' }));
  await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Tìm đội' })).toHaveFocus());
  fireEvent.click(dialog.getByRole('button', { name: 'Thôi chọn trận' }));
  expect(dialog.getByRole('textbox', { name: 'Nội dung bài viết' })).toHaveFocus();
  expect(dialog.getByRole('button', { name: 'Gắn trận đấu' })).toBeInTheDocument();
});

it('says when no matches come, and asks again', async () => {
  const of = api().on(scheduleCalls.featureMatch, () => {
    throw new ApiError('offline', { call: scheduleCalls.featureMatch.id });
  });
  const dialog = await write(of, 'Mời xem trận');
  expect(await dialog.findByText('Chưa tải được danh sách trận.')).toBeInTheDocument();
  of.on(scheduleCalls.featureMatch, () => ({ serverTime: '2026-11-20T20:00:00+07:00', list: [match] }));
  fireEvent.click(dialog.getByRole('button', { name: 'Thử lại' }));
  expect(await dialog.findAllByText(match.home.name)).not.toHaveLength(0);
});

it('shows a page of the portal that is pasted, once it is taken off not again', async () => {
  const of = api();
  const dialog = await write(of);
  paste(dialog, `đọc đi ${location.origin}/tin-tuc/bai-5`);
  expect(await dialog.findByText('Trang /tin-tuc/bai-5')).toBeInTheDocument();
  fireEvent.click(dialog.getByRole('button', { name: 'Bỏ trang này khỏi bài' }));
  paste(dialog, `${location.origin}/tin-tuc/bai-5`);
  expect(dialog.queryByRole('group', group)).toBeNull();
  fireEvent.change(dialog.getByRole('textbox', { name: 'Nội dung bài viết' }), { target: { value: `${location.origin}/tip-keo/3 hay` } });
  expect(await dialog.findByText('Trang /tip-keo/3')).toBeInTheDocument();
});

it('leaves alone what is pasted of other sites, and pages that have no card', async () => {
  const of = api().on(newsfeedCalls.card, none);
  const dialog = await write(of);
  paste(dialog, 'https://example.com/truc-tiep/bong-da/1');
  expect(of.inputs(newsfeedCalls.card)).toEqual([]);
  paste(dialog, `${location.origin}/tai-khoan`);
  await waitFor(() => expect(dialog.queryByRole('group', group)).toBeNull());
  expect(dialog.queryByText(/không gắn vào bài được/)).toBeNull();
  expect(of.inputs(newsfeedCalls.card)).toEqual([{ link: '/tai-khoan' }]);
});

it('takes a page off whose thing is gone meanwhile, and loses nothing', async () => {
  const of = api().on(newsfeedCalls.create, ({ link }) => {
    if (link === undefined) return ownPost({ id: 900, content: 'Đọc đi' });
    throw new ApiError('badInput', { call: newsfeedCalls.create.id, status: 400, problems: [{ path: 'link', message: 'noCard' }] });
  });
  const dialog = await write(of);
  paste(dialog, `${location.origin}/tip-keo/3`);
  await dialog.findByText('Trang /tip-keo/3');
  fireEvent.change(dialog.getByRole('textbox', { name: 'Nội dung bài viết' }), { target: { value: 'Đọc đi' } });
  send(dialog);
  expect(await dialog.findByText('Trang này không gắn vào bài được, hoặc không còn nữa.')).toBeInTheDocument();
  expect(dialog.queryByRole('group', group)).toBeNull();
  send(dialog);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('sends no page that was only found before there is something to see of it', async () => {
  const of = api().on(newsfeedCalls.card, () => new Promise<PostCard>(() => {}));
  const dialog = await write(of);
  paste(dialog, `${location.origin}/tip-keo/3`);
  fireEvent.change(dialog.getByRole('textbox', { name: 'Nội dung bài viết' }), { target: { value: 'Nhanh tay' } });
  send(dialog);
  await waitFor(() => expect(of.inputs(newsfeedCalls.create)).toHaveLength(1));
  expect(of.inputs(newsfeedCalls.create)[0]).not.toHaveProperty('link');
});

it('finds nothing in words that were there before', async () => {
  const words = `cũ ${location.origin}/tip-keo/3 rồi`;
  const of = api(ownPost({ content: words })).on(newsfeedCalls.update, () => ownPost());
  await open('/bang-tin', of, { session: member() });
  fireEvent.click(screen.getByRole('button', { name: /^Tuỳ chọn cho bài của Sơn Nghệ/ }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Sửa bài viết' }));
  const dialog = await dialogOf();
  fireEvent.change(dialog.getByRole('textbox'), { target: { value: `${words}.` } });
  fireEvent.blur(dialog.getByRole('textbox'));
  expect(of.inputs(newsfeedCalls.card)).toEqual([]);
});

it('keeps the page with the words while they are not sent', async () => {
  const of = api();
  const dialog = await write(of);
  paste(dialog, `${location.origin}/tip-keo/3`);
  await dialog.findByText('Trang /tip-keo/3');
  fireEvent.click(dialog.getByRole('button', { name: 'Để sau' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  fireEvent.click(screen.getByRole('button', { name: 'Hôm nay khán đài có gì?' }));
  expect(await (await dialogOf()).findByText('Trang /tip-keo/3')).toBeInTheDocument();
});

describe('an address that begins a post', () => {
  const begun = `/bang-tin?dang=${encodeURIComponent('/tip-keo/3')}`;

  it('opens the dialog with its page, and is forgotten', async () => {
    const { router } = await open(begun, api(), { session: member() });
    expect(await (await dialogOf()).findByText('Trang /tip-keo/3')).toBeInTheDocument();
    await waitFor(() => expect(router.state.location.search).toBe(''));
    expect(screen.getByRole('dialog')).toBeInTheDocument();
  });

  it('asks a guest to log in, and goes on after that', async () => {
    const session = fakeSession();
    const { router } = await open(begun, api(), { session });
    await waitFor(() => expect(session.loginAsked).toBe(1));
    expect([screen.queryByRole('dialog'), router.state.location.search]).toEqual([null, '?dang=%2Ftip-keo%2F3']);
    act(() => session.become({ status: 'user', user: aUser() }));
    expect(await (await dialogOf()).findByText('Trang /tip-keo/3')).toBeInTheDocument();
  });

  it('says that a page has no card, and lets one write all the same', async () => {
    await open(begun, api().on(newsfeedCalls.card, none), { session: member() });
    expect(await (await dialogOf()).findByText('Trang này không gắn vào bài được, hoặc không còn nữa.')).toBeInTheDocument();
    expect(screen.queryByRole('group', group)).toBeNull();
  });
});

describe('a post about a match', () => {
  const card = { kind: 'live', id: 77, title: name, text: 'Giải', link: room } as const;
  const shown = (own: Partial<Parameters<typeof aPost>[0]> = {}) => aPost({ postType: 50, card, ...own });

  it('says when in the match it was written', async () => {
    const moments = [
      { phase: 'first-half', minute: 45, added: 2 },
      { phase: 'half-time', minute: null, added: null },
      { phase: 'shoot-out', minute: null, added: null },
    ] as const;
    await open('/bang-tin', api(...moments.map((moment, place) => shown({ id: 510 + place, moment })), shown({ id: 503 })));
    const [one, rest, penalties, before] = screen.getAllByRole('article');
    expect(one).toHaveTextContent('nói về trận · phút 45+2');
    expect(rest).toHaveTextContent('nói về trận · giữa giờ nghỉ');
    expect(penalties).toHaveTextContent('nói về trận · lúc đá luân lưu');
    expect(before).not.toHaveTextContent('nói về trận ·');
  });

  it('of a commentator is an invitation', async () => {
    await open('/bang-tin', api(shown({ author: aPerson({ userType: 20 }) })));
    expect(screen.getByRole('article')).toHaveTextContent('mời xem trận');
  });

  it('loses its match when its author takes it off', async () => {
    const of = api(ownPost({ postType: 50, card })).on(newsfeedCalls.update, ({ link }) => ownPost({ card: link === null ? null : card }));
    await open('/bang-tin', of, { session: member() });
    fireEvent.click(screen.getByRole('button', { name: 'Tuỳ chọn cho bài của Sơn Nghệ: “Tối nay hô tiếp! #khandaiC”' }));
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Sửa bài viết' }));
    const dialog = await dialogOf();
    fireEvent.click(dialog.getByRole('button', { name: 'Bỏ trang này khỏi bài' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Lưu' }));
    await waitFor(() => expect(of.inputs(newsfeedCalls.update)).toMatchObject([{ link: null }]));
    // It was known already.
    expect(of.inputs(newsfeedCalls.card)).toEqual([]);
  });
});
