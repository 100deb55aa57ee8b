import { languages } from '@portal/contracts';
import { articleCalls, staticArticles } from '@portal/contracts/article';
import { draftCalls, type DraftSource } from '@portal/contracts/draft';
import { articleText } from '../../db/schema.ts';
import { databaseKinds } from '../../testing/databases.ts';
import { memberOf } from '../../testing/members.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import type { ManualClock } from '../../testing/clocks.ts';
import { and, eq } from 'drizzle-orm';
import { changeLog } from './change-log.ts';
import { seedPages } from './index.ts';

const log = changeLog(new Date(0)).texts;

it('says in every language alike how much has changed, the newest first', () => {
  const shape = (language: (typeof languages)[number]) => log[language]?.blocks.map((block) => (block.type === 'list' ? block.items.length : block.type));
  expect(shape('vi')).toEqual(expect.arrayContaining(['heading', expect.any(Number)]));
  for (const language of languages) expect(shape(language)).toEqual(shape('vi'));
});

describe.each(databaseKinds)('its page on %s', (kind) => {
  let api: TestApp<ManualClock>;
  beforeAll(async () => {
    api = await testApp(kind);
  }, 60_000);
  afterAll(() => api?.close());

  const id = String(staticArticles.changeLog);
  const page = async (language: (typeof languages)[number] = 'vi') => (await api.call(articleCalls.info, { id }, { language })).body.data;
  const start = () => seedPages({ db: api.database.db, clock: api.clock });

  it('is what the repository says', async () => {
    for (const language of languages) expect(await page(language)).toMatchObject({ language, updatedAt: null, ...log[language] });
  });

  it('says what a release brings from its first start on, and nothing else is written by another', async () => {
    await api.database.db
      .update(articleText)
      .set({ lead: 'Của bản trước' })
      .where(and(eq(articleText.articleId, staticArticles.changeLog), eq(articleText.language, 'vi')));
    await start();
    const renewed = await page();
    expect(renewed).toMatchObject({ ...log.vi, updatedAt: new Date(api.clock.now()).toISOString() });
    api.clock.advance(60_000);
    await start();
    expect(await page()).toEqual(renewed);
  });

  it('is theirs once staff have taken it in hand', async () => {
    const { token } = await memberOf(api, 'staff');
    const draft = (await api.call(draftCalls.adopt, { articleId: staticArticles.changeLog }, { token })).body.data;
    const source = draft.source as DraftSource;
    const texts = { ...source.texts, vi: { ...source.texts.vi, lead: 'Lời của ban biên tập' } };
    const { version } = (await api.call(draftCalls.update, { id: draft.id, version: draft.version, source: { ...source, texts } }, { token })).body.data;
    expect((await api.call(draftCalls.publish, { id: draft.id, version }, { token })).status).toBe(200);
    await start();
    expect((await page()).lead).toBe('Lời của ban biên tập');
  });
});
