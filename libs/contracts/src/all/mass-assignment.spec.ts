import { z } from 'zod';
import { sampleOf } from '@portal/contracts/record';
import { allCalls } from './index.ts';

/** What the server alone decides: of an account, and of things that are counted, priced or dated. */
const DECIDED = {
  id: 1,
  accountId: 1,
  authorId: 1,
  author: { userId: 1 },
  siteRoleId: 6,
  roleId: 6,
  guest: 0,
  balance: 1_000_000,
  experience: 99_999,
  level: 40,
  passwordHash: 'x',
  emailConfirmed: true,
  phoneConfirmed: true,
  createdAt: '2020-01-01T00:00:00Z',
  updatedAt: '2020-01-01T00:00:00Z',
  likes: 99,
  views: 99,
  reactions: { like: 99 },
  comments: 99,
  shares: 99,
  points: 99,
  price: 99,
  result: 'won',
  settledUnits: 99,
  feed: 1,
  deletedAt: null,
} as const;
/** Fields of those names that are asked for: which thing is meant. */
const MEANT: Readonly<Record<string, readonly string[]>> = {
  'article.react': ['id'],
  'comment.react': ['id'],
  'comment.update': ['id'],
  'commentator.updateSchedule': ['id'],
  'draft.publish': ['id'],
  'draft.update': ['id'],
  'draft.withdraw': ['id'],
  'event.update': ['id'],
  'highlight.react': ['id'],
  'newsfeed.react': ['id'],
  'newsfeed.restore': ['id'],
  'newsfeed.share': ['id'],
  'newsfeed.update': ['id'],
  'report.decide': ['id'],
  'tips.react': ['id'],
  'user.endSession': ['id'],
};
/** What a sample cannot guess of the fields. */
const SAMPLES: Readonly<Record<string, object>> = {
  'comment.create': { objectType: 10, content: 'Hay' },
  'comment.update': { content: 'Hay' },
  'event.create': { startsAt: '2026-11-20T12:00:00Z', endsAt: '2026-11-20T15:00:00Z' },
  'event.update': { startsAt: '2026-11-20T12:00:00Z', endsAt: '2026-11-20T15:00:00Z' },
  'followed.save': { version: 0, followed: { matches: [], tournaments: [], teams: [], commentators: [], names: {} } },
  'prediction.setLimit': { limit: 100 },
  'prediction.takeBreak': { days: 7 },
  'prediction.create': { type: 20, pick: 'home', line: null, stake: 10 },
  'tips.create': { type: 20, pick: 'home', line: null },
  'user.personalId': { smsCode: '123456' },
  'user.confirmEmail': { emailCode: '123456' },
  'user.resetPassword': { emailCode: '123456' },
};

const shapeOf = (schema: unknown) => (schema as { shape?: Readonly<Record<string, unknown>> }).shape;
const written = allCalls.filter(({ method }) => method !== 'GET');

describe('what is sent beside the fields of a call', () => {
  it('is thought of for calls that are there', () => {
    const ids = written.map(({ id }) => id);
    for (const id of Object.keys(MEANT)) expect(ids).toContain(id);
  });

  it.each(written.map((call) => [call.id, call] as const))('is nothing to %s', (id, { body, form }) => {
    const fields = Object.keys(shapeOf(body) ?? {});
    expect(fields.filter((field) => Object.hasOwn(DECIDED, field))).toEqual(MEANT[id] ?? []);
    // A form's file has no sample.
    if (form) return;
    const given = { ...DECIDED, ...(sampleOf(z.toJSONSchema(body, { io: 'input' }), 'full') as object), ...SAMPLES[id] };
    const read = body.safeParse(given);
    expect(Object.keys(read.success ? (read.data as object) : {}).filter((field) => !fields.includes(field))).toEqual([]);
    expect([id, read.success]).toEqual([id, true]);
  });
});
