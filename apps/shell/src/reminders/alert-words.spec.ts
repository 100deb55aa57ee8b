import type { TFunction } from 'i18next';
import { aSnapshot } from '@portal/testing/match';
import { alertWords } from './alert-words.ts';

const match = { home: 'Úc', away: 'Ai Cập' };
const t = ((key: string, values: object = {}) => `${key} ${JSON.stringify(values)}`) as unknown as TFunction<'shell'>;
const snapshot = aSnapshot();
const moving = { score: { home: 2, away: 1 }, penalties: null, clock: { ...snapshot.clock, minute: 67 } };

test('a goal is told with its score and minute, the end with the score, or without one where none is known', () => {
  expect(alertWords(match, 'goal', moving, { t })).toEqual({
    title: 'reminder.goal {"home":"Úc","away":"Ai Cập","homeGoals":2,"awayGoals":1}',
    text: 'reminder.minute {"minute":67}',
  });
  expect(alertWords(match, 'ended', { ...moving, penalties: { home: 4, away: 3 } }, { t })).toEqual({
    title: 'reminder.ended {"home":"Úc","away":"Ai Cập","homeGoals":2,"awayGoals":1}',
    text: 'reminder.penalties {"home":4,"away":3}',
  });
  expect(alertWords(match, 'ended', { ...moving, score: null }, { t })?.title).toBe('reminder.over {"home":"Úc","away":"Ai Cập"}');
});

test('who hides scores hears of no goal, and of the end without its score', () => {
  expect(alertWords(match, 'goal', moving, { t, hidesScores: true })).toBeUndefined();
  expect(alertWords(match, 'ended', { ...moving, penalties: { home: 4, away: 3 } }, { t, hidesScores: true })).toEqual({
    title: 'reminder.over {"home":"Úc","away":"Ai Cập"}',
    text: '',
  });
});
