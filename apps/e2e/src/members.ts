import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { userCalls } from '@portal/contracts/user';
import { expect, hydrated } from './test.ts';

/** Of every account of the demo. */
export const DEMO_PASSWORD = 'khandai-demo';
export interface Member {
  readonly username: string;
  readonly password: string;
  readonly accessToken: string;
  readonly refreshToken: string;
}
type Asks = { readonly request: APIRequestContext };

const own = () => randomUUID().slice(0, 8);
/** Words that stand nowhere else: what a journey has written is told from what any other has. */
export const unlike = (words: string): string => `${words} ${own()}`;
/** A name that nobody has. */
export const newName = (): string => `khach_${own()}`;

async function ask({ request }: Asks, portal: string, path: string, data: { username: string; password: string; emailAddress?: string }): Promise<Member> {
  const answer = (await (await request.post(portal + path, { data })).json()) as {
    code: number;
    msg: string;
    data: { accessToken: string; refreshToken: string };
  };
  if (answer.code !== 0) throw new Error(`${path} of ${data.username}: ${answer.msg}`);
  const { accessToken, refreshToken } = answer.data;
  return { ...data, accessToken, refreshToken };
}

/** Somebody new, whom nothing has happened to yet. */
export const register = (
  asks: Asks,
  portal: string,
  { username = newName(), password = 'khán đài b hàng 9', emailAddress }: { username?: string; password?: string; emailAddress?: string } = {},
): Promise<Member> => ask(asks, portal, userCalls.register.path, { username, password, ...(emailAddress !== undefined && { emailAddress }) });

/** Somebody of the demo: fan, tipster, staff. */
export const demoMember = (asks: Asks, portal: string, username: string): Promise<Member> =>
  ask(asks, portal, userCalls.login.path, { username, password: DEMO_PASSWORD });

/** From the page that is opened next this tab is the member's, as after a log-in. That the form does this is the matter of home.spec.ts. */
export function become(page: Page, { accessToken, refreshToken }: Member): Promise<unknown> {
  return page.addInitScript(
    ([token, renewal]) => {
      // Once: afterwards the portal changes them as it sees fit. (A frame of another origin has no storage.)
      try {
        if (sessionStorage.getItem('became') === renewal) return;
        sessionStorage.setItem('became', renewal);
        localStorage.setItem('token', token);
        localStorage.setItem('refreshToken', renewal);
        localStorage.setItem('guest', '0');
        localStorage.removeItem('guestToken');
      } catch {
        /* not our page */
      }
    },
    [accessToken, refreshToken] as const,
  );
}

/** What stands in the header for who is logged in. */
export const ownCorner = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Tài khoản của bạn' });

/** Logs out as one does: from the account's menu, and asked whether one means it. */
export async function logOut(page: Page): Promise<void> {
  await ownCorner(page).click();
  await page.getByRole('main').getByRole('button', { name: 'Đăng Xuất', exact: true }).click();
  await page.getByRole('alertdialog', { name: 'Đăng xuất?' }).getByRole('button', { name: 'Đăng Xuất' }).click();
}

/** Opens a page as a member: of the demo by name, or one that `register` made. */
export async function openAs(page: Page, portal: string, who: string | Member, path: string): Promise<void> {
  await become(page, typeof who === 'string' ? await demoMember(page, portal, who) : who);
  await page.goto(portal + path);
  await hydrated(page);
  await expect(ownCorner(page)).toBeVisible();
}
