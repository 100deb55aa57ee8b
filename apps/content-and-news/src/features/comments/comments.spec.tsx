import { act, screen, waitFor, within } from '@testing-library/react';
import '@testing-library/jest-dom';
import userEvent from '@testing-library/user-event';
import { ApiError } from '@portal/api-client';
import { commentTargets, type Reactions } from '@portal/contracts';
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
  // Of who said what is gone it is nobody’s business.
  expect(screen.getAllByText('Cấp 3')).toHaveLength(1);
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
  const openMenu = async (name: string) => userEvent.click(await screen.findByRole('button', { name: new RegExp(`^Tuỳ chọn cho bình luận của ${name}`) }));

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

const theirsBy = { ...aComment().author, userId: 8, displayName: 'Ồn Ào' };
const feel = (word: string) => screen.getByRole('button', { name: new RegExp(`^${word}, bình luận của`) });

describe('feeling something about a comment', () => {
  /** Answers when it is told to. */
  const slow = (api = answering([aComment({ author: theirsBy })])) => {
    const waiting: { resolve: (value: Reactions) => void; reject: (error: Error) => void }[] = [];
    api.on(commentCalls.react, () => new Promise<Reactions>((resolve, reject) => waiting.push({ resolve, reject })));
    return { api, waiting };
  };
  const pressed = (word: string) => feel(word).getAttribute('aria-pressed') === 'true';

  it('shows before the server answers, then with what the others feel', async () => {
    const { api, waiting } = slow();
    await show(api);
    await userEvent.click(feel(vi.reactions.like));
    expect(pressed(vi.reactions.like)).toBe(true);
    expect(screen.getByRole('button', { name: /^1 cảm xúc, / })).toBeInTheDocument();
    waiting[0]!.resolve({ counts: { haha: 2, like: 1 }, total: 3, mine: 'like' });
    expect(await screen.findByRole('button', { name: /^3 cảm xúc, / })).toBeInTheDocument();
    expect(api.inputs(commentCalls.react)).toEqual([{ id: 1, reaction: 'like' }]);
  });

  it('chooses from six by keyboard, and stands on the button again', async () => {
    const { api } = slow();
    await show(api);
    feel(vi.reactions.like).focus();
    await userEvent.keyboard('{ArrowUp}');
    const six = within(screen.getByRole('group', { name: words.react }));
    await waitFor(() => expect(six.getByRole('button', { name: vi.reactions.like })).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}{Enter}');
    expect(screen.queryByRole('group', { name: words.react })).toBeNull();
    expect(feel(vi.reactions.love)).toHaveFocus();
    expect(api.inputs(commentCalls.react)).toEqual([{ id: 1, reaction: 'love' }]);
  });

  it('sends the last wish once the one before is answered, so that they cannot overtake each other', async () => {
    const { api, waiting } = slow();
    await show(api);
    await userEvent.click(feel(vi.reactions.like));
    await userEvent.click(feel(vi.reactions.like));
    expect(api.inputs(commentCalls.react)).toHaveLength(1);
    waiting[0]!.resolve({ counts: { like: 1 }, total: 1, mine: 'like' });
    await waitFor(() => expect(waiting).toHaveLength(2));
    expect(pressed(vi.reactions.like)).toBe(false);
    waiting[1]!.resolve({ counts: {}, total: 0, mine: null });
    expect(api.inputs(commentCalls.react).map(({ reaction }) => reaction)).toEqual(['like', null]);
  });

  it('is taken back with a word when the server says no', async () => {
    const { api, waiting } = slow(answering([aComment({ reactions: { counts: { haha: 1 }, total: 1, mine: 'haha' } })]));
    const { app } = await show(api);
    await userEvent.click(feel(vi.reactions.haha));
    expect(pressed(vi.reactions.like)).toBe(false);
    waiting[0]!.reject(new ApiError('notFound', { call: 'comment.react', status: 404, serverMessage: 'Không còn nữa' }));
    await waitFor(() => expect(app.notified).toMatchObject([{ tone: 'error', title: words.notReacted, text: 'Không còn nữa' }]));
    expect(pressed(vi.reactions.haha)).toBe(true);
  });

  it('stands at a reply as well', async () => {
    const reply = aComment({ id: 4, parentId: 1, content: 'Đồng ý', author: theirsBy });
    const { api } = slow(
      fakeApi().on(commentCalls.list, ({ parentId }) => ({ list: parentId ? [reply] : [aComment({ replies: 1 })], nextCursor: null, total: 2 })),
    );
    await show(api);
    await userEvent.click(screen.getByRole('button', { name: /^Xem 1 trả lời/ }));
    const answer = within(await screen.findByRole('list', { name: /^Trả lời/ }));
    await userEvent.click(answer.getByRole('button', { name: /^Thích, bình luận/ }));
    expect(await answer.findByRole('button', { name: /^1 cảm xúc, / })).toBeInTheDocument();
    expect(api.inputs(commentCalls.react)).toEqual([{ id: 4, reaction: 'like' }]);
  });

  it('is not undone by older comments that were on their way', async () => {
    const older: { come?: () => void } = {};
    const { api, waiting } = slow(
      fakeApi().on(commentCalls.list, async ({ cursor }) => {
        if (cursor) await new Promise<void>((resolve) => Object.assign(older, { come: resolve }));
        return { list: cursor ? [aComment({ id: 2, content: 'cũ hơn' })] : [aComment({ author: theirsBy })], nextCursor: cursor ? null : 'next', total: 2 };
      }),
    );
    await show(api);
    await userEvent.click(screen.getByRole('button', { name: words.more }));
    await userEvent.click(feel(vi.reactions.like));
    waiting[0]!.resolve({ counts: { like: 1 }, total: 1, mine: 'like' });
    await waitFor(() => expect(older.come).toBeDefined());
    older.come?.();
    expect(await screen.findByText('cũ hơn')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: /^Thích, bình luận của Ồn Ào/ })).toHaveAttribute('aria-pressed', 'true'));
  });

  it('is each member’s own, also when another logs in while one call is under way', async () => {
    const { api, waiting } = slow();
    const session = member();
    const { app } = await show(api, session);
    await userEvent.click(feel(vi.reactions.like));
    act(() => session.become({ status: 'user', user: aUser({ userId: 9, guest: 0 }) }));
    await waitFor(() => expect(pressed(vi.reactions.like)).toBe(false));
    await waitFor(() => expect(feel(vi.reactions.like)).toBeEnabled());
    await userEvent.click(feel(vi.reactions.like));
    expect(api.inputs(commentCalls.react)).toHaveLength(2);
    waiting[0]!.resolve({ counts: { like: 1 }, total: 1, mine: 'like' });
    waiting[1]!.resolve({ counts: { like: 2 }, total: 2, mine: 'like' });
    expect(await screen.findByRole('button', { name: /^2 cảm xúc, / })).toBeInTheDocument();
    expect(app.notified).toEqual([]);
  });

  it('asks a guest to log in, and is not there where an older api says nothing of it', async () => {
    const { app } = await show(answering([aComment({ reactions: undefined, author: theirsBy }), aComment({ id: 2 })]), fakeSession());
    await userEvent.click(feel(vi.reactions.like));
    expect(app.session.loginAsked).toBe(1);
  });
});

describe('changing one’s own comment', () => {
  const own = aComment({ can: { delete: true, edit: true } });
  const openEditor = async () => {
    await userEvent.click(screen.getByRole('button', { name: new RegExp('^Tuỳ chọn cho bình luận của Sơn Nghệ') }));
    await userEvent.click(await screen.findByRole('menuitem', { name: words.edit }));
    return screen.findByRole('textbox', { name: /^Sửa bình luận/ });
  };

  it('puts the words where they stood, says that they were changed, and gives the focus back', async () => {
    const api = answering([own]).on(commentCalls.update, ({ content }) => ({ ...own, content, editedAt: '2026-11-20T19:40:00+07:00' }));
    await show(api);
    const field = await openEditor();
    expect(field).toHaveValue('Chuẩn rồi');
    await userEvent.clear(field);
    await userEvent.type(field, 'Chuẩn luôn{Enter}');
    expect(await screen.findByText('Chuẩn luôn')).toBeInTheDocument();
    expect(screen.getByText(new RegExp(words.edited))).toBeInTheDocument();
    expect(screen.queryByRole('textbox', { name: /^Sửa bình luận/ })).toBeNull();
    await waitFor(() => expect(screen.getByRole('button', { name: /^Tuỳ chọn cho bình luận/ })).toHaveFocus());
    expect(api.inputs(commentCalls.update)).toEqual([{ id: 1, content: 'Chuẩn luôn' }]);
  });

  it('keeps what was typed where it did not work, and says why', async () => {
    const api = answering([own]).on(commentCalls.update, () => {
      throw new ApiError('offline', { call: 'comment.update' });
    });
    await show(api);
    const field = await openEditor();
    await userEvent.type(field, ' nhé{Enter}');
    expect(await screen.findByText(words.offline)).toBeInTheDocument();
    expect(field).toHaveValue('Chuẩn rồi nhé');
    await userEvent.click(screen.getByRole('button', { name: vi.cancel }));
    expect(screen.getByText('Chuẩn rồi')).toBeInTheDocument();
  });

  it('sends nothing when nothing was changed', async () => {
    const api = answering([own]);
    await show(api);
    await userEvent.type(await openEditor(), '{Enter}');
    await waitFor(() => expect(screen.queryByRole('textbox', { name: /^Sửa bình luận/ })).toBeNull());
    expect(api.inputs(commentCalls.update)).toEqual([]);
  });
});

describe('the order of comments', () => {
  it('is asked for anew, and the one before stands until the other is there', async () => {
    const later: { resolve?: () => void } = {};
    const two = [aComment({ id: 2, content: 'Mới hơn' }), aComment()];
    const api = fakeApi().on(commentCalls.list, async ({ order }) => {
      if (order === 'best') await new Promise<void>((resolve) => Object.assign(later, { resolve }));
      return { list: order === 'best' ? two.toReversed() : two, nextCursor: null, total: 2 };
    });
    await show(api);
    const said = () => screen.getAllByRole('article').map((article) => article.textContent?.includes('Mới hơn'));
    expect(said()).toEqual([true, false]);
    await userEvent.click(screen.getByRole('button', { name: words.order.best }));
    await waitFor(() => expect(later.resolve).toBeDefined());
    expect(said()).toEqual([true, false]);
    later.resolve?.();
    await waitFor(() => expect(said()).toEqual([false, true]));
    await userEvent.click(screen.getByRole('button', { name: words.order.newest }));
    expect(said()).toEqual([true, false]);
  });

  it('has what one changes in both', async () => {
    const two = [aComment({ id: 2, content: 'Mới hơn' }), aComment({ author: theirsBy })];
    const api = fakeApi()
      .on(commentCalls.list, ({ order }) => ({ list: order === 'best' ? two.toReversed() : two, nextCursor: null, total: 2 }))
      .on(commentCalls.react, ({ reaction }) => ({ counts: { like: 1 }, total: 1, mine: reaction }));
    await show(api);
    await userEvent.click(screen.getByRole('button', { name: words.order.best }));
    await waitFor(() => expect(api.inputs(commentCalls.list)).toHaveLength(2));
    await waitFor(() => expect(screen.getByRole('button', { name: /^Thích, bình luận của Ồn Ào/ })).toBeEnabled());
    await userEvent.click(screen.getByRole('button', { name: /^Thích, bình luận của Ồn Ào/ }));
    await userEvent.click(screen.getByRole('button', { name: words.order.newest }));
    expect(screen.getByRole('button', { name: /^Thích, bình luận của Ồn Ào/ })).toHaveAttribute('aria-pressed', 'true');
    expect(api.inputs(commentCalls.list)).toHaveLength(2);
  });

  it('is no question while there is one comment, or the api says nothing of reactions', async () => {
    await show();
    expect(screen.queryByRole('button', { name: words.order.best })).toBeNull();
    await show(answering([aComment({ id: 3, reactions: undefined }), aComment({ id: 4, reactions: undefined })]));
    expect(screen.queryByRole('button', { name: words.order.best })).toBeNull();
  });
});

describe('who reacted to a comment', () => {
  const feltBy = { counts: { wow: 2 }, total: 2, mine: null };
  const one = {
    person: { ...theirsBy, userId: 5, displayName: 'Kính Cận', username: 'kinhcan_67' },
    reaction: 'wow' as const,
    at: '2026-11-20T19:50:00+07:00',
  };
  const opened = async (api: FakeApi) => {
    await show(api);
    await userEvent.click(screen.getByRole('button', { name: /^2 cảm xúc, bình luận của/ }));
    return within(await screen.findByRole('dialog', { name: words.reacted.title }));
  };

  it('is told with their reaction, and read on', async () => {
    const api = answering([aComment({ id: 9, reactions: feltBy })]).on(commentCalls.reactionsOf, ({ cursor }) =>
      cursor
        ? { list: [{ ...one, person: { ...one.person, userId: 6, displayName: 'Ồn Ào', username: 'onao' } }], nextCursor: null }
        : { list: [one], nextCursor: 'next' },
    );
    const dialog = await opened(api);
    expect(await dialog.findByRole('link', { name: /Kính Cận/ })).toHaveAttribute('href', '/thanh-vien/kinhcan_67');
    expect(dialog.getByRole('img', { name: vi.reactions.wow })).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: words.reacted.more }));
    expect(await dialog.findByRole('link', { name: /Ồn Ào/ })).toBeInTheDocument();
    expect(api.inputs(commentCalls.reactionsOf)).toMatchObject([{ id: '9' }, { id: '9', cursor: 'next' }]);
  });

  it('says so where it does not come, and asks again', async () => {
    const api = answering([aComment({ reactions: feltBy })]).on(commentCalls.reactionsOf, () => {
      throw new ApiError('offline', { call: 'comment.reactionsOf' });
    });
    const dialog = await opened(api);
    expect(await dialog.findByText(words.reacted.failed)).toBeInTheDocument();
    api.on(commentCalls.reactionsOf, () => ({ list: [], nextCursor: null }));
    await userEvent.click(dialog.getByRole('button', { name: vi.retry }));
    expect(await dialog.findByText(words.reacted.none)).toBeInTheDocument();
  });

  it('is no more told once the comment is gone', async () => {
    const api = answering([aComment({ id: 9, reactions: feltBy })]).on(commentCalls.reactionsOf, () => {
      throw new ApiError('notFound', { call: 'comment.reactionsOf' });
    });
    const dialog = await opened(api);
    expect(await dialog.findByText(words.reacted.gone)).toBeInTheDocument();
    expect(dialog.queryByRole('button', { name: vi.retry })).toBeNull();
  });
});
