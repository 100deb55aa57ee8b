import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { commentTargets, NEWS_FEED_PATH } from '@portal/contracts';
import { commentCalls } from '@portal/contracts/comment';
import { draftCalls, type Draft, type DraftSource } from '@portal/contracts/draft';
import { hostileBodies } from '@portal/contracts/record';
import { demoMember } from '../src/members.ts';
import { startPortal } from '../src/portal.ts';
import { expect, hydrated, test } from '../src/test.ts';

/** What would run: a browser tells of it, whatever the page has done to itself. */
const SCRIPT = 'alert(document.domain)';
/** Each with names of its own for the addresses that stand apart, so that none takes another's. */
const bodies = hostileBodies.map((body, index) => body.replaceAll('X', SCRIPT).replace(/\[(x|1|p|\^1)\](?=:|\n|$)/g, `[$1.${index}]`));
/** Ends whatever HTML a body has left open, so that the next one is read. */
const CLOSED = '\n\n</script></style></textarea></pre> --> ?> ]]>\n\n';
const TITLE = `</title></script><script>${SCRIPT}</script>`;
const LEAD = `"><img src=x onerror=${SCRIPT}> <!--`;

const article = (title: string, body: string): DraftSource => ({
  categoryId: 1,
  author: `"><svg onload=${SCRIPT}>`,
  cover: { motif: 'stand', colors: [], monograms: ['<b>'], alt: `"onload="${SCRIPT}`, credit: `<script>${SCRIPT}</script>` },
  hashtags: ['Khán Đài'],
  topPlace: 1,
  texts: { vi: { title, plainTitle: null, lead: LEAD, body } },
});

/** Bodies one under the other, as many as one comment holds. */
function comments(): string[] {
  const made: string[] = [];
  for (const body of bodies) {
    const longer = `${made.at(-1) ?? ''}\n${body}`;
    if (made.length > 0 && longer.length <= 1_000) made[made.length - 1] = longer;
    else made.push(body);
  }
  return made;
}

/** What of a page could run, or lead to something that does. */
const danger = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    for (const element of document.querySelectorAll('*')) {
      for (const { name, value } of element.attributes) {
        if (/^on/i.test(name)) found.push(`${element.tagName} ${name}`);
        if (
          /^(href|src|srcset|action|formaction|data|poster|background|xlink:href)$/i.test(name) &&
          /^\s*(javascript|vbscript|data:text|livescript)/i.test(value)
        )
          found.push(`${element.tagName} ${name}=${value}`);
      }
      if (/^(object|embed|base|frame|frameset|portal|x|custom-element|marquee|math|xmp|plaintext|keygen|bgsound|isindex)$/i.test(element.tagName))
        found.push(element.tagName);
    }
    for (const link of document.querySelectorAll('main a')) {
      if (!(link instanceof HTMLAnchorElement)) continue;
      const { protocol, username, password } = new URL(link.href);
      if (!/^https?:$/.test(protocol) || username !== '' || password !== '') found.push(link.outerHTML);
    }
    return found;
  });

test('nothing runs of what hostile articles and comments say', { tag: '@content-and-news' }, async ({ page, browser }) => {
  test.setTimeout(240_000);
  const ran: string[] = [];
  const bare = await browser.newPage();
  const portal = await startPortal();
  try {
    const post = async <T>(path: string, data: object, token: string): Promise<T> => {
      const answer = (await (await page.request.post(portal.url + path, { data, headers: { authorization: token } })).json()) as {
        code: number;
        msg: string;
        data: T;
      };
      if (answer.code !== 0) throw new Error(`${path}: ${answer.msg}`);
      return answer.data;
    };
    const { accessToken: staff } = await demoMember(page, portal.url, 'staff');
    const published = async (source: DraftSource): Promise<Draft> => {
      const { id, version } = await post<Draft>(draftCalls.create.path, { uuid: randomUUID(), source }, staff);
      return post<Draft>(draftCalls.publish.path, { id, version }, staff);
    };
    const quoted = bodies.map((body) =>
      body
        .split('\n')
        .map((line) => `> ${line}`)
        .join('\n'),
    );
    const one = await published(article(TITLE, bodies.join(CLOSED)));
    const other = await published(article(`Trích ${TITLE}`, quoted.join('\n\n***\n\n')));
    const writers = await Promise.all(['fan', 'tipster', 'blv', 'staff'].map((name) => demoMember(page, portal.url, name)));
    for (const [index, content] of comments().entries())
      await post(
        commentCalls.create.path,
        { uuid: randomUUID(), objectType: commentTargets.article, objectId: one.articleId, content },
        writers[index % writers.length]!.accessToken,
      );

    page.on('dialog', (dialog) => {
      ran.push(`${page.url()}: ${dialog.message()}`);
      void dialog.dismiss();
    });
    const heading = page.getByRole('heading', { level: 1 });
    for (const path of [`/tin-tuc/x-${one.articleId}`, `/tin-tuc/x-${other.articleId}`]) {
      await page.goto(portal.url + path);
      await hydrated(page);
      await expect(heading).toContainText(TITLE);
      // As it was typed.
      await expect(page.getByRole('article').getByText(`<script>${SCRIPT}</script>`).first()).toBeVisible();
      expect(await danger(page)).toEqual([]);
    }
    for (const path of ['/', '/tin-tuc', '/tin-tuc?hashtag=Kh%C3%A1n%20%C4%90%C3%A0i']) {
      await page.goto(portal.url + path);
      await hydrated(page);
      await expect(page.getByRole('main').getByText(TITLE).first()).toBeVisible();
      expect(await danger(page)).toEqual([]);
    }
    // The same made by the browser instead of the server.
    await page.goto(`${portal.url}/tin-tuc`);
    await hydrated(page);
    await page.getByRole('main').getByRole('link', { name: TITLE }).first().click();
    await expect(page.getByRole('article').getByText(`<script>${SCRIPT}</script>`).first()).toBeVisible();
    expect(await danger(page)).toEqual([]);
    await page.goto(`${portal.url}/tin-tuc/x-${one.articleId}`);
    await hydrated(page);
    const older = page.getByRole('button', { name: 'Xem bình luận cũ hơn' });
    const first = page.getByRole('list', { name: 'Bình luận' }).getByText(bodies[0]!).first();
    // The oldest stands last.
    await expect(async () => {
      if (await older.isVisible()) await older.click({ timeout: 1_000 });
      await expect(first).toBeVisible({ timeout: 1_000 });
    }).toPass();
    expect(await danger(page)).toEqual([]);
    for (const path of [NEWS_FEED_PATH, '/sitemaps/news.xml']) {
      const xml = await (await page.request.get(portal.url + path)).text();
      expect(xml).toContain('alert(document.domain)');
      const read = await bare.evaluate((text) => {
        const tree = new DOMParser().parseFromString(text, 'application/xml');
        return [...tree.querySelectorAll('parsererror, script, img, svg')].map(({ tagName }) => tagName);
      }, xml);
      expect(read).toEqual([]);
    }
    expect(ran).toEqual([]);
    // It asks nothing more of a portal that is about to stop.
    await page.goto('about:blank');
  } finally {
    await portal.stop();
  }
  // They are hostile indeed: taken for markup they run.
  const seen = bare.waitForEvent('dialog');
  void bare.setContent(bodies.slice(0, 20).join('\n')).catch(() => {});
  await (await seen).dismiss();
});
