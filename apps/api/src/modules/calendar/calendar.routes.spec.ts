import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { competitionCalls } from '@portal/contracts/competition';
import { importSource } from '../../importing/import-source.ts';
import { siteDomain } from '../../db/schema.ts';
import { teamIdOf, tournamentIdOf } from '../../sports/index.ts';
import type { ManualClock } from '../../testing/clocks.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';

const NOW = Date.parse('2026-11-20T20:00:00+07:00');
const LEAGUE = `= Giải Lịch 2026

» Matchday 1

  Fri Sep 4 2026
    19:00   Hà Tĩnh   2-1   Bình Định
  Fri Nov 13 2026
    19:00   Nam Định   5-4   Hải Phòng

» Matchday 2

  Sun Nov 22 2026
    19:00   Hà Tĩnh   v   Nam Định   [cancelled]
    22:00   Hải Phòng   v   Hà Tĩnh
  Mon Nov 23 2026
            Bình Định   v   Nam Định
`;
const words = { vi: 'Khán Đài', en: 'Khán Đài', zh: 'Khán Đài' };
const league = tournamentIdOf({ competition: 'Giải Lịch', season: '2026' });

describe('the calendar', () => {
  let api: TestApp<ManualClock>;
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lich-'));
    api = await testApp('pglite', { shipped: [] });
    api.clock.set(NOW);
    const path = join(folder, 'lich.txt');
    await writeFile(path, LEAGUE);
    await importSource({ path, db: api.database.db, now: NOW, print: () => {} });
    await api.database.db
      .insert(siteDomain)
      .values({ domain: 'khandai.vn', brand: 'Khán Đài', title: words, description: words, bannerDomainType: 10, schema: [] });
  });
  afterAll(async () => {
    await api?.close();
    await rm(folder, { recursive: true });
  });
  const ask = (query: Record<string, string>, headers: Record<string, string> = {}) => api.app.inject({ url: competitionCalls.calendar.path, query, headers });
  /** Lines of a calendar as they were before they were folded (RFC 5545, 3.1). */
  const lines = (text: string) => text.replace(/\r\n[ \t]/g, '').split('\r\n');
  const events = (text: string) =>
    lines(text)
      .join('\n')
      .split('BEGIN:VEVENT\n')
      .slice(1)
      .map((event) =>
        Object.fromEntries(
          (event.split('\nEND:VEVENT')[0] ?? '').split('\n').map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)]),
        ),
      );

  const idOf = (event: Record<string, string> | undefined) => /^match-(\d+)@khan-dai$/.exec(event?.['UID'] ?? '')?.[1] ?? '';

  // Of a competition of no known country times are taken as UTC.
  it('of a tournament has what is near in time and to come, without a score', async () => {
    const answer = await ask({ of: 'tournament', id: String(league) });
    expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(answer.body).toMatch(/^BEGIN:VCALENDAR\r\n[^]*\r\nEND:VCALENDAR\r\n$/);
    expect(lines(answer.body)).toEqual(expect.arrayContaining(['X-WR-CALNAME:Giải Lịch 2026', 'REFRESH-INTERVAL;VALUE=DURATION:PT1H']));
    expect(events(answer.body).map(({ SUMMARY, DTSTART, DTEND, STATUS }) => [SUMMARY, DTSTART, DTEND, STATUS])).toEqual([
      ['Nam Định – Hải Phòng', '20261113T190000Z', '20261113T210000Z', 'CONFIRMED'],
      ['Huỷ: Hà Tĩnh – Nam Định', '20261122T190000Z', '20261122T210000Z', 'CANCELLED'],
      ['Hải Phòng – Hà Tĩnh', '20261122T220000Z', '20261123T000000Z', 'CONFIRMED'],
      ['Bình Định – Nam Định', undefined, undefined, 'CONFIRMED'],
    ]);
    expect(answer.body).not.toMatch(/5\s*[-–:]\s*4/);
    // A day without an hour is a whole day, and says so.
    expect(events(answer.body).at(-1)).toMatchObject({
      'DTSTART;VALUE=DATE': '20261123',
      'DTEND;VALUE=DATE': '20261124',
      TRANSP: 'TRANSPARENT',
      DESCRIPTION: expect.stringContaining('Chưa có giờ'),
    });
    expect(answer.headers['content-disposition']).toBe(`inline; filename="tournament-${league}.ics"`);
  });

  it('of a team is in one’s language, and its links lead to a site of the portal alone', async () => {
    const query = { of: 'team', id: String(teamIdOf('Hải Phòng')), lang: 'en' };
    const [plain, own, foreign] = await Promise.all([ask(query), ask({ ...query, domain: 'khandai.vn' }), ask({ ...query, domain: 'evil.example' })]);
    expect(events(own.body).map(({ SUMMARY }) => SUMMARY)).toEqual(['Nam Định – Hải Phòng', 'Hải Phòng – Hà Tĩnh']);
    expect(events(own.body)[1]?.['URL;VALUE=URI']).toMatch(/^https:\/\/khandai\.vn\/truc-tiep\/bong-da\/\d+$/);
    expect(lines(own.body)).toContain('X-WR-CALNAME:Hải Phòng · Khán Đài');
    expect(plain.body).not.toContain('https://');
    expect(foreign.body).not.toContain('evil');
  });

  it('of a team whose next match has no hour says so in one’s language', async () => {
    const { body } = await ask({ of: 'team', id: String(teamIdOf('Bình Định')), lang: 'en' });
    expect(events(body).at(-1)?.['DESCRIPTION']).toContain('Time to be announced');
  });

  it('of a match is not sent twice', async () => {
    const { body } = await ask({ of: 'tournament', id: String(league) });
    const first = await ask({ of: 'match', id: idOf(events(body)[2]) });
    expect(events(first.body)).toEqual([events(body)[2]]);
    api.clock.advance(60_000);
    const again = await ask({ of: 'match', id: idOf(events(body)[2]) }, { 'if-none-match': String(first.headers['etag']) });
    expect(again.statusCode).toBe(304);
  });

  it('of a match that is called off says so as the feed does', async () => {
    const { body } = await ask({ of: 'tournament', id: String(league) });
    const alone = await ask({ of: 'match', id: idOf(events(body)[1]) });
    expect(events(alone.body)).toEqual([expect.objectContaining({ STATUS: 'CANCELLED', SUMMARY: 'Huỷ: Hà Tĩnh – Nam Định' })]);
  });

  it('moves a match instead of doubling it, and says that it is newer', async () => {
    const read = async () => events((await ask({ of: 'team', id: String(teamIdOf('Hải Phòng')) })).body)[1] ?? {};
    const before = await read();
    const one = await ask({ of: 'match', id: idOf(before) });
    const path = join(folder, 'lich.txt');
    await writeFile(
      path,
      LEAGUE.replace('22:00   Hải Phòng', '23:30   Hải Phòng').replace('Hà Tĩnh   v   Nam Định   [cancelled]', 'Hà Tĩnh   v   Nam Định   [postponed]'),
    );
    await importSource({ path, db: api.database.db, now: NOW + 3_600_000, print: () => {} });
    // What is known of a season is kept for some seconds.
    api.clock.advance(60_000);
    const after = await read();
    expect(after).toMatchObject({ UID: before['UID'], DTSTART: '20261122T233000Z' });
    expect(Number(after['SEQUENCE'])).toBe(Number(before['SEQUENCE']) + 60);
    const anew = await ask({ of: 'match', id: idOf(before) }, { 'if-none-match': String(one.headers['etag']) });
    expect([anew.statusCode, events(anew.body)[0]?.['DTSTART']]).toEqual([200, '20261122T233000Z']);
    const feed = events((await ask({ of: 'tournament', id: String(league) })).body);
    expect(feed.map(({ SUMMARY, STATUS }) => [SUMMARY, STATUS])).toContainEqual(['Hoãn: Hà Tĩnh – Nam Định', 'TENTATIVE']);
  });

  it.each([
    [{ of: 'match', id: '1' }, 404],
    [{ of: 'team', id: '1' }, 404],
    [{ of: 'tournament', id: '1' }, 404],
    [{ of: 'player', id: '1' }, 400],
    [{ of: 'team', id: '1', domain: 'x'.repeat(300) }, 400],
  ])('refuses %j with %d', async (query, status) => {
    expect((await ask(query as Record<string, string>)).statusCode).toBe(status);
  });

  it('lets nobody ask without end', async () => {
    const codes = new Set<number>();
    for (let times = 0; times < 70; times += 1) codes.add((await ask({ of: 'team', id: '1' })).statusCode);
    expect([...codes]).toEqual([404, 429]);
  });
});
