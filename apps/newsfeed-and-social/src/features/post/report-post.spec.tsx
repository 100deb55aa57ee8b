import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import '@testing-library/jest-dom';
import { onlineManager } from '@tanstack/react-query';
import { ApiError } from '@portal/api-client';
import { reportCalls, reportReasons, reportTargets } from '@portal/contracts/report';
import { fakeSession } from '@portal/testing';
import { aPost, ownPost } from '../../testing/a-post.ts';
import { card, member, open, withPosts } from '../../testing/open-feed.tsx';

const lines = async (name: string) => {
  fireEvent.click(await card(name).findByRole('button', { name: /^Tuỳ chọn cho/ }));
  return screen.findAllByRole('menuitem');
};
const report = async () => fireEvent.click((await lines('Bà chị sân Vinh')).find(({ textContent }) => textContent === 'Báo cáo bài viết')!);

describe('reporting a post', () => {
  it('sends the reason and the words, and says that staff have it', async () => {
    const api = withPosts(aPost()).on(reportCalls.create, () => ({}));
    const { app } = await open('/bang-tin', api, { session: member() });
    await report();
    const dialog = within(await screen.findByRole('dialog', { name: 'Báo cáo bài của Bà chị sân Vinh' }));
    expect(dialog.getAllByRole('radio')).toHaveLength(reportReasons.length);
    fireEvent.click(dialog.getByRole('radio', { name: 'Lừa đảo' }));
    fireEvent.change(dialog.getByRole('textbox'), { target: { value: ' Kéo vào nhóm kín ' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Gửi báo cáo' }));
    await waitFor(() => expect(app.notified.map(({ title }) => title)).toEqual(['Đã gửi báo cáo']));
    expect(api.inputs(reportCalls.create)).toEqual([{ objectType: reportTargets.post, objectId: 501, reason: 'scam', text: 'Kéo vào nhóm kín' }]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('says why it was not taken, also of a post that is gone meanwhile; what was chosen stays', async () => {
    const answers = [new ApiError('tooMany', { call: 'report.create', status: 429, serverMessage: 'Chậm lại một chút nhé' })];
    const api = withPosts(aPost()).on(reportCalls.create, () => {
      throw answers.shift() ?? new ApiError('notFound', { call: 'report.create', status: 404 });
    });
    const { app } = await open('/bang-tin', api, { session: member() });
    await report();
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.click(dialog.getByRole('radio', { name: 'Lý do khác' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Gửi báo cáo' }));
    expect(await dialog.findByText('Chậm lại một chút nhé')).toBeInTheDocument();
    fireEvent.click(dialog.getByRole('button', { name: 'Gửi báo cáo' }));
    expect(await dialog.findByText('Bài này không còn nữa, hoặc bạn không xem được nữa.')).toBeInTheDocument();
    expect(dialog.getByRole('radio', { name: 'Lý do khác' })).toBeChecked();
    expect(app.notified).toEqual([]);
  });

  it('fails at once without a network, and can be closed', async () => {
    await open('/bang-tin', withPosts(aPost()), { session: member() });
    await report();
    onlineManager.setOnline(false);
    try {
      const dialog = within(await screen.findByRole('dialog'));
      fireEvent.click(dialog.getByRole('radio', { name: 'Lý do khác' }));
      fireEvent.click(dialog.getByRole('button', { name: 'Gửi báo cáo' }));
      expect(await dialog.findByText('Mạng đang trục trặc, bạn thử lại nhé.')).toBeInTheDocument();
      fireEvent.click(dialog.getByRole('button', { name: 'Thôi' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    } finally {
      onlineManager.setOnline(true);
    }
  });

  it('is not offered while nobody knows who reads', async () => {
    await open('/bang-tin', withPosts(aPost()), { session: fakeSession({ status: 'unavailable', retry: () => {} }) });
    expect((await lines('Bà chị sân Vinh')).map(({ textContent }) => textContent)).toEqual(['Chép liên kết']);
  });

  it('is no part of one’s own post', async () => {
    await open('/bang-tin', withPosts(ownPost()), { session: member() });
    expect((await lines(ownPost().author.displayName)).map(({ textContent }) => textContent)).not.toContain('Báo cáo bài viết');
  });

  it('asks a guest to log in', async () => {
    const { app } = await open('/bang-tin', withPosts(aPost()));
    await report();
    expect(app.session.loginAsked).toBe(1);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
