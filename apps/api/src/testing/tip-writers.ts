import { randomUUID } from 'node:crypto';
import { tipsCalls, type Tip } from '@portal/contracts/tips';
import type { NewTipRow } from '../modules/tips/index.ts';
import { addresses } from './addresses.ts';
import type { ManualClock } from './clocks.ts';
import { newMember, type TestMember } from './members.ts';
import { EVENING, testReplay, type TestApp } from './test-app.ts';

const HOUR = 3_600_000;
export interface WithTips extends TestMember {
  readonly first: Tip;
  readonly second: Tip;
  readonly third: Tip;
}

/** Members who write tips on the matches of EVENING that are to come, named by their place in the order of kick-off. */
export function tipWriters(api: TestApp<ManualClock>) {
  const newAddress = addresses();
  const coming = testReplay().fixturesBetween(EVENING + 3 * HOUR, EVENING + 9 * HOUR);
  const fixtureAt = (place: number) => {
    const fixture = coming[place];
    if (!fixture) throw new Error(`there are only ${coming.length} matches to come`);
    return fixture;
  };
  const draft = (place: number) => ({ uuid: randomUUID(), fixtureId: fixtureAt(place).fixtureId, type: 20, pick: 'home', line: null });
  const write = async ({ token }: TestMember, place: number): Promise<Tip> =>
    (await api.call(tipsCalls.create, draft(place), { token, ip: newAddress() })).body.data;
  const takeBack = ({ token }: TestMember, id: number) => api.call(tipsCalls.remove, { id }, { token, ip: newAddress() });
  return {
    fixtureAt,
    draft,
    write,
    takeBack,
    /** Three tips, of which the first was taken back after the second. */
    async withTips(): Promise<WithTips> {
      const fan = await newMember(api);
      const first = await write(fan, 0);
      const second = await write(fan, 1);
      await takeBack(fan, first.id);
      return { ...fan, first, second, third: await write(fan, 2) };
    },
    /** As it stands in the database, written an hour ago. */
    row(authorId: number, place: number): NewTipRow {
      const { fixtureId, match, kickOffAt } = fixtureAt(place);
      const terms = { type: 20, pick: 'home', line: null, price: 2 } as const;
      const createdAt = new Date(EVENING - HOUR);
      return { uuid: randomUUID(), authorId, fixtureId, sourceKey: match.sourceKey, kickOff: new Date(kickOffAt), ...terms, content: '', createdAt };
    },
  };
}
