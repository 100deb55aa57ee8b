// Long, because every call is asked well, badly, without permission, and read back.
import { eq } from 'drizzle-orm';
import { codes, commentTargets, feedTypes } from '@portal/contracts';
import { commentCalls } from '@portal/contracts/comment';
import { friendActions, friendCalls } from '@portal/contracts/friend';
import { newsfeedCalls } from '@portal/contracts/newsfeed';
import { oddsCalls, type MatchOdds } from '@portal/contracts/odds';
import { tipsCalls, type Tip } from '@portal/contracts/tips';
import { userCalls } from '@portal/contracts/user';
import { matchStateAt, parseOddsRow, profitOf, settleTip, tipTerms, TIP_RESULT } from '@portal/domain';
import { account, tip, tipRecord } from '../../db/schema.ts';
import { addresses } from '../../testing/addresses.ts';
import type { ManualClock } from '../../testing/clocks.ts';
import { databaseKinds } from '../../testing/databases.ts';
import { newMember as aMember } from '../../testing/members.ts';
import { EVENING, testApp, testReplay, type TestApp } from '../../testing/test-app.ts';
import { createOddsBook } from '../../sports/odds/index.ts';
import { settleTips } from './index.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

describe.each(databaseKinds)('tips on %s', (kind) => {
  let api: TestApp<ManualClock>;
  let visitors = 0;
  const newAddress = addresses();
  let written = 0;
  const replay = testReplay();
  const book = createOddsBook({ results: [], seed: 'test' });
  const coming = replay.fixturesBetween(EVENING + 3 * HOUR, EVENING + 9 * HOUR);
  const [ended] = replay.fixturesBetween(EVENING - 6 * HOUR, EVENING - 5 * HOUR);
  const newUuid = () => `uuid-of-tip-${(written += 1)}`;

  beforeAll(async () => {
    api = await testApp(kind, { content: 'demo' });
  });
  beforeEach(() => api.clock.set(EVENING));
  afterAll(() => api?.close());

  const logIn = async (username: string) =>
    (await api.call(userCalls.login, { username, password: 'khandai-demo' }, { ip: newAddress() })).body.data.accessToken;
  /** A new member and their token; most tests want somebody who has no tips yet. */
  const newMember = async () => {
    const username = `nguoi_moi_${(visitors += 1)}`;
    const { accessToken } = (await api.call(userCalls.register, { username, password: 'khan dai b' }, { ip: newAddress() })).body.data;
    return { username, token: accessToken };
  };
  const oddsOf = async (id: number): Promise<MatchOdds> => (await api.call(oddsCalls.match, { id })).body.data;
  const lineOf = async (id: number): Promise<number> => {
    const reading = parseOddsRow('handicap', (await oddsOf(id)).rows['HDP/FT'] ?? '');
    return (reading.status === 'read' ? reading.record.instant?.handicap : undefined) ?? Number.NaN;
  };
  const draft = async (fixtureId: number, own: Record<string, unknown> = {}) => ({
    uuid: newUuid(),
    fixtureId,
    type: 30,
    pick: 'home',
    line: 'line' in own ? own.line : await lineOf(fixtureId),
    content: 'Chủ nhà chắc chân.',
    ...own,
  });
  const write = async (token: string, fixtureId: number, own: Record<string, unknown> = {}) =>
    api.call(tipsCalls.create, await draft(fixtureId, own), { token });
  const match = (place: number) => coming[place] ?? coming[0]!;

  describe('writing', () => {
    it('keeps a tip at the line and price of the moment, and gives it back to everyone', async () => {
      const { token, username } = await newMember();
      const { fixtureId } = match(0);
      const row = parseOddsRow('handicap', (await oddsOf(fixtureId)).rows['HDP/FT'] ?? '');
      const instant = row.status === 'read' ? row.record.instant : null;
      const made = (await write(token, fixtureId)).body.data;
      expect(made).toMatchObject({
        author: { username },
        match: { fixtureId },
        type: 30,
        pick: 'home',
        line: instant?.handicap,
        price: Number(((instant?.home ?? 0) + 1).toFixed(2)),
        content: 'Chủ nhà chắc chân.',
        createdAt: new Date(EVENING).toISOString(),
        result: null,
        settledUnits: null,
        settledAt: null,
        record: { win: 0, draw: 0, lose: 0, units: 0, profit: 0, last: [], streak: 0 },
        reactions: { total: 0 },
        comments: 0,
        can: { delete: true },
      });
      expect((await api.call(tipsCalls.info, { id: made.id })).body.data).toEqual({ ...made, can: { delete: false } });
    });

    it('keeps how sure its author is, and nothing where they do not say', async () => {
      const { token } = await newMember();
      const [sure, silent] = [await write(token, match(4).fixtureId, { confidence: 3 }), await write(token, match(5).fixtureId)];
      expect([sure.body.data.confidence, silent.body.data.confidence]).toEqual([3, null]);
      expect((await api.call(tipsCalls.info, { id: sure.body.data.id })).body.data.confidence).toBe(3);
      for (const confidence of [0, 4, 1.5, '2'])
        expect(await write(token, match(6).fixtureId, { confidence })).toMatchObject({ status: 400, body: { errors: [{ path: 'confidence' }] } });
    });

    it('makes one tip of one uuid, also when both tries come at once', async () => {
      const { token } = await newMember();
      const input = await draft(match(1).fixtureId);
      const answers = await Promise.all([1, 2, 3].map(() => api.call(tipsCalls.create, input, { token })));
      expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1);
      expect((await api.call(tipsCalls.create, input, { token })).body.data.id).toBe(answers[0]?.body.data.id);
    });

    it('takes a tip of each type, decimal prices all', async () => {
      const { token } = await newMember();
      const { fixtureId } = match(2);
      const { rows } = await oddsOf(fixtureId);
      const line = (label: 'OU/FT' | 'HDP/HT' | 'OU/HT') => Number(rows[label]?.split(',')[5]);
      const drafts = [
        { type: 20, pick: 'draw', line: null },
        { type: 10, pick: 'under', line: line('OU/FT') },
        { type: 40, pick: 'away', line: line('HDP/HT') },
        { type: 50, pick: 'over', line: line('OU/HT') },
      ];
      for (const own of drafts) expect((await write(token, fixtureId, own)).body).toMatchObject({ code: 0, data: { ...own, price: expect.any(Number) } });
      expect((await api.call(tipsCalls.list, { fixtureId })).body.data.list.every(({ price }) => price > 1)).toBe(true);
    });

    it('shows each tip in the feed as its author’s card, and takes the card back with it', async () => {
      const { token, username } = await newMember();
      const made = (await write(token, match(3).fixtureId)).body.data;
      const cards = async () => (await api.call(newsfeedCalls.list, { nType: feedTypes.tip, username })).body.data.list;
      expect(await cards()).toMatchObject([
        {
          postType: 40,
          content: 'Chủ nhà chắc chân.',
          card: { kind: 'tips', id: made.id, link: `/tip-keo/${made.id}`, text: expect.stringMatching(/ · \d+\.\d\d$/) },
        },
      ]);
      await api.call(tipsCalls.remove, { id: made.id }, { token });
      expect(await cards()).toEqual([]);
    });

    it.each([
      [{ fixtureId: 'x' }, 'fixtureId'],
      [{ type: 60 }, 'type'],
      [{ pick: 'over' }, 'pick'],
      [{ type: 20, pick: 'home' }, 'line'],
      [{ line: 0.3 }, 'line'],
      [{ line: 10.25 }, 'line'],
      [{ type: 10, pick: 'over', line: -1 }, 'line'],
      [{ uuid: 'x' }, 'uuid'],
      [{ content: 'x'.repeat(1001) }, 'content'],
      [{ content: 'a\u0000b' }, 'content'],
    ])('refuses what makes no sense and names it: %j', async (own, path) => {
      const answer = await write(await logIn('fan'), match(0).fixtureId, own);
      expect(answer.status).toBe(400);
      expect(answer.body.errors?.map((problem) => problem.path)).toContain(path);
    });

    it('is for members', async () => {
      const input = await draft(match(0).fixtureId);
      expect((await api.call(tipsCalls.create, input)).status).toBe(401);
      const { guestToken } = (await api.call(userCalls.guestLogin)).body.data;
      expect((await api.call(tipsCalls.create, input, { token: guestToken })).status).toBe(403);
    });

    it('is not for an account that is gone', async () => {
      const { token, id } = await aMember(api);
      await api.database.db.delete(account).where(eq(account.id, id));
      expect((await write(token, match(0).fixtureId)).status).toBe(401);
    });

    it('knows no match of that number: 404', async () => {
      const { token } = await newMember();
      expect((await api.call(tipsCalls.create, await draft(987654321012, { line: 0 }), { token })).status).toBe(404);
    });

    it('ends with the kick-off, to the millisecond', async () => {
      const { token } = await newMember();
      const { fixtureId, kickOffAt } = match(0);
      const input = await draft(fixtureId, { type: 20, pick: 'home', line: null });
      api.clock.set(kickOffAt);
      const fresh = await logIn('tipster');
      expect((await api.call(tipsCalls.create, input, { token: fresh })).body).toMatchObject({ code: codes.tipLocked, msg: expect.stringContaining('khoá') });
      api.clock.set(EVENING);
      expect((await api.call(tipsCalls.create, input, { token })).body.code).toBe(0);
    });

    it('refuses a line that is not the market’s now', async () => {
      const { token } = await newMember();
      const { fixtureId } = match(0);
      const answer = await write(token, fixtureId, { line: (await lineOf(fixtureId)) + 0.25 });
      expect(answer.body.code).toBe(codes.lineMoved);
      expect((await api.call(tipsCalls.list, { fixtureId, state: 'open' })).body.data.list.map(({ id }) => id)).not.toContain(answer.body.data);
    });

    it('waits until a market opens', async () => {
      const { token } = await newMember();
      const [later] = replay.fixturesBetween(EVENING + 100 * HOUR, EVENING + 110 * HOUR);
      expect((await write(token, later?.fixtureId ?? 0, { type: 20, pick: 'home', line: null })).body.code).toBe(codes.marketClosed);
    });

    it('takes one tip for each match and type', async () => {
      const { token } = await newMember();
      const { fixtureId } = match(4);
      const first = (await write(token, fixtureId)).body;
      expect(first.code).toBe(0);
      expect((await write(token, fixtureId, { pick: 'away' })).body.code).toBe(codes.tippedBefore);
      expect(
        (await api.call(tipsCalls.list, { fixtureId, type: 30 })).body.data.list.filter(({ author }) => author.userId === first.data.author.userId),
      ).toHaveLength(1);
    });

    it.each([
      ['slows down who tips without thinking', 10, async () => aMember(api)],
      ['and sooner while their account is new', 4, async () => newMember()],
    ])('%s', async (_, most, author) => {
      const { token } = await author();
      const answers = [];
      for (const { fixtureId } of coming.slice(0, most + 1)) answers.push((await write(token, fixtureId, { type: 20, pick: 'draw', line: null })).status);
      expect(answers).toEqual([...Array.from({ length: most }, () => 200), 429]);
    });
  });

  describe('of a tournament', () => {
    const tournaments = async () => (await api.call(tipsCalls.tournaments, {})).body.data.list;
    const tipsIn = async (tournamentId: number, own: object = {}) =>
      (await api.call(tipsCalls.list, { tournamentId: String(tournamentId), pageSize: 50, ...own })).body.data.list;

    it('can be asked for alone, open and settled ones; the tournaments are told, those of most tips first', async () => {
      const { token } = await newMember();
      const made = (await write(token, match(0).fixtureId)).body.data;
      api.clock.advance(MINUTE);
      const list = await tournaments();
      expect(list).toContainEqual({ id: made.match.tournament.id, name: made.match.tournament.name });
      expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
      const found = await Promise.all(list.map(async ({ id }) => (await tipsIn(id)).map(({ match: { tournament } }) => tournament.id === id)));
      expect(found.every((right) => right.length > 0 && right.every(Boolean))).toBe(true);
      expect((await tipsIn(made.match.tournament.id, { state: 'open' })).map(({ id }) => id)).toContain(made.id);
      expect(await tipsIn(12)).toEqual([]);
    });

    it('from before that was kept are found once the house is kept', async () => {
      const { token } = await newMember();
      const made = (await write(token, match(1).fixtureId)).body.data;
      await api.database.db.update(tip).set({ tournamentId: null }).where(eq(tip.id, made.id));
      const found = async () => (await tipsIn(made.match.tournament.id)).some(({ id }) => id === made.id);
      expect(await found()).toBe(false);
      await api.keepHouse();
      expect(await found()).toBe(true);
    });

    it('that can be none is refused', async () =>
      expect(await api.call(tipsCalls.list, { tournamentId: 'la-liga' })).toMatchObject({ status: 400, body: { errors: [{ path: 'tournamentId' }] } }));
  });

  describe('taking back', () => {
    it('is the author’s, until the kick-off', async () => {
      const { token } = await newMember();
      const { fixtureId, kickOffAt } = match(5);
      const { id } = (await write(token, fixtureId)).body.data;
      expect((await api.call(tipsCalls.remove, { id })).status).toBe(401);
      for (const other of ['fan', 'staff']) expect((await api.call(tipsCalls.remove, { id }, { token: await logIn(other) })).status).toBe(403);
      expect((await api.call(tipsCalls.remove, { id }, { token })).body.code).toBe(0);
      expect((await api.call(tipsCalls.info, { id })).status).toBe(404);
      expect((await api.call(tipsCalls.remove, { id }, { token })).status).toBe(404);
      expect(kickOffAt).toBeGreaterThan(EVENING);
    });

    it('is over at the kick-off: a tip stands for ever', async () => {
      const { fixtureId, kickOffAt } = match(6);
      const { id } = (await write(await logIn('fan'), fixtureId, { type: 20, pick: 'away', line: null })).body.data;
      api.clock.set(kickOffAt);
      const token = await logIn('fan');
      expect((await api.call(tipsCalls.info, { id }, { token })).body.data.can).toEqual({ delete: false });
      expect((await api.call(tipsCalls.remove, { id }, { token })).body.code).toBe(codes.tipLocked);
      expect((await api.call(tipsCalls.info, { id })).body.data.id).toBe(id);
    });

    it('and deleting its card in the same moment, by its author and by staff, fails neither', async () => {
      const staff = await logIn('staff');
      for (let round = 0; round < 8; round += 1) {
        const { username, token } = await newMember();
        const { id } = (await write(token, match(0).fixtureId)).body.data;
        const [card] = (await api.call(newsfeedCalls.list, { username, pageSize: 1 })).body.data.list;
        const answers = await Promise.all([
          api.call(newsfeedCalls.remove, { id: card!.id }, { token: staff }),
          api.call(tipsCalls.remove, { id }, { token }),
          api.call(newsfeedCalls.remove, { id: card!.id }, { token }),
        ]);
        for (const { status } of answers) expect([200, 404]).toContain(status);
        expect((await api.call(tipsCalls.info, { id })).status).toBe(404);
      }
    });

    it('names an id that is none', async () => {
      expect((await api.call(tipsCalls.remove, { id: 'abc' }, { token: await logIn('fan') })).body.errors?.[0]?.path).toBe('id');
    });
  });

  describe('lists', () => {
    const all = async (input: Record<string, unknown> = {}) => {
      const found: Tip[] = [];
      for (let cursor: string | null | undefined; cursor !== null; ) {
        const stretch = (await api.call(tipsCalls.list, { ...input, pageSize: 50, ...(cursor && { cursor }) })).body.data;
        found.push(...stretch.list);
        cursor = stretch.nextCursor;
      }
      return found;
    };

    it('hold the tips of the demonstration, newest first, without a gap or a repeat', async () => {
      const list = await all();
      expect(list.length).toBeGreaterThan(200);
      expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
      const order = list.map(({ createdAt, id }) => Date.parse(createdAt) * 1e6 + id);
      expect(order).toEqual([...order].sort((one, other) => other - one));
    });

    it('can be narrowed by state, type, match and author', async () => {
      const list = await all();
      const of = async (input: Record<string, unknown>) => (await all(input)).map(({ id }) => id);
      const among = (fits: (one: Tip) => boolean) => list.filter(fits).map(({ id }) => id);
      const [open, settled] = [list.find(({ result }) => result === null)!, list.find(({ result }) => result !== null)!];
      expect(await of({ state: 'open' })).toEqual(among(({ result }) => result === null));
      expect(await of({ state: 'settled' })).toEqual(among(({ result }) => result !== null));
      expect(await of({ type: 50 })).toEqual(among(({ type }) => type === 50));
      expect(await of({ fixtureId: open.match.fixtureId })).toEqual(among(({ match: { fixtureId } }) => fixtureId === open.match.fixtureId));
      expect(await of({ username: settled.author.username.toUpperCase(), state: 'settled' })).toEqual(
        among(({ author, result }) => result !== null && author.userId === settled.author.userId),
      );
      expect(await of({ username: 'khong_co_ai' })).toEqual([]);
    });

    it('say whose tips one may take back', async () => {
      const { token } = await newMember();
      const { id } = (await write(token, match(7).fixtureId)).body.data;
      const { list } = (await api.call(tipsCalls.list, { state: 'open' }, { token })).body.data;
      expect(list.filter(({ can }) => can.delete).map((one) => one.id)).toEqual([id]);
    });

    it.each([
      [{ state: 'won' }, 'state'],
      [{ type: '60' }, 'type'],
      [{ cursor: 'x' }, 'cursor'],
      [{ pageSize: '51' }, 'pageSize'],
      [{ fixtureId: 'a' }, 'fixtureId'],
      [{ username: 'a' }, 'username'],
    ])('name what is wrong in %j', async (input, path) => {
      const answer = await api.call(tipsCalls.list, input);
      expect({ status: answer.status, path: answer.body.errors?.[0]?.path }).toEqual({ status: 400, path });
    });

    it('of an unknown tip there is none: 404', async () => expect((await api.call(tipsCalls.info, { id: 99_999_999 })).status).toBe(404));
  });

  describe('settling', () => {
    it('gives every tip of the past the result that its replay had', async () => {
      const rows = await api.database.db.select().from(tip);
      const settled = rows.filter(({ result }) => result !== null);
      expect(settled.length).toBeGreaterThan(200);
      for (const row of settled) {
        const fixture = replay.fixtureById(row.fixtureId)!;
        const { fullTimeScore, halfTimeScore } = matchStateAt(fixture.match, fixture.kickOffAt, fixture.endsAt);
        const terms = tipTerms(row.type, row.pick, row.line);
        if (typeof terms === 'string') throw new Error(terms);
        expect({ result: row.result, settledUnits: row.settledUnits }).toEqual(settleTip(terms, { score: fullTimeScore, halfTime: halfTimeScore }));
        expect(row.settledAt?.getTime()).toBe(fixture.endsAt);
      }
      const late = rows.filter(({ result, fixtureId }) => result === null && (replay.fixtureById(fixtureId)?.endsAt ?? Infinity) <= EVENING);
      expect(late).toEqual([]);
    });

    it('comes by itself at the end of the match, once', async () => {
      const { fixtureId, endsAt } = match(0);
      const { token, username } = await newMember();
      const { id } = (await write(token, fixtureId, { type: 20, pick: 'home', line: null })).body.data;
      api.clock.set(endsAt - 1);
      await settleTips({ db: api.database.db, clock: api.clock, fixtures: replay, book });
      expect((await api.call(tipsCalls.info, { id })).body.data.result).toBeNull();
      api.clock.set(endsAt);
      const runs = await Promise.all([1, 2].map(() => settleTips({ db: api.database.db, clock: api.clock, fixtures: replay, book })));
      expect(runs.filter((count) => count === 0)).toHaveLength(1);
      const shown = (await api.call(tipsCalls.info, { id })).body.data;
      const { fullTimeScore } = matchStateAt(match(0).match, match(0).kickOffAt, endsAt);
      const wins = (fullTimeScore?.home ?? 0) > (fullTimeScore?.away ?? 0);
      expect(shown).toMatchObject({ result: wins ? TIP_RESULT.win : TIP_RESULT.lose, settledUnits: wins ? 1 : -1, settledAt: new Date(endsAt).toISOString() });
      const { record } = (await api.call(tipsCalls.record, { username })).body.data;
      expect(record).toEqual({
        win: Number(wins),
        draw: 0,
        lose: Number(!wins),
        units: wins ? 1 : -1,
        profit: wins ? Number((shown.price - 1).toFixed(4)) : -1,
        last: [shown.result],
        streak: Number(wins),
      });
    });

    it('leaves a tip open whose match is known no more', async () => {
      const [any] = await api.database.db.select().from(tip).limit(1);
      const { id: _, ...rest } = any!;
      const [stray] = await api.database.db
        .insert(tip)
        .values({ ...rest, uuid: newUuid(), fixtureId: 999, sourceKey: 'nothing/of/the-kind', result: null, settledUnits: null, settledAt: null })
        .returning();
      await settleTips({ db: api.database.db, clock: api.clock, fixtures: replay, book });
      expect((await api.database.db.select().from(tip).where(eq(tip.id, stray!.id)))[0]?.result).toBeNull();
      expect((await api.call(tipsCalls.info, { id: stray!.id })).status).toBe(404);
      await api.database.db.delete(tip).where(eq(tip.id, stray!.id));
    });
  });

  describe('records', () => {
    it('are the sums of the settled tips', async () => {
      const rows = await api.database.db.select().from(tip);
      for (const sum of await api.database.db.select().from(tipRecord)) {
        const own = rows.filter(({ authorId, result }) => authorId === sum.authorId && result !== null);
        const count = (result: number) => own.filter((row) => row.result === result).length;
        expect(sum).toEqual({
          authorId: sum.authorId,
          win: count(10),
          draw: count(20),
          lose: count(30),
          units: own.reduce((units, row) => units + (row.settledUnits ?? 0), 0),
          profit: expect.closeTo(
            own.reduce((profit, row) => profit + profitOf(row.settledUnits ?? 0, row.price), 0),
            8,
          ),
        });
      }
    });

    it('show the last ten, newest first, and the wins in a row', async () => {
      const { person, record } = (await api.call(tipsCalls.record, { username: 'KinhCan_67' })).body.data;
      const rows = (await api.database.db.select().from(tip).where(eq(tip.authorId, person.userId))).filter(({ settledAt }) => settledAt !== null);
      const results = rows.sort((one, other) => other.settledAt!.getTime() - one.settledAt!.getTime() || other.id - one.id).map(({ result }) => result);
      const decided = results.filter((result) => result !== 20);
      const broken = decided.indexOf(30);
      expect(record).toMatchObject({ last: results.slice(0, 10), streak: broken < 0 ? decided.length : broken });
      expect(person).toMatchObject({ username: 'kinhcan_67' });
    });

    it('are empty for who has none, and 404 for nobody', async () => {
      const { username } = await newMember();
      expect((await api.call(tipsCalls.record, { username })).body.data.record).toEqual({ win: 0, draw: 0, lose: 0, units: 0, profit: 0, last: [], streak: 0 });
      expect((await api.call(tipsCalls.record, { username: 'khong_co_ai' })).status).toBe(404);
      expect((await api.call(tipsCalls.record, {})).body.errors?.[0]?.path).toBe('username');
    });

    it('rank the best by profit at the prices of their tips, with five tips at least', async () => {
      const { list } = (await api.call(tipsCalls.ranking, { days: '30', pageSize: 50 })).body.data;
      const profits = list.map(({ record }) => record.profit);
      expect(list.length).toBeGreaterThan(3);
      expect(profits).toEqual([...profits].sort((one, other) => other! - one!));
      expect(list.every(({ record: { win, draw, lose } }) => win + draw + lose >= 5)).toBe(true);
      expect((await api.call(tipsCalls.ranking, { pageSize: 2 })).body.data.list).toEqual(list.slice(0, 2));
      const week = (await api.call(tipsCalls.ranking, { days: '7' })).body.data.list;
      const tipsOf = (ranked: typeof list) => ranked.reduce((sum, { record: { win, draw, lose } }) => sum + win + draw + lose, 0);
      expect(tipsOf(week)).toBeLessThan(tipsOf(list));
    });

    it.each([
      [{ days: '8' }, 'days'],
      [{ pageSize: '51' }, 'pageSize'],
    ])('name what is wrong in a ranking: %j', async (input, path) => {
      expect((await api.call(tipsCalls.ranking, input)).body.errors?.[0]?.path).toBe(path);
    });
  });

  describe('what others say to a tip', () => {
    it('are reactions and comments, counted on it', async () => {
      const { token } = await newMember();
      const { id } = (await write(token, match(8).fixtureId)).body.data;
      const fan = await logIn('fan');
      expect((await api.call(tipsCalls.react, { id, reaction: 'love' }, { token: fan })).body.data).toEqual({ counts: { love: 1 }, total: 1, mine: 'love' });
      expect(
        (await api.call(commentCalls.create, { uuid: newUuid(), objectType: commentTargets.tip, objectId: id, content: 'Chuẩn!' }, { token: fan })).body.code,
      ).toBe(0);
      expect((await api.call(tipsCalls.info, { id })).body.data).toMatchObject({ reactions: { total: 1, mine: null }, comments: 1 });
      expect((await api.call(tipsCalls.react, { id, reaction: null }, { token: fan })).body.data.total).toBe(0);
    });

    it('is for members, about tips that are there', async () => {
      const [any] = (await api.call(tipsCalls.list)).body.data.list;
      expect((await api.call(tipsCalls.react, { id: any!.id, reaction: 'like' })).status).toBe(401);
      const fan = await logIn('fan');
      expect((await api.call(tipsCalls.react, { id: 99_999_999, reaction: 'like' }, { token: fan })).status).toBe(404);
      expect((await api.call(tipsCalls.react, { id: any!.id, reaction: 'meh' }, { token: fan })).body.errors?.[0]?.path).toBe('reaction');
      expect((await api.call(commentCalls.list, { objectType: commentTargets.tip, objectId: 99_999_999 })).status).toBe(404);
    });
  });

  it('are not taken on a match that is over', async () => {
    const answer = await write(await logIn('fan'), ended?.fixtureId ?? 0, { type: 20, pick: 'home', line: null });
    expect(answer.body.code).toBe(codes.tipLocked);
  });

  it('between two of whom one blocks the other is read as by anybody, and neither commented nor felt about', async () => {
    const [author, reader] = [await newMember(), await newMember()];
    const { data: written } = (await write(author.token, match(3).fixtureId)).body;
    const { author: by } = written;
    const react = (reaction: string | null) => api.call(tipsCalls.react, { id: written.id, reaction }, { token: reader.token });
    const comment = () =>
      api.call(commentCalls.create, { uuid: newUuid(), objectType: commentTargets.tip, objectId: written.id, content: 'Theo' }, { token: reader.token });
    expect([(await react('like')).status, (await comment()).status]).toEqual([200, 200]);
    await api.call(friendCalls.actionRequest, { userId: by.userId, action: friendActions.block }, { token: reader.token });
    expect((await api.call(tipsCalls.info, { id: written.id }, { token: reader.token })).body.data).toMatchObject({ id: written.id });
    expect([(await react('love')).status, (await comment()).status]).toEqual([403, 403]);
    // What was given before can be taken back.
    expect((await react(null)).body.data).toMatchObject({ total: 0, mine: null });
  });
});
