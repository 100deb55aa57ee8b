import { act, screen, within } from '@testing-library/react';
import '@testing-library/jest-dom';
import userEvent from '@testing-library/user-event';
import { ApiError } from '@portal/api-client';
import type { ReleaseBoard } from '@portal/contracts';
import { fakeApp, renderWithApp } from '@portal/testing';
import { releasesMessages } from '../locales/releases.ts';
import { awayCodes, operatorCalls, type MoveOutcome } from './operator-calls.ts';
import { ReleasesModel } from './releases.model.ts';
import { ReleasesView } from './releases.view.tsx';
import { aBoard, aDiff, aHealth, aKept, anEntry, aRow, doesNotFit, fits, minutesAgo, quiet } from './testing/fixtures.ts';
import { fakeStream } from './testing/fake-stream.ts';

// Roles are looked up in the whole page, which is slow where the machine is busy.
jest.setTimeout(30_000);

const canary = { release: aKept('1.5.0-rc.1', { at: minutesAgo(5) }), percent: 10 };
const frozen = { at: minutesAgo(3), by: 'minh', note: 'chờ chung kết' };
const settled = () =>
  act(async () => {
    await new Promise((resolve) => {
      setTimeout(resolve);
    });
  });

async function shown({ board = aBoard(), gate = fits, error }: { board?: ReleaseBoard; gate?: ReturnType<typeof doesNotFit>; error?: Error } = {}) {
  const app = await fakeApp({ messages: { releases: (await releasesMessages.vi()).default } });
  let now = board;
  app.api
    .on(operatorCalls.board, () => {
      if (error) throw error;
      return now;
    })
    .on(
      operatorCalls.move,
      ({ dryRun }): MoveOutcome =>
        gate.ok ? { outcome: 'answered', answer: { moved: !dryRun, revision: 13, gate } } : { outcome: 'refused', why: 'gate', says: 'conflict', gate },
    )
    .on(operatorCalls.history, ({ before }) =>
      before
        ? { list: [anEntry(1)], next: null }
        : {
            list: [
              anEntry(3, {
                do: 'rollback',
                by: 'minh',
                note: 'trắng ô soạn tin',
                moves: [
                  { program: 'chat', from: '1.4.1', to: '1.4.0' },
                  { program: 'odds-and-tips', from: '2.0.1', to: '2.0.0' },
                ],
              }),
              anEntry(2, { do: 'freeze', moves: [{ program: 'chat', from: null, to: null }] }),
            ],
            next: 2,
          },
    )
    .on(operatorCalls.versions, () => ({ list: [canary.release, aKept('1.4.0'), aKept('1.2.0', { at: minutesAgo(9_000) })], next: null }))
    .on(operatorCalls.diff, () => aDiff())
    .on(operatorCalls.preview, () => ({ query: 'mf.chat=1.2.0&mf.until=1' }));
  const stream = fakeStream();
  const model = new ReleasesModel({ api: app.api, clock: app.clock, stream: stream.stream, onChange: () => {}, onMoved: () => {} });
  await renderWithApp(<ReleasesView model={model} onLogin={() => {}} />, { app });
  act(() => model.start());
  await settled();
  return {
    app,
    model,
    stream,
    user: userEvent.setup(),
    become: async (next: ReleaseBoard) => {
      now = next;
      await act(() => model.refresh());
    },
  };
}
const card = (name = 'Chat') => within(screen.getByRole('article', { name }));
const dialog = () => within(screen.getByRole('dialog'));
const moves = ({ app }: Awaited<ReturnType<typeof shown>>) => app.api.inputs(operatorCalls.move);

describe('a card', () => {
  it('says what is on air, since when, by whom and why', async () => {
    await shown();
    for (const words of ['1.4.0', /Từ 19:12, 20\/11/, /bởi lan/, 'Ô soạn tin mới', 'Ổn']) expect(card().getAllByText(words)[0]).toBeVisible();
  });

  it('gives the chart’s figures in words, and both releases in a table', async () => {
    await shown();
    expect(card().getByRole('img', { name: /Tỷ lệ khách gặp lỗi từng phút.*Bản 1\.4\.0: gần nhất .*Bản 1\.3\.0: gần nhất/ })).toBeInTheDocument();
    const rows = within(card().getByRole('table', { name: 'Khách gặp lỗi theo từng bản' }))
      .getAllByRole('row')
      .map(({ textContent }) => textContent);
    expect(rows.slice(1)).toEqual(['1.4.0đang xét0.81%12 / 1,4800.46%–1.4%', '1.3.0đối chiếu0.70%90 / 12,9000.57%–0.86%']);
    expect(card().getByText('Lỗi hay gặp nhất (1)')).toBeInTheDocument();
    expect(card('Kèo và típ').queryByRole('table')).toBeNull();
  });

  it('shows no figures of releases that nobody has met yet', async () => {
    const nobody = { served: 0, failing: 0, share: 0, low: 0, high: 1 };
    await shown({
      board: aBoard([
        aRow({
          health: aHealth({ verdict: 'watching', judged: { version: '1.5.0', ...nobody }, against: { version: '1.4.0', ...nobody }, recent: [], failures: [] }),
        }),
      ]),
    });
    expect(card().queryByRole('table')).toBeNull();
    expect(card().queryByText(/100/)).toBeNull();
  });

  it.each([
    ['quiet', 'Yên'],
    ['watching', 'Đang theo dõi'],
    ['inconclusive', 'Chưa rõ'],
    ['rolled-back', 'Đã tự lùi'],
  ] as const)('has a word for the verdict %s', async (verdict, word) => {
    await shown({ board: aBoard([aRow({ health: aHealth({ verdict }) })]) });
    expect(card().getByText(word)).toBeVisible();
  });

  it('tells an automatic rollback from a person’s', async () => {
    await shown({ board: aBoard([aRow({ moved: { at: minutesAgo(2), by: 'registry', note: '6.1 % against 0.8 %', automatic: true } })]) });
    expect(card().getByText('Registry tự lùi')).toBeVisible();
    expect(card().queryByText(/bởi registry/)).toBeNull();
  });

  it('offers no way back where there is none', async () => {
    await shown({ board: aBoard([aRow({ previous: null, moved: null, health: quiet })]) });
    expect(card().queryByRole('button', { name: /Lùi về/ })).toBeNull();
    expect(card().getByText('Chưa có bản trước để lùi')).toBeVisible();
  });

  it('a frozen remote says by whom and why; only going back and thawing are offered', async () => {
    const page = await shown({ board: aBoard([aRow({ frozen, canary })]) });
    expect(card().getByText(/Đóng băng bởi minh, 19:57, 20\/11: chờ chung kết/)).toBeVisible();
    expect(card().getByRole('button', { name: 'Cho mọi người' })).toBeDisabled();
    expect(card().getByRole('button', { name: 'Bỏ canary' })).toBeEnabled();
    await page.user.click(card().getByRole('button', { name: 'Việc khác với Chat' }));
    await page.user.click(await screen.findByRole('menuitem', { name: 'Mở băng' }));
    expect(screen.getByRole('dialog', { name: 'Mở băng Chat?' })).toBeVisible();
    expect(moves(page)).toEqual([]);
  });
});

describe('a rollback', () => {
  it('asks the gate first, shows what it says, takes a reason, and acts on the revision it saw', async () => {
    const page = await shown();
    await page.user.click(card().getByRole('button', { name: 'Lùi về 1.3.0' }));
    expect(screen.getByRole('dialog', { name: 'Lùi Chat về 1.3.0?' })).toBeVisible();
    expect(await dialog().findByText('Hợp với mọi phần đang chạy')).toBeVisible();
    await page.user.type(dialog().getByLabelText('Lý do'), 'trắng ô');
    await page.user.click(dialog().getByRole('button', { name: 'Lùi về 1.3.0' }));
    await settled();
    expect(moves(page).at(-1)).toMatchObject({ do: 'rollback', remote: 'chat', to: '1.3.0', dryRun: false, ifRevision: 12, note: 'trắng ô' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('names each conflict and the set that would fit, and cannot be confirmed as it is', async () => {
    const page = await shown({ gate: doesNotFit({ unchecked: ['api 0.9.0'] }) });
    await page.user.click(card().getByRole('button', { name: 'Lùi về 1.3.0' }));
    expect(await dialog().findByText('Không hợp, sẽ làm hỏng 1 chỗ')).toBeVisible();
    expect(dialog().getByText(/Chat 1\.3\.0 dùng ô odds-and-tips\/line, mà Kèo và típ 2\.0\.1 không còn nhận như thế/)).toBeVisible();
    expect(dialog().getByText(/không để lại hồ sơ: api 0\.9\.0/)).toBeVisible();
    expect(dialog().getByText('Kèo và típ 2.0.0')).toBeVisible();
    expect(dialog().getByRole('button', { name: 'Lùi về 1.3.0' })).toBeDisabled();
    await page.user.click(dialog().getByRole('button', { name: 'Đổi cả bộ' }));
    expect(screen.getByRole('dialog', { name: 'Đổi 2 phần cùng lúc?' })).toBeVisible();
    expect(moves(page).at(-1)).toMatchObject({ do: 'promote', set: { chat: '1.3.0', 'odds-and-tips': '2.0.0' }, dryRun: true });
  });

  it('says that somebody changed it meanwhile, and shows what stands there now', async () => {
    const page = await shown();
    await page.user.click(card().getByRole('button', { name: 'Lùi về 1.3.0' }));
    await dialog().findByText('Hợp với mọi phần đang chạy');
    await page.become(aBoard([aRow({ current: aKept('1.4.1') })], { revision: 14 }));
    expect(await dialog().findByText(/Có người vừa thay đổi/)).toBeVisible();
    expect(dialog().getByText('đang chạy 1.4.1')).toBeInTheDocument();
  });
});

describe('a canary', () => {
  it('shows its share, and another one can be chosen or typed within bounds', async () => {
    const page = await shown({ board: aBoard([aRow({ canary })]) });
    expect(card().getByRole('img', { name: '10% khách đang nhận bản 1.5.0-rc.1' })).toBeInTheDocument();
    await page.user.click(card().getByRole('button', { name: 'Đổi tỷ lệ' }));
    await page.user.click(await dialog().findByRole('radio', { name: '25%' }));
    expect(dialog().getByRole('button', { name: 'Cho 25% khách' })).toBeEnabled();
    const other = dialog().getByLabelText('Tỷ lệ khác, %');
    await page.user.clear(other);
    await page.user.type(other, '101');
    expect(other).toHaveAccessibleDescription('Từ 0.1 đến 100');
    await page.user.clear(other);
    await page.user.type(other, '2,5');
    await page.user.click(dialog().getByRole('button', { name: 'Cho 2.5% khách' }));
    await settled();
    expect(moves(page).at(-1)).toMatchObject({ do: 'canary', version: '1.5.0-rc.1', percent: 2.5, dryRun: false });
  });

  it('ends for everybody, or for nobody', async () => {
    const page = await shown({ board: aBoard([aRow({ canary })]) });
    await page.user.click(card().getByRole('button', { name: 'Cho mọi người' }));
    await page.user.click(dialog().getByRole('button', { name: 'Đóng' }));
    await page.user.click(card().getByRole('button', { name: 'Bỏ canary' }));
    expect(moves(page)).toMatchObject([
      { do: 'promote', set: { chat: '1.5.0-rc.1' }, dryRun: true },
      { do: 'abort', remote: 'chat', dryRun: true },
    ]);
  });
});

describe('an opened card', () => {
  const opened = async (board?: ReleaseBoard) => {
    const page = await shown(board ? { board } : {});
    await page.user.click(card().getByRole('button', { name: 'Lịch sử và các bản' }));
    await settled();
    return page;
  };

  it('has the history with who and why, and older lines on request', async () => {
    const { user } = await opened();
    expect(card().getByRole('button', { name: 'Lịch sử và các bản' })).toHaveAttribute('aria-expanded', 'true');
    expect(card().getByText('từ 1.4.1 sang 1.4.0')).toBeInTheDocument();
    expect(card().getByText('trắng ô soạn tin')).toBeVisible();
    expect(card().getByText('+ Kèo và típ 2.0.0')).toBeVisible();
    await user.click(card().getByRole('button', { name: 'Xem cũ hơn' }));
    await settled();
    expect(card().getByText('từ 1.0.0 sang 1.1.0')).toBeInTheDocument();
    expect(card().queryByRole('button', { name: 'Xem cũ hơn' })).toBeNull();
  });

  const atVersions = async () => {
    const page = await opened();
    await page.user.click(card().getByRole('tab', { name: 'Các bản' }));
    return page;
  };
  const choose = async ({ user }: Awaited<ReturnType<typeof shown>>, item: string) => {
    await user.click(card().getByRole('button', { name: 'Việc khác với bản 1.2.0' }));
    await user.click(await screen.findByRole('menuitem', { name: item }));
  };

  it('has the versions: back to an older one, on to a newer one', async () => {
    const page = await atVersions();
    await page.user.click(card().getByRole('button', { name: 'Phát hành bản này' }));
    await page.user.click(dialog().getByRole('button', { name: 'Để nguyên' }));
    await page.user.click(card().getByRole('button', { name: 'Lùi về bản này' }));
    expect(moves(page)).toMatchObject([
      { do: 'promote', set: { chat: '1.5.0-rc.1' } },
      { do: 'rollback', to: '1.2.0' },
    ]);
  });

  it('compares a version with the one on air: bytes, what it offers and uses', async () => {
    const page = await atVersions();
    await choose(page, 'So với bản đang chạy');
    expect(await dialog().findByText('398 KB → 412 KB')).toBeVisible();
    expect(dialog().getByText('chat.history')).toBeVisible();
    expect(page.app.api.inputs(operatorCalls.diff)).toEqual([{ remote: 'chat', from: '1.4.0', to: '1.2.0' }]);
  });

  it('makes a link that shows a version to whoever has it', async () => {
    const page = await atVersions();
    await choose(page, 'Link xem trước');
    await page.user.click(dialog().getByRole('button', { name: 'Tạo link' }));
    expect(await dialog().findByLabelText('Link xem trước')).toHaveValue(`${location.origin}/chatroom?mf.chat=1.2.0&mf.until=1`);
    expect(page.app.api.inputs(operatorCalls.preview)).toEqual([{ releases: { chat: '1.2.0' }, hours: 24 }]);
  });
});

describe('the page', () => {
  it('shows the head of the log and the hosts', async () => {
    await shown();
    expect(screen.getByText('41 dòng')).toBeVisible();
    expect(screen.getByText(/29$/)).toHaveTextContent(/^[0-9a-f]{64}$/);
    expect(screen.getByText('0.9.2')).toBeVisible();
  });

  it('says whether it is live, and keeps what it knows when the registry goes away', async () => {
    const { app, stream, model } = await shown();
    act(() => stream.accept());
    expect(screen.getByText('Cập nhật trực tiếp')).toBeVisible();
    act(() => stream.end());
    expect(screen.getByText('Hỏi lại mỗi 10 giây')).toBeVisible();
    app.api.on(operatorCalls.board, () => {
      throw new ApiError('server', { call: 'x', status: 503, code: awayCodes.registry });
    });
    await act(() => model.refresh());
    expect(screen.getByRole('status')).toHaveTextContent(/Registry không trả lời\. số liệu lúc 20:00/i);
    expect(card().getByText('1.4.0', { selector: 'p' })).toBeVisible();
  });

  it.each<[string, Error, string]>([
    ['is no staff', new ApiError('notAllowed', { call: 'x', status: 403 }), 'Tài khoản này không có quyền phát hành'],
    ['is logged out', new ApiError('noToken', { call: 'x', status: 401 }), 'Đăng nhập để vào bàn phát hành'],
    ['comes to a shell without a token', new ApiError('server', { call: 'x', status: 503, code: awayCodes.token }), 'Shell này chưa có khoá của registry'],
    ['comes while the registry is away', new ApiError('server', { call: 'x', status: 503, code: awayCodes.registry }), 'Registry không trả lời'],
  ])('tells who %s why there is no figure', async (_who, error, title) => {
    await shown({ error });
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.queryByRole('article')).toBeNull();
  });

  it('is honest about a registry that holds nothing', async () => {
    await shown({ board: aBoard([]) });
    expect(screen.getByText('Registry chưa có bản nào')).toBeVisible();
  });
});
