import { screen, waitFor, within } from '@testing-library/react';
import '@testing-library/jest-dom';
import userEvent from '@testing-library/user-event';
import { ApiError } from '@portal/api-client';
import { commentTargets } from '@portal/contracts';
import { commentCalls } from '@portal/contracts/comment';
import { reportCalls, reportTargets } from '@portal/contracts/report';
import { aUser, fakeApi, fakeSession, renderWithApp, type FakeApi } from '@portal/testing';
import { aComment } from '../../factories.ts';
import { vi } from '../../locales/vietnamese.ts';
import { CommentsSlot } from './comments.slot.tsx';

const words = vi.comments;
const member = () => fakeSession({ status: 'user', user: aUser({ userId: 7, guest: 0, displayName: 'Sơn Nghệ' }) });
const answering = (list = [aComment()], nextCursor: string | null = null): FakeApi =>
  fakeApi().on(commentCalls.list, ({ parentId }) => (parentId ? { list: [], nextCursor: null, total: list.length } : { list, nextCursor, total: list.length }));
const show = async (api = answering(), session = member()) => {
  const result = await renderWithApp(<CommentsSlot objectType={commentTargets.post} objectId={5} data={null} />, {
    api,
    session,
    messages: { 'content-and-news': vi, shell: { title: { suffix: '{{page}}' } } },
  });
  await waitFor(() => expect(screen.queryByRole('status', { name: words.loading })).toBeNull());
  return result;
};
const answerTo = new RegExp(`^${words.answer} .*: “`);
const write = async (text: string, label = words.label) => {
  await userEvent.type(screen.getByRole('textbox', { name: label }), text);
  await userEvent.click(screen.getByRole('button', { name: words.send }));
};

it('shows what was said, with who said it and the way to them', async () => {
  await show(answering([aComment(), aComment({ id: 2, content: null, replies: 1 })]));
  expect(screen.getAllByRole('link', { name: 'Sơn Nghệ' })[0]).toHaveAttribute('href', '/thanh-vien/sonnghe_37');
  expect(screen.getByText('Chuẩn rồi')).toBeInTheDocument();
  expect(screen.getByText(words.gone)).toBeInTheDocument();
});

it('says so when nobody has said anything', async () => {
  await show(answering([]));
  expect(screen.getByText(words.none)).toBeInTheDocument();
});

it('invites a guest to log in in place of the composer, also who wants to answer', async () => {
  const { app } = await show(answering(), fakeSession());
  expect(screen.queryByRole('textbox')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: words.logIn }));
  await userEvent.click(screen.getByRole('button', { name: answerTo }));
  expect(app.session.loginAsked).toBe(2);
});

it('puts what one writes into the list once it is there', async () => {
  let given: unknown;
  await show(
    answering().on(commentCalls.create, (input) => {
      given = input;
      return aComment({ id: 9, content: input.content, can: { delete: true } });
    }),
  );
  await write('Vào rồi!');
  expect(within(screen.getByRole('list', { name: words.list })).getAllByRole('article')[0]).toHaveTextContent('Vào rồi!');
  expect(given).toMatchObject({ objectType: commentTargets.post, objectId: 5, parentId: null, content: 'Vào rồi!' });
  expect(screen.getByRole('textbox')).toHaveValue('');
});

it('keeps what could not be sent for another try under the same uuid', async () => {
  const uuids: string[] = [];
  const api = answering().on(commentCalls.create, ({ uuid }) => {
    uuids.push(uuid);
    throw new ApiError('offline', { call: 'comment.create' });
  });
  await show(api);
  await write('Ngoài sân sóng yếu');
  expect(await screen.findByText(words.offline)).toBeInTheDocument();
  api.on(commentCalls.create, ({ uuid, content }) => {
    uuids.push(uuid);
    return aComment({ id: 9, content });
  });
  await userEvent.click(screen.getByRole('button', { name: words.sendAgain }));
  expect(screen.queryByText(words.offline)).toBeNull();
  expect(screen.getAllByText('Ngoài sân sóng yếu')).toHaveLength(1);
  expect(new Set(uuids).size).toBe(1);
});

it('says in the server’s words why something was not taken', async () => {
  await show(
    answering().on(commentCalls.create, () => {
      throw new ApiError('tooMany', { call: 'comment.create', status: 429, serverMessage: 'Bạn thao tác hơi nhanh' });
    }),
  );
  await write('Nhanh');
  expect(await screen.findByText('Bạn thao tác hơi nhanh')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: words.discard }));
  expect(screen.queryByText('Nhanh')).toBeNull();
});

it('hangs an answer below what it answers', async () => {
  await show(
    answering([aComment({ replies: 0 })]).on(commentCalls.create, ({ content, parentId }) => aComment({ id: 9, content, parentId: parentId ?? null })),
  );
  await userEvent.click(screen.getByRole('button', { name: answerTo }));
  const label = words.answerTo.replace('{{name}}', 'Sơn Nghệ');
  const composer = screen.getByRole('textbox', { name: label });
  await userEvent.type(composer, 'Đồng ý{Enter}');
  expect(within(screen.getByRole('list', { name: words.repliesTo.replace('{{name}}', 'Sơn Nghệ') })).getByText('Đồng ý')).toBeInTheDocument();
  expect(screen.queryByRole('textbox', { name: label })).toBeNull();
});

it('deletes one’s own after asking, and says why when it cannot', async () => {
  const api = answering([aComment({ can: { delete: true } })]).on(commentCalls.remove, () => {
    throw new ApiError('notAllowed', { call: 'comment.remove', status: 403, serverMessage: 'Không được' });
  });
  await show(api);
  const remove = async () => {
    await userEvent.click(screen.getByRole('button', { name: new RegExp(`^${words.menu.replace('{{name}}', 'Sơn Nghệ').replace('“{{words}}”', '')}`) }));
    await userEvent.click(await screen.findByRole('menuitem', { name: words.delete }));
  };
  await remove();
  const dialog = await screen.findByRole('alertdialog');
  await userEvent.click(within(dialog).getByRole('button', { name: words.delete }));
  expect(await within(dialog).findByText('Không được')).toBeInTheDocument();
  api.on(commentCalls.remove, () => ({}));
  await userEvent.click(within(dialog).getByRole('button', { name: words.delete }));
  expect(await screen.findByText(words.none)).toBeInTheDocument();
});

it('says that it could not be loaded, and shows it once another try succeeds', async () => {
  const api = fakeApi();
  await show(api);
  expect(screen.getByText(words.error)).toBeInTheDocument();
  api.on(commentCalls.list, () => ({ list: [aComment()], nextCursor: null, total: 1 }));
  await userEvent.click(screen.getByRole('button', { name: vi.retry }));
  expect(await screen.findByText('Chuẩn rồi')).toBeInTheDocument();
});

it('reads on where the last stretch ended', async () => {
  const api = fakeApi().on(commentCalls.list, ({ cursor }) =>
    cursor === 'next' ? { list: [aComment({ id: 2, content: 'cũ hơn' })], nextCursor: null, total: 2 } : { list: [aComment()], nextCursor: 'next', total: 2 },
  );
  await show(api);
  await userEvent.click(screen.getByRole('button', { name: words.more }));
  expect(await screen.findByText('cũ hơn')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: words.more })).toBeNull();
});

describe('reporting a comment', () => {
  const theirs = aComment({ author: { ...aComment().author, userId: 8, displayName: 'Ồn Ào' } });
  const openMenu = async (name: string) => userEvent.click(await screen.findByRole('button', { name: new RegExp(`bình luận của ${name}`) }));

  it('goes to staff with a reason and words; what fails is said with everything still there', async () => {
    const api = answering([theirs]).on(reportCalls.create, () => {
      throw new ApiError('offline', { call: 'report.create' });
    });
    const { app } = await show(api);
    await openMenu('Ồn Ào');
    await userEvent.click(await screen.findByRole('menuitem', { name: words.report.label }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Báo cáo bình luận của Ồn Ào' }));
    await userEvent.click(dialog.getByRole('radio', { name: words.report.reason.scam }));
    await userEvent.type(dialog.getByRole('textbox'), 'Đòi nạp tiền');
    await userEvent.click(dialog.getByRole('button', { name: words.report.send }));
    expect(await dialog.findByText(words.offline)).toBeInTheDocument();
    expect(dialog.getByRole('textbox')).toHaveValue('Đòi nạp tiền');
    api.on(reportCalls.create, () => ({}));
    await userEvent.click(dialog.getByRole('button', { name: words.report.send }));
    await waitFor(() => expect(app.notified.map(({ title }) => title)).toEqual([words.report.done]));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(api.inputs(reportCalls.create).at(-1)).toEqual({ objectType: reportTargets.comment, objectId: 1, reason: 'scam', text: 'Đòi nạp tiền' });
  });

  it('is no part of one’s own', async () => {
    await show(answering([aComment({ can: { delete: true } })]));
    await openMenu('Sơn Nghệ');
    expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([words.delete]);
  });

  it('asks a guest to log in', async () => {
    const { app } = await show(answering([theirs]), fakeSession());
    await openMenu('Ồn Ào');
    await userEvent.click(await screen.findByRole('menuitem', { name: words.report.label }));
    expect(app.session.loginAsked).toBe(1);
  });
});
