import type { APIRequestContext, Page } from '@playwright/test';
import { sockets } from '@portal/contracts';
import { codeSentTo } from '../src/letters.ts';
import { newName, openAs, ownCorner, register } from '../src/members.ts';
import { startPortal } from '../src/portal.ts';
import { expect, hydrated, NO_NETWORK, test } from '../src/test.ts';

const asGuest = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Đăng nhập' });

/** A new member, logged in on this page. */
async function joinAt(page: Page, portal: string, path: string): Promise<string> {
  const member = await register(page, portal);
  await openAs(page, portal, member, path);
  return member.username;
}

/** As a quarter of an hour later: the access token is worth nothing any more. */
const runOut = (page: Page, names: string[]) =>
  page.evaluate((keys) => {
    for (const key of keys) localStorage.setItem(key, 'over');
  }, names);
const kept = (page: Page, name: string) => page.evaluate((key) => localStorage.getItem(key), name);

/** Names of who is online, as a second visitor reads them. */
async function onlineList(request: APIRequestContext, portal: string, roomId?: number): Promise<string[]> {
  const guest = (await (await request.post(`${portal}/au/api/user/guest-login`, { data: {} })).json()) as { data: { guestToken: string } };
  const answer = await request.get(`${portal}/au/api/user/online-list?pageSize=100${roomId ? `&roomId=${roomId}` : ''}`, {
    headers: { authorization: guest.data.guestToken },
  });
  return ((await answer.json()) as { data: { list: { username: string }[] } }).data.list.map(({ username }) => username);
}

test('an access token that runs out in the middle of work is renewed unseen, and a reload keeps the session', { tag: '@shell' }, async ({
  page,
  portal,
  complaints,
}) => {
  await joinAt(page, portal, '/');
  const refreshes: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('refresh-token')) refreshes.push(request.url());
  });
  await runOut(page, ['token']);
  await page.getByRole('banner').getByRole('link', { name: 'Tài khoản của bạn' }).click();
  await expect(page.getByText('Quà làm quen')).toBeVisible();
  expect(refreshes).toHaveLength(1);
  expect(await kept(page, 'token')).not.toBe('over');
  await page.reload();
  await hydrated(page);
  await expect(ownCorner(page)).toBeVisible();
  // A page that is loaded anew before its sheets were used leaves the browser wondering.
  complaints.allow(/status of 401|preloaded using link preload but not used/);
});

test('a refused refresh logs out, with the red notice', { tag: '@shell' }, async ({ page, portal, complaints }) => {
  await joinAt(page, portal, '/');
  await runOut(page, ['token', 'refreshToken']);
  await page.getByRole('banner').getByRole('link', { name: 'Tài khoản của bạn' }).click();
  await expect(page.getByText('Phiên đăng nhập đã hết hạn. Mời bạn đăng nhập lại.')).toBeVisible();
  await expect(page.getByText('Lỗi', { exact: true })).toBeVisible();
  await expect(asGuest(page)).toBeVisible();
  expect([await kept(page, 'refreshToken'), await kept(page, 'guest')]).toEqual([null, '1']);
  // The guest's connection may be given up while it still opens: there is another session by then.
  complaints.allow(/status of 401|WebSocket is closed before the connection is established/);
});

test('two tabs that refresh at once both stay logged in', { tag: '@shell' }, async ({ page, portal, context, complaints }) => {
  await joinAt(page, portal, '/');
  const other = await context.newPage();
  await other.goto(`${portal}/tin-tuc`);
  await hydrated(other);
  await expect(ownCorner(other)).toBeVisible();
  // The other tab hears of the change and asks who it is; this one asks because it is seen again.
  await runOut(page, ['token']);
  await page.evaluate(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
  for (const tab of [page, other]) {
    await expect.poll(() => kept(tab, 'token')).not.toBe('over');
    await expect(ownCorner(tab)).toBeVisible();
  }
  await Promise.all(
    [page, other].map(async (tab) => {
      await tab.reload();
      await hydrated(tab);
    }),
  );
  for (const tab of [page, other]) await expect(ownCorner(tab)).toBeVisible();
  complaints.allow(/status of 401/);
});

test('whoever registers is seen online, and in the room they open, until the tab is closed', { tag: ['@shell', '@api', '@chat'] }, async ({
  browser,
  portal,
  request,
}) => {
  const visit = await browser.newContext();
  const page = await visit.newPage();
  const username = newName();
  await page.goto(`${portal}/chatroom?roomId=30`);
  await hydrated(page);
  await asGuest(page).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Đăng ký' }).click();
  const dialog = page.getByRole('dialog', { name: /Đăng ký/ });
  await dialog.getByLabel('Tên đăng nhập').fill(username);
  await dialog.getByRole('textbox', { name: 'Mật khẩu' }).fill('khán đài b hàng 9');
  const [online] = await Promise.all([
    page.waitForEvent('websocket', (socket) => socket.url().includes(sockets.online)),
    dialog.getByRole('button', { name: 'Đăng ký' }).click(),
  ]);
  expect(online.url()).toContain('token=');
  await expect.poll(() => onlineList(request, portal)).toContain(username);
  await expect.poll(() => onlineList(request, portal, 30)).toContain(username);
  await page.close({ runBeforeUnload: false });
  await expect.poll(() => onlineList(request, portal)).not.toContain(username);
  await visit.close();
});

test('a page out of sight is offline; one that is left says so itself, though its connection is half gone', { tag: ['@shell', '@api'] }, async ({
  page,
  portal,
  request,
}) => {
  // The server's end of the connection stays, as after a change of the phone's network: it ends with the journey, not with the page.
  const ends: WebSocket[] = [];
  let deaf = false;
  await page.routeWebSocket(new RegExp(sockets.online), (near) => {
    const end = new WebSocket(near.url());
    end.binaryType = 'arraybuffer';
    ends.push(end);
    const opened = new Promise((resolve) => end.addEventListener('open', resolve));
    near.onMessage(async (message) => {
      if (deaf) return;
      await opened;
      end.send(typeof message === 'string' ? message : Uint8Array.from(message));
    });
    near.onClose(() => {});
    end.addEventListener('message', ({ data }) => near.send(Buffer.from(data as ArrayBuffer)));
  });
  const username = await joinAt(page, portal, '/gioi-thieu');
  const list = () => onlineList(request, portal);
  await expect.poll(list).toContain(username);

  const become = (seen: 'hidden' | 'visible') =>
    page.evaluate((state) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
      document.dispatchEvent(new Event('visibilitychange'));
    }, seen);
  await become('hidden');
  await expect.poll(list).not.toContain(username);
  await become('visible');
  await expect.poll(list).toContain(username);

  deaf = true;
  await page.goto('about:blank');
  await expect.poll(list).not.toContain(username);
  expect(ends.map(({ readyState }) => readyState)).toEqual([WebSocket.OPEN]);
  for (const end of ends) end.close();
});

test('who loses the network is told, and comes back as the same member, online again', { tag: '@shell' }, async ({
  page,
  portal,
  context,
  complaints,
  request,
}) => {
  const username = await joinAt(page, portal, '/gioi-thieu');
  await expect.poll(() => onlineList(request, portal)).toContain(username);
  await context.setOffline(true);
  await expect(page.getByText('Mất mạng. Trang đang hiện dữ liệu đã tải.')).toBeVisible();
  await expect.poll(() => onlineList(request, portal)).not.toContain(username);
  await context.setOffline(false);
  await expect(page.getByText('Mất mạng. Trang đang hiện dữ liệu đã tải.')).toHaveCount(0);
  await expect.poll(() => onlineList(request, portal)).toContain(username);
  await expect(ownCorner(page)).toBeVisible();
  complaints.allow(NO_NETWORK);
});

test('guest log-in stops after three rate-limited tries, with a calm notice and another try', { tag: '@shell' }, async ({ page, open, complaints }) => {
  let asked = 0;
  await page.route('**/guest-info', (route) => {
    asked += 1;
    return route.fulfill({ status: 429, json: { code: 42900, msg: 'chậm lại' } });
  });
  await open('/gioi-thieu');
  const notice = page.getByText(/Chưa lấy được vé khách/);
  await expect(notice).toBeVisible();
  expect(asked).toBe(3);
  await page.unroute('**/guest-info');
  await page.getByRole('button', { name: 'Thử lại' }).click();
  await expect(notice).toHaveCount(0);
  await expect.poll(() => kept(page, 'guestToken')).not.toBeNull();
  complaints.allow(/status of 429/);
});

test('a first visit is a guest’s, who stays the same one after a reload', { tag: '@shell' }, async ({ page, open }) => {
  await open('/gioi-thieu');
  await expect(asGuest(page)).toBeVisible();
  await expect.poll(() => kept(page, 'guestToken')).not.toBeNull();
  const guest = await kept(page, 'guestToken');
  expect([await kept(page, 'guest'), await kept(page, 'token'), await kept(page, 'refreshToken')]).toEqual(['1', null, null]);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.reload();
  await hydrated(page);
  await expect(asGuest(page)).toBeVisible();
  expect(await kept(page, 'guestToken')).toBe(guest);
  expect(asked).not.toContain('/au/api/user/guest-login');
});

test('a lost password is replaced by a code of one’s e-mail, and the old one opens nothing more', { tag: ['@shell', '@api'] }, async ({
  page,
  portal,
  open,
  request,
  complaints,
}) => {
  const emailAddress = `${newName()}@example.test`;
  const { username, password, refreshToken } = await register(page, portal, { emailAddress });
  await open('/gioi-thieu');
  await asGuest(page).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Quên mật khẩu?' }).click();
  const dialog = page.getByRole('dialog', { name: 'Lấy lại mật khẩu' });
  await dialog.getByLabel('Email').fill(emailAddress);
  await dialog.getByRole('button', { name: 'Gửi mã' }).click();
  const code = await codeSentTo(emailAddress);
  await dialog.getByLabel('Mã sáu số').fill(code === '000000' ? '000001' : '000000');
  await dialog.getByRole('textbox', { name: 'Mật khẩu mới' }).fill(`${password} mới`);
  await dialog.getByRole('button', { name: 'Đổi mật khẩu' }).click();
  await expect(dialog.getByLabel('Mã sáu số')).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByLabel('Mã sáu số').fill(code);
  await dialog.getByRole('button', { name: 'Đổi mật khẩu' }).click();

  const login = page.getByRole('dialog', { name: 'Đăng nhập vào Khán Đài' });
  await expect(page.getByText('Đã đổi mật khẩu.')).toBeVisible();
  await login.getByLabel('Tên đăng nhập').fill(username);
  await login.getByRole('textbox', { name: 'Mật khẩu' }).fill(`${password} mới`);
  await login.getByRole('button', { name: 'Đăng nhập' }).click();
  await expect(ownCorner(page)).toBeVisible();

  const before = await request.post(`${portal}/au/api/user/login`, { data: { username, password } });
  expect(((await before.json()) as { code: number }).code).not.toBe(0);
  const session = await request.post(`${portal}/au/api/user/refresh-token`, { data: { refreshToken } });
  expect(((await session.json()) as { code: number }).code).not.toBe(0);
  // The wrong code, as the browser tells it.
  complaints.allow(/status of 4\d\d/);
});

test('one browser shows where else one is logged in, and ends it everywhere', { tag: ['@shell', '@account-and-missions'] }, async ({
  page,
  portal,
  browser,
}) => {
  const member = await register(page, portal);
  await openAs(page, portal, member, '/tai-khoan');
  const visit = await browser.newContext();
  const second = await visit.newPage();
  await second.goto(`${portal}/gioi-thieu`);
  await hydrated(second);
  await asGuest(second).click();
  const dialog = second.getByRole('dialog');
  await dialog.getByLabel('Tên đăng nhập').fill(member.username);
  await dialog.getByRole('textbox', { name: 'Mật khẩu' }).fill(member.password);
  await dialog.getByRole('button', { name: 'Đăng nhập' }).click();
  await expect(ownCorner(second)).toBeVisible();

  await page.reload();
  await hydrated(page);
  await expect(page.getByRole('group', { name: 'Đang đăng nhập ở đâu' }).getByRole('listitem')).toHaveCount(2);
  await page.getByRole('button', { name: 'Đăng xuất mọi nơi' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Đăng xuất mọi nơi' }).click();
  await expect(asGuest(page)).toBeVisible();
  await ownCorner(second).click();
  await expect(asGuest(second)).toBeVisible();
  await visit.close();
});

test('whoever is online is online again after a restart of the api, once', { tag: ['@shell', '@api'] }, async ({ page, request, complaints }) => {
  const own = await startPortal();
  try {
    const username = await joinAt(page, own.url, '/gioi-thieu');
    const times = async () => (await onlineList(request, own.url)).filter((name) => name === username).length;
    await expect.poll(times).toBe(1);
    await own.restartApi();
    await expect.poll(times).toBe(1);
    await expect(ownCorner(page)).toBeVisible();
    // The sockets that broke, and what was asked meanwhile.
    complaints.allow(/WebSocket|status of 50\d|\[notifications\]/);
    await page.goto('about:blank');
  } finally {
    await own.stop();
  }
});

test('the log-in is a page that can be linked to, and leads on to where one was going', { tag: '@shell' }, async ({ page, portal, open }) => {
  const { username, password } = await register(page, portal);
  await open('/dang-nhap?to=%2Fdiem-danh');
  await page.getByRole('main').getByLabel('Tên đăng nhập').fill(username);
  await page.getByRole('main').getByRole('textbox', { name: 'Mật khẩu' }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Đăng nhập' }).click();
  await expect(page).toHaveURL(/\/diem-danh$/);
  await expect(ownCorner(page)).toBeVisible();
  await page.goBack();
  await expect(page).not.toHaveURL(/dang-nhap/);
});

test('who logs in before the page’s program has come is in all the same', { tag: '@shell' }, async ({ page, portal, complaints }) => {
  const { username, password } = await register(page, portal);
  // The program stays away until the form itself has been sent a second time: let in any earlier, it would send that one.
  let tries = 0;
  page.on('request', (request) => {
    tries += request.method() === 'POST' && request.isNavigationRequest() ? 1 : 0;
  });
  await page.route('**/assets/*.js', (route) => (tries < 2 ? route.abort() : route.continue()));
  await page.goto(`${portal}/dang-nhap?to=%2Fgioi-thieu`);
  const form = page.getByRole('main');
  const send = async (secret: string) => {
    await form.getByLabel('Tên đăng nhập').fill(username);
    await form.getByRole('textbox', { name: 'Mật khẩu' }).fill(secret);
    await form.getByRole('button', { name: 'Đăng nhập' }).click();
  };
  await send('không phải mật khẩu');
  await expect(form.getByText('Sai tên đăng nhập hoặc mật khẩu')).toBeVisible();
  await expect(form.getByLabel('Tên đăng nhập')).toHaveValue(username);
  expect(page.url()).toBe(`${portal}/dang-nhap?to=%2Fgioi-thieu`);
  const answered = page.waitForResponse((response) => response.request().method() === 'POST' && response.request().isNavigationRequest());
  await send(password);
  const answer = await answered;
  expect(answer.headers()['cache-control']).toBe('no-store');
  await expect(page).toHaveURL(`${portal}/gioi-thieu`);
  // What carried the tokens was made for this visitor alone: the next one at the address gets the form.
  expect(await (await page.request.get(answer.url())).text()).toContain('"posted":null');
  await expect(ownCorner(page)).toBeVisible();
  await page.reload();
  await hydrated(page);
  await expect(ownCorner(page)).toBeVisible();
  complaints.allow(/Failed to load resource|status of 422|preloaded using link preload|ERR_FAILED|Failed to fetch dynamically imported module/);
});

test('without JavaScript the log-in says what is wrong, and what it cannot keep', { tag: '@shell' }, async ({ browser, page, portal }) => {
  const { username, password } = await register(page, portal);
  const visit = await browser.newContext({ javaScriptEnabled: false });
  const plain = await visit.newPage();
  await plain.goto(`${portal}/tin-tuc`);
  await plain.getByRole('banner').getByRole('link', { name: 'Đăng nhập' }).click();
  await expect(plain).toHaveURL(`${portal}/dang-nhap?to=%2Ftin-tuc`);
  const form = plain.getByRole('main');
  const send = async (secret: string) => {
    await form.getByRole('textbox', { name: 'Mật khẩu' }).fill(secret);
    await form.getByRole('button', { name: 'Đăng nhập' }).click();
  };
  await form.getByLabel('Tên đăng nhập').fill(username);
  await send('không phải mật khẩu');
  await expect(form.getByText('Sai tên đăng nhập hoặc mật khẩu')).toBeVisible();
  // The name has stayed.
  await send(password);
  // Playwright's look for texts passes over noscript.
  const plainWords = form.locator('noscript');
  await expect(plainWords).toBeVisible();
  expect(await plainWords.innerText()).toContain('Tên và mật khẩu đều đúng.');
  expect((await visit.cookies()).filter(({ value }) => value.startsWith('eyJ'))).toEqual([]);
  await plain.goto(`${portal}/dang-ky`);
  await expect(plainWords).toBeVisible();
  expect(await plainWords.innerText()).toContain('Mục này cần JavaScript');
  await visit.close();
});
