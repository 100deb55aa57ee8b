import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import '@testing-library/jest-dom';
import { newsfeedCalls } from '@portal/contracts/newsfeed';
import { renderWithApp, type FakeApi, type FakeAppOptions } from '@portal/testing';
import { aPost, ownPost } from '../../testing/a-post.ts';
import { member, withPosts } from '../../testing/open-feed.tsx';
import { vi } from '../../locales/vietnamese.ts';
import { MatchPostsSlot } from './match-posts.slot.tsx';

afterEach(() => sessionStorage.clear());

const link = '/truc-tiep/bong-da/77';
const card = { kind: 'live', id: 77, title: 'Napoli – Sevilla', text: '', link } as const;
const show = async (api: FakeApi, options: Omit<FakeAppOptions, 'api'> = {}) =>
  renderWithApp(<MatchPostsSlot fixtureId={77} link={link} />, { api, messages: { 'newsfeed-and-social': vi }, slots: {}, ...options });

it('fetches its list once it is seen, without the match that stands beside it', async () => {
  const api = withPosts(aPost({ postType: 50, card }));
  await show(api);
  expect(await screen.findByRole('article')).toHaveTextContent('Tối nay hô tiếp!');
  expect(api.inputs(newsfeedCalls.list)).toMatchObject([{ fixtureId: '77' }]);
  expect(screen.queryByText('Napoli – Sevilla')).toBeNull();
});

it('shows a post that is the match and nothing else with it', async () => {
  await show(withPosts(aPost({ postType: 50, card, content: '' })));
  expect(await screen.findByText('Napoli – Sevilla')).toBeInTheDocument();
});

it('says that nobody has written yet', async () => {
  await show(withPosts());
  expect(await screen.findByText('Chưa ai viết về trận này')).toBeInTheDocument();
});

it('takes what one writes as said about the match, and shows it on top', async () => {
  const api = withPosts(aPost())
    .on(newsfeedCalls.card, () => card)
    .on(newsfeedCalls.create, ({ content }) =>
      ownPost({ id: 900, content: content ?? '', postType: 50, card, moment: { phase: 'second-half', minute: 63, added: null } }),
    );
  await show(api, { session: member() });
  fireEvent.click(await screen.findByRole('button', { name: 'Bạn thấy trận này thế nào?' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByRole('textbox'), { target: { value: 'Hay quá' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Đăng' }));
  await waitFor(() => expect(screen.getAllByRole('article')[0]).toHaveTextContent('nói về trận · phút 63'));
  expect(api.inputs(newsfeedCalls.create)).toMatchObject([{ content: 'Hay quá', link }]);
});
