import { act, screen } from '@testing-library/react';
import '@testing-library/jest-dom';
import { scheduleCalls } from '@portal/contracts/schedule';
import type { MatchMoving, MatchSummary } from '@portal/contracts/match';
import { fakeApi, fakeApp, renderWithApp } from '@portal/testing';
import { aMatch, aSnapshot, aTeam, scoresOn } from '@portal/testing/match';
import { vi } from '../../locales/vietnamese.ts';
import { aLiveRoom } from '../../testing/a-live-room.ts';
import { loadMatchCard, MatchCardSlot } from './match-card.slot.tsx';

const serverTime = '2026-11-20T20:00:00+07:00';
const messages = { 'live-and-schedule': vi };
const teams = { home: aTeam({ name: 'Việt Nam' }), away: aTeam({ name: 'Thái Lan' }) };
const onAir = aMatch({ ...teams, score: { home: 1, away: 0 } });
const comingAt = (kickOff: string) =>
  aMatch({ ...teams, statusCode: 0, score: null, kickOff, clock: { phase: 'coming', minute: null, added: null, periodStartedAt: null } });
const over = aMatch({ ...teams, statusCode: -1, score: { home: 2, away: 1 }, clock: { phase: 'ended', minute: null, added: null, periodStartedAt: null } });

async function show(match: MatchSummary | undefined, prefs = {}) {
  const api = fakeApi();
  if (match) api.on(scheduleCalls.liveRoom, () => aLiveRoom({ serverTime }, match));
  const app = await fakeApp({ api, messages, prefs });
  const props = { fixtureId: onAir.fixtureId, title: 'Trận này' };
  await renderWithApp(<MatchCardSlot {...props} data={(await loadMatchCard(app, props)) as never} />, { app });
  return { api, app };
}
function frame(own: Parameters<typeof aSnapshot>[0], match: MatchSummary): MatchMoving {
  const { events: _, statistics: __, lineUps: ___, ...moving } = aSnapshot(own, match);
  return moving;
}
const card = () => screen.getByRole('link');

it('shows how the match stood when the page was made, and leads to its room', async () => {
  await show(onAir);
  expect(card()).toHaveAccessibleName(/^Việt Nam 1, Thái Lan 0\./);
  expect(card()).toHaveAttribute('href', `/truc-tiep/bong-da/${onAir.fixtureId}`);
});

it('moves with the frames of what is on air, and listens to no match by itself, which would make a viewer of a reader', async () => {
  const { app } = await show(onAir);
  act(() => scoresOn(app.socket).liveFrame({ type: 'scores', serverTime, list: [frame({ revision: 2, score: { home: 1, away: 1 } }, onAir)] }));
  expect(card()).toHaveAccessibleName(/^Việt Nam 1, Thái Lan 1\./);
  expect(app.socket.open).toBe(1);
});

it('of a match to come says when it begins', async () => {
  await show(comingAt('2026-11-20T22:15:00+07:00'));
  expect(card()).toHaveTextContent('22:15');
  expect(card()).toHaveAccessibleName(/^Việt Nam – Thái Lan\./);
});

it('looks after no match that is over, and says how it was decided', async () => {
  const { app } = await show({ ...over, score: { home: 1, away: 1 }, penalties: { home: 4, away: 2 } });
  expect(card()).toHaveAccessibleName('Việt Nam 1, Thái Lan 1. Kết thúc. Luân lưu 4–2.');
  expect(app.socket.open).toBe(0);
});

it('begins to move when the match does', async () => {
  const { app } = await show(comingAt('2026-11-20T20:01:00+07:00'));
  act(() => scoresOn(app.socket).liveFrame({ type: 'scores', serverTime, list: [frame({}, onAir)] }));
  expect(card()).toHaveAccessibleName(/^Việt Nam 1, Thái Lan 0\./);
});

it('has one name for a minute and the next: it is read out when it changes', async () => {
  const { app } = await show(onAir);
  const name = card().querySelector('[aria-live]')!.textContent;
  act(() => app.clock.advance(60_000));
  expect(card().querySelector('[aria-live]')).toHaveTextContent(name);
});

it('asks for a match of which no frame tells, once a minute, and not for one that frames tell of', async () => {
  const { api, app } = await show(onAir);
  const asked = () => api.inputs(scheduleCalls.liveRoom).length;
  api.on(scheduleCalls.liveRoom, () => aLiveRoom({ serverTime: '2026-11-20T20:02:00+07:00' }, { ...over, score: { home: 3, away: 0 } }));
  act(() => app.clock.advance(59_000));
  act(() => scoresOn(app.socket).liveFrame({ type: 'scores', serverTime, list: [frame({ revision: 2 }, onAir)] }));
  act(() => app.clock.advance(2_000));
  expect(asked()).toBe(1);
  await act(async () => app.clock.advance(120_000));
  expect(asked()).toBe(2);
  expect(card()).toHaveAccessibleName(/^Việt Nam 3, Thái Lan 0\. Kết thúc/);
});

it.each([onAir, over])('keeps the score back for who hides scores', async (match) => {
  await show(match, { hidesScores: true });
  expect(card()).toHaveAccessibleName(/^Việt Nam – Thái Lan\. [^.]+, tỷ số đang ẩn\.$/);
  expect(card()).toHaveTextContent('? – ?');
  expect(card()).not.toHaveTextContent(/[0-9] ?– ?[0-9]/);
});

it('is the way to the match where nothing is known of it', async () => {
  const { api } = await show(undefined);
  expect(card()).toHaveAccessibleName('Trận này');
  expect(card()).toHaveAttribute('href', `/truc-tiep/bong-da/${onAir.fixtureId}`);
  expect(api.inputs(scheduleCalls.liveRoom)).toHaveLength(1);
});
