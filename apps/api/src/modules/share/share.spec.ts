import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { featureStatus } from '@portal/contracts';
import { articleCalls, staticArticles, type ArticleRow } from '@portal/contracts/article';
import type { MatchSummary } from '@portal/contracts/match';
import { scheduleCalls } from '@portal/contracts/schedule';
import { STATUS_CODE } from '@portal/domain';
import { Refused } from '../../http/refusal.ts';
import { loadWords, type Say } from '../../http/words.ts';
import { TokenBuckets } from '../../limits/token-bucket.ts';
import { articleCategory } from '../../db/schema.ts';
import { ManualClock } from '../../testing/clocks.ts';
import { EVENING, testApp, type TestApp } from '../../testing/test-app.ts';
import { addArticles } from '../articles/index.ts';
import { articleCardOf, layOutArticle } from './article-card.ts';
import { cardOf, layOut, type Node } from './card.ts';
import { draw } from './draw.ts';
import { ShareService } from './share.service.ts';

const team = (name: string, monogram: string) => ({ id: 1, name, code: monogram, monogram, colors: ['#5A2D91', '#F7C52B'] });
const match: MatchSummary = {
  fixtureId: 7,
  sportId: 10,
  tournament: { id: 1, name: 'V.League 1', short: 'VL1', stage: 'Vòng 9' },
  home: team('Hà Nội', 'HN'),
  away: team('Công An Hà Nội', 'CA'),
  kickOff: '2026-11-21T19:15:00+07:00',
  statusCode: STATUS_CODE.secondHalf,
  clock: { phase: 'second-half', minute: 67, added: null, periodStartedAt: null },
  score: { home: 2, away: 1 },
  halfTime: null,
  penalties: null,
  redCards: { home: 0, away: 0 },
  lastGoalAt: null,
  replay: false,
  viewers: 0,
  venue: null,
  commentators: [],
};

const article: ArticleRow = {
  id: 9,
  slug: 'viet-nam-thang-9',
  language: 'vi',
  title: 'Việt Nam thắng Thái Lan 2–1 trong đêm Mỹ Đình không ngủ',
  lead: 'Hai bàn trong mười phút cuối.',
  author: 'Khán Đài',
  category: { id: 1, slug: 'tin', name: 'Tin bóng đá' },
  cover: { motif: 'stand', colors: ['#c8102e', '#1d3c8f'], monograms: ['VN', 'TL'], alt: '', credit: '' },
  hashtags: [],
  publishedAt: '2026-11-21T13:00:00.000Z',
  minutes: 1,
  views: 0,
  comments: 0,
};

describe('the picture of an article', () => {
  it('tells title, category, day and the teams of its cover', () => {
    expect(articleCardOf(article, 'vi')).toEqual({
      category: 'Tin bóng đá',
      title: article.title,
      day: '21/11/2026',
      crests: [
        { monogram: 'VN', color: '#c8102e' },
        { monogram: 'TL', color: '#1d3c8f' },
      ],
    });
  });

  it('is drawn whatever the title is, and without teams', async () => {
    const card = articleCardOf(article, 'vi');
    for (const more of [{}, { title: 'Một cái tên rất dài '.repeat(12), crests: [] }, { title: '<script>&"阿根廷', category: ' ' }]) {
      const bytes = await draw(layOutArticle({ ...card, ...more }, 'Khán Đài'));
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 1_200, height: 630 });
    }
  });
});

describe('the picture of a match', () => {
  let say: Say;
  beforeAll(async () => {
    say = await loadWords();
  });
  const told = (more: Partial<MatchSummary>) => cardOf({ ...match, ...more }, 'vi', say);

  it('tells teams, score and minute while it is on', () => {
    expect(told({})).toMatchObject({ tournament: 'V.League 1 · Vòng 9', middle: '2–1', below: 'Phút 67', badge: { words: 'TRỰC TIẾP', live: true } });
    expect(told({ clock: { ...match.clock, minute: 90, added: 4 } }).below).toBe('Phút 90+4');
    expect(told({ statusCode: STATUS_CODE.halfTime, clock: { ...match.clock, phase: 'half-time', minute: 45 } }).below).toBe('Nghỉ giữa hiệp');
    expect(told({ replay: true }).badge).toEqual({ words: 'PHÁT LẠI', live: false });
  });

  it('names who calls it, three at most and not after the end', () => {
    const commentators = ['BLV Chín Penalty', 'Tư Việt Vị', 'Út Cột Dọc', 'Ba Phạt Góc'].map((name, place) => ({
      userId: place,
      name,
      style: '',
      avatar: null,
    }));
    expect(told({ commentators }).voices).toBe('BLV Chín Penalty, Tư Việt Vị, Út Cột Dọc');
    expect(told({ commentators, statusCode: STATUS_CODE.ended, clock: { ...match.clock, phase: 'ended' } }).voices).toBe('');
    expect(told({}).voices).toBe('');
  });

  it('tells when it begins, by whose clock, and how it ended', () => {
    const coming: Partial<MatchSummary> = {
      statusCode: STATUS_CODE.notStarted,
      score: null,
      clock: { phase: 'coming', minute: null, added: null, periodStartedAt: null },
    };
    expect(told(coming)).toMatchObject({ middle: '19:15', below: '21/11, giờ Việt Nam', badge: { words: 'SẮP ĐÁ', live: false } });
    expect(told({ ...coming, dayOnly: true })).toMatchObject({ middle: '21/11', below: '' });
    const ended: Partial<MatchSummary> = { statusCode: STATUS_CODE.ended, clock: { phase: 'ended', minute: null, added: null, periodStartedAt: null } };
    expect(told(ended)).toMatchObject({ middle: '2–1', below: '21/11', badge: { words: 'KẾT THÚC', live: false } });
    expect(told({ ...ended, penalties: { home: 4, away: 3 } }).below).toBe('Luân lưu 4–3');
  });

  it('is drawn at the size that who shows links asks for, with letters of its own, whatever the names are', async () => {
    const long = 'Câu lạc bộ Bóng đá Công An Thành phố Hồ Chí Minh và những người bạn';
    const bytes = await draw(layOut(told({ home: team(long, 'CA'), away: team('<script>&"阿根廷', 'X') })));
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 1_200, height: 630 });
    expect(bytes.length).toBeLessThan(300_000);
    const other = await draw(layOut(told({ score: { home: 3, away: 1 } })));
    expect(createHash('sha256').update(other).digest('hex')).not.toBe(createHash('sha256').update(bytes).digest('hex'));
  });
});

describe('pictures that are asked for', () => {
  function setUp(found: MatchSummary | null = match) {
    const drawn: Node[] = [];
    const clock = new ManualClock(0);
    const asked: string[] = [];
    let shown = found;
    const service = new ShareService({
      brand: 'Khán Đài',
      article: async (id, language) => (id === article.id ? { ...article, language } : undefined),
      limits: new TokenBuckets(clock),
      say: (_, key, params) => `${key} ${JSON.stringify(params)}`,
      find: async (_, language) => {
        asked.push(language);
        return shown ?? undefined;
      },
      draw: async (card) => {
        drawn.push(card);
        return Buffer.from(String(drawn.length));
      },
    });
    return {
      service,
      drawn,
      asked,
      show: (next: MatchSummary) => {
        shown = next;
      },
    };
  }

  it('are drawn once for what they say', async () => {
    const { service, drawn, show } = setUp();
    const [one, two] = await Promise.all([service.picture(7, 'vi', 'a'), service.picture(7, 'vi', 'b')]);
    expect([one, drawn.length]).toEqual([two, 1]);
    show({ ...match, viewers: 900 });
    await service.picture(7, 'vi', 'a');
    expect(drawn).toHaveLength(1);
    show({ ...match, score: { home: 3, away: 1 } });
    expect((await service.picture(7, 'vi', 'a')).tag).not.toBe(one.tag);
    expect(drawn).toHaveLength(2);
  });

  it('are drawn of articles, too', async () => {
    const { service, drawn } = setUp();
    const [one, two] = [await service.articlePicture(9, 'vi', 'a'), await service.articlePicture(9, 'vi', 'b')];
    expect([one, drawn.length]).toEqual([two, 1]);
    await expect(service.articlePicture(10, 'vi', 'a')).rejects.toMatchObject({ status: 404 });
  });

  it('speak English to who reads Chinese: the letters have no Chinese ones', async () => {
    const { service, asked } = setUp();
    await service.picture(7, 'zh', 'a');
    expect(asked).toEqual(['en']);
  });

  it('are rationed when they are new, and refused for a match that nobody knows', async () => {
    const { service, show } = setUp();
    const ask = async (minute: number) => {
      show({ ...match, clock: { ...match.clock, minute } });
      return service.picture(7, 'vi', 'a');
    };
    for (let minute = 1; minute <= 30; minute += 1) await ask(minute);
    await expect(ask(31)).rejects.toMatchObject({ status: 429 });
    await expect(ask(30)).resolves.toMatchObject({ bytes: Buffer.from('30') });
    await expect(setUp(null).service.picture(8, 'vi', 'a')).rejects.toThrow(Refused);
  });
});

describe('the address of a picture', () => {
  let api: TestApp<ManualClock>;
  beforeAll(async () => {
    api = await testApp('pglite');
  });
  afterAll(() => api?.close());
  const ask = (query: Record<string, string>, headers: Record<string, string> = {}) => api.app.inject({ url: scheduleCalls.picture.path, query, headers });

  it('answers with a PNG, and not again to who has it; asks for a known match', async () => {
    const { data } = (await api.app.inject({ url: scheduleCalls.featureMatch.path, query: { status: String(featureStatus.live), pageSize: '1' } })).json<{
      data: { list: MatchSummary[] };
    }>();
    const id = String(data.list[0]?.fixtureId);
    const answer = await ask({ id });
    expect([answer.statusCode, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([200, 'image/png', 'public, max-age=60']);
    const again = await ask({ id }, { 'if-none-match': String(answer.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect((await ask({ id: '99999999999' })).statusCode).toBe(404);
    expect((await ask({ id: 'x' })).statusCode).toBe(400);
    expect((await ask({ id, lang: 'fr' })).statusCode).toBe(400);
  });

  it('answers for news, and for nothing else', async () => {
    const db = api.database.db;
    await db.insert(articleCategory).values({ id: 901, slug: 'anh', listed: true });
    const texts = { vi: { title: 'Bài có ảnh', lead: 'x', blocks: [] } };
    const { cover } = article;
    await addArticles(db, [{ id: 9_001, categoryId: 901, author: 'x', cover, hashtags: [], publishedAt: new Date(EVENING), texts }]);
    const asked = async (query: Record<string, string>) => api.app.inject({ url: articleCalls.picture.path, query });
    const answer = await asked({ id: '9001' });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/png']);
    expect((await asked({ id: String(staticArticles.intro) })).statusCode).toBe(404);
    expect((await asked({ id: 'x' })).statusCode).toBe(400);
  });
});
