import { ledgerRow } from '@portal/contracts/points';
import { ledgerEntry } from './ledger-entry.ts';

const t = ((key: string, params: object = {}) => `${key}${Object.keys(params).length > 0 ? ` ${JSON.stringify(params)}` : ''}`) as never;
const row = { id: 7, amount: 5, balance: 12, reason: 'gift', subject: '', createdAt: '2026-11-20T19:38:00+07:00' };
const entry = (own: object) => ledgerEntry(ledgerRow.parse({ ...row, ...own }), t, { timeZone: 'Asia/Ho_Chi_Minh', language: 'vi' });

it('says what points came for, and of which day', () => {
  expect(entry({}).title).toBe('ledger.reason.gift');
  expect(entry({ reason: 'checkIn', subject: '2026-11-18' }).title).toBe('ledger.reasonOfDay {"reason":"ledger.reason.checkIn","day":"18/11"}');
});

it('names the mission that brought them, as far as this release knows it', () => {
  expect(entry({ reason: 'mission', subject: '2026-11-18 chat' }).title).toBe('ledger.reasonOf {"reason":"ledger.reason.mission","title":"missionTitle.chat"}');
  expect(entry({ reason: 'referral', subject: 'minh' }).title).toBe('ledger.reasonOf {"reason":"ledger.reason.referral","title":"@minh"}');
  expect(entry({ reason: 'draw', subject: '3/12' }).title).toBe(
    'ledger.reasonOf {"reason":"ledger.reason.draw","title":"ledger.ticket {\\"round\\":\\"3\\",\\"number\\":\\"12\\"}"}',
  );
  for (const subject of ['2026-11-18', '2026-13-45']) expect(entry({ reason: 'referral', subject }).title).toContain(`@${subject}`);
  expect(entry({ reason: 'derbyNight', subject: '2026-13-45' }).title).toBe('ledger.reason.adjustment');
  expect(entry({ reason: 'mission', subject: '2026-11-18 derby' }).title).toBe('ledger.reason.mission');
});

it('calls what a newer contract books for a reason of its own an adjustment', () => {
  expect(entry({ reason: 'derbyNight' }).title).toBe('ledger.reason.adjustment');
});
