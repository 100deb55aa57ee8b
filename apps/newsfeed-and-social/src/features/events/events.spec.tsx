import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import '@testing-library/jest-dom';
import { ApiError } from '@portal/api-client';
import { eventCalls, type PortalEvent } from '@portal/contracts/event';
import { newsfeedCalls } from '@portal/contracts/newsfeed';
import { aUser, fakeSession } from '@portal/testing';
import { aPost } from '../../testing/a-post.ts';
import { anEvent } from '../../testing/an-event.ts';
import { member, open, withPosts } from '../../testing/open-feed.tsx';

const page = (list: PortalEvent[], total = list.length, pageNum = 1) => ({ list, total, pageNum, pageSize: 6 });
/** A portal with these events to come. */
const api = (...coming: PortalEvent[]) =>
  withPosts(aPost({ content: 'bài về sự kiện' }))
    .on(eventCalls.list, ({ when }) => page(when === 'past' ? [anEvent({ id: 90, title: 'Trận cũ', state: 'over' })] : coming))
    .on(eventCalls.info, ({ id }) => coming.find((event) => String(event.id) === id) ?? anEvent({ id: Number(id) }))
    .on(eventCalls.booking, ({ id, on }) => anEvent({ id: Number(id), bookings: on ? 10 : 9, mine: { booked: on ?? true, saved: false } }))
    .on(eventCalls.saving, ({ id, on }) => anEvent({ id: Number(id), savings: on ? 15 : 14, mine: { booked: false, saved: on ?? true } }));
const main = () => within(screen.getByRole('region', { name: 'Sự kiện sắp tới' }));
const rows = () => main().getAllByRole('listitem');
const says = (row: HTMLElement | undefined) => [...(row?.querySelectorAll('p') ?? [])].map((line) => line.textContent);

it('stand above the posts about them: when, where, with whom, and those that are over below', async () => {
  const { status } = await open(
    '/bang-tin?nType=2',
    api(anEvent({ places: 15 }), anEvent({ id: 13, title: 'Hỏi gì cũng đáp', place: null, places: null, state: 'on' })),
  );
  expect(status).toBe(200);
  const [first, second] = rows();
  expect(within(first!).getByRole('link', { name: 'Offline xem derby' })).toHaveAttribute('href', '/bang-tin/su-kien/12');
  expect(first!.querySelector('time')).toHaveTextContent('T728/11');
  expect(says(first)).toEqual(['19:00 – 22:30 · Quán Cây SấuCòn 6 chỗ', '9 tham gia · 14 người quan tâm']);
  expect(says(second)[0]).toBe('19:00 – 22:30 · Trên Khán ĐàiĐang diễn ra');
  expect(within(screen.getByRole('region', { name: 'Đã diễn ra' })).getByRole('link', { name: 'Trận cũ' })).toBeInTheDocument();
  expect(within(screen.getByRole('region', { name: 'Đã diễn ra' })).queryByRole('button')).toBeNull();
  expect(screen.getByText('bài về sự kiện')).toBeInTheDocument();
});

it('one comes along, keeps one in mind, and no more', async () => {
  const of = api(anEvent());
  await open('/bang-tin?nType=2', of, { session: member() });
  fireEvent.click(main().getByRole('button', { name: 'Tham gia Offline xem derby, T7 28/11' }));
  const going = await main().findByRole('button', { name: 'Sẽ tham gia Offline xem derby, T7 28/11, bấm để thôi' });
  expect(says(rows()[0])[1]).toBe('10 tham gia · 14 người quan tâm');
  fireEvent.click(going);
  await main().findByRole('button', { name: 'Tham gia Offline xem derby, T7 28/11' });
  fireEvent.click(await main().findByRole('button', { name: 'Quan Tâm Offline xem derby, T7 28/11' }));
  expect(await main().findByRole('button', { name: 'Đang quan tâm Offline xem derby, T7 28/11, bấm để thôi' })).toBeInTheDocument();
  expect(of.inputs(eventCalls.booking)).toEqual([
    { id: '12', on: true },
    { id: '12', on: false },
  ]);
  expect(of.inputs(eventCalls.saving)).toEqual([{ id: '12', on: true }]);
});

it('an answer from before does not undo what one has done', async () => {
  const late = Promise.withResolvers<void>();
  let booked: boolean | undefined;
  const of = api(anEvent())
    .on(eventCalls.list, async ({ when }) => {
      const mine = { booked: booked === true, saved: false };
      if (booked === false) await late.promise;
      return page(when === 'past' ? [] : [anEvent({ mine })]);
    })
    .on(eventCalls.booking, () => {
      booked = true;
      return anEvent({ mine: { booked, saved: false } });
    });
  const session = fakeSession();
  await open('/bang-tin?nType=2', of, { session });
  booked = false;
  await act(() => session.become({ status: 'user', user: aUser() }));
  // What anybody sees stands there; one's own is on its way.
  fireEvent.click(main().getByRole('button', { name: 'Tham gia Offline xem derby, T7 28/11' }));
  expect(await main().findByRole('button', { name: 'Sẽ tham gia Offline xem derby, T7 28/11, bấm để thôi' })).toBeInTheDocument();
  late.resolve();
  await waitFor(() => expect(main().getByRole('button', { name: 'Sẽ tham gia Offline xem derby, T7 28/11, bấm để thôi' })).toBeInTheDocument());
});

it('where no place is left nobody else comes along; keeping it in mind takes none', async () => {
  await open('/bang-tin?nType=2', api(anEvent({ places: 9 })), { session: member() });
  expect(main().getByRole('button', { name: 'Hết chỗ: Offline xem derby, T7 28/11' })).toBeDisabled();
  expect(main().getByRole('button', { name: 'Quan Tâm Offline xem derby, T7 28/11' })).toBeEnabled();
});

it('a refusal is said in its own words, and what there is is asked for again', async () => {
  const of = api(anEvent()).on(eventCalls.booking, () => {
    throw new ApiError('refused', { call: eventCalls.booking.id, serverMessage: 'Sự kiện này hết chỗ rồi' });
  });
  const { app } = await open('/bang-tin?nType=2', of, { session: member() });
  const before = of.inputs(eventCalls.list).length;
  fireEvent.click(main().getByRole('button', { name: 'Tham gia Offline xem derby, T7 28/11' }));
  await waitFor(() => expect(app.notified).toMatchObject([{ tone: 'error', text: 'Sự kiện này hết chỗ rồi' }]));
  await waitFor(() => expect(of.inputs(eventCalls.list).length).toBeGreaterThan(before));
});

it('a guest is asked to log in', async () => {
  const session = fakeSession();
  await open('/bang-tin?nType=2', api(anEvent()), { session });
  fireEvent.click(main().getByRole('button', { name: 'Tham gia Offline xem derby, T7 28/11' }));
  expect(session.loginAsked).toBe(1);
});

it('the next few come by a press', async () => {
  const of = api().on(eventCalls.list, ({ when, pageNum }) =>
    when === 'past' ? page([]) : pageNum === 1 ? page([anEvent()], 7) : page([anEvent({ id: 19, title: 'Sự kiện bảy' })], 7, 2),
  );
  await open('/bang-tin?nType=2', of);
  fireEvent.click(main().getByRole('button', { name: 'Xem thêm sự kiện' }));
  expect(await main().findByRole('link', { name: 'Sự kiện bảy' })).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Đã diễn ra' })).toBeNull();
});

it('without any it says so, and posts are there all the same', async () => {
  await open('/bang-tin?nType=2', api());
  expect(screen.getByText('Chưa có sự kiện nào sắp tới')).toBeInTheDocument();
  expect(screen.getByText('bài về sự kiện')).toBeInTheDocument();
});

it('where they do not come the feed stands, and they are asked for again', async () => {
  let away = true;
  const of = api().on(eventCalls.list, () => {
    if (away) throw new ApiError('offline', { call: eventCalls.list.id });
    return page([anEvent()]);
  });
  const { status } = await open('/bang-tin?nType=2', of);
  expect(status).toBe(200);
  expect(screen.getByText('bài về sự kiện')).toBeInTheDocument();
  away = false;
  const [again] = await screen.findAllByRole('button', { name: 'Thử lại' });
  fireEvent.click(again!);
  expect(await screen.findByRole('link', { name: 'Offline xem derby' })).toBeInTheDocument();
});

it('two stand beside a feed, with the way to all', async () => {
  await open('/bang-tin', api(anEvent(), anEvent({ id: 13 }), anEvent({ id: 14 })));
  expect(rows()).toHaveLength(2);
  expect(main().getByRole('link', { name: /Tất cả/ })).toHaveAttribute('href', '/bang-tin?nType=2');
  expect(main().queryByRole('button', { name: /^Tham gia/ })).toBeNull();
});

describe('the page of one', () => {
  it('says everything, and leads to the room, the host and a post about it', async () => {
    const { status } = await open('/bang-tin/su-kien/12', api(anEvent({ link: '/truc-tiep/bong-da/7' })));
    expect([status, document.title]).toEqual([200, 'Offline xem derby | Khán Đài']);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Offline xem derby');
    expect(screen.getAllByRole('definition').map((fact) => fact.textContent)).toEqual([
      'T7 28/11 · 19:00 – 22:30',
      'Quán Cây SấuNgõ 12 Lý Nam Đế',
      'Bà chị sân Vinh',
      '9 tham gia · 14 người quan tâm',
    ]);
    expect(screen.getByText('Mang theo khăn.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Vào phòng trận đấu' })).toHaveAttribute('href', '/truc-tiep/bong-da/7');
    expect(screen.getByRole('link', { name: 'Đăng lên bảng tin' })).toHaveAttribute('href', '/bang-tin?dang=%2Fbang-tin%2Fsu-kien%2F12');
  });

  it('of one that is called off says so, and lets nobody come', async () => {
    await open('/bang-tin/su-kien/12', api(anEvent({ state: 'cancelled' })), { session: member() });
    expect(screen.getByText('Đã huỷ')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Tham gia|Quan Tâm/ })).toBeNull();
  });

  it.each(['x', '0', '12345678901234567'])('is a 404 for %s', async (id) => {
    const of = api();
    const { status } = await open(`/bang-tin/su-kien/${id}`, of);
    expect([status, of.inputs(eventCalls.info)]).toEqual([404, []]);
  });

  it('is a 404 for one that is not there', async () => {
    const of = api().on(eventCalls.info, () => {
      throw new ApiError('notFound', { call: eventCalls.info.id });
    });
    expect((await open('/bang-tin/su-kien/999', of)).status).toBe(404);
  });
});

it('are waited for also beside a post that is not there: what comes after a page was rendered is another page', async () => {
  const late = Promise.withResolvers<void>();
  const slow = api(anEvent()).on(newsfeedCalls.one, () => {
    throw new ApiError('notFound', { call: newsfeedCalls.one.id, status: 404 });
  });
  slow.on(eventCalls.list, async () => {
    await late.promise;
    return page([anEvent()]);
  });
  let rendered = false;
  const opening = open('/bang-tin?pId=501', slow).then((opened) => {
    rendered = true;
    return opened;
  });
  await waitFor(() => expect(slow.inputs(newsfeedCalls.one)).toHaveLength(1));
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
  expect(rendered).toBe(false);
  late.resolve();
  await opening;
  expect(screen.getByText('Không tìm thấy bài viết này')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Offline xem derby' })).toBeInTheDocument();
});
