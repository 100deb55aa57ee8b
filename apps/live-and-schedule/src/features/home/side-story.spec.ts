import { anEvent } from '@portal/testing/match';
import { sideStory } from './side-story.ts';

it('puts a player’s goals together and keeps the order of the match', () => {
  const events = [anEvent({ player: 'Havertz', minute: 23 }), anEvent({ player: 'Wirtz', minute: 40 }), anEvent({ player: 'Havertz', minute: 90, added: 3 })];
  expect(sideStory(events, 'home')).toEqual([
    { player: 'Havertz', kind: 'goal', minutes: ["23'", "90+3'"] },
    { player: 'Wirtz', kind: 'goal', minutes: ["40'"] },
  ]);
});

it('tells penalties and own goals from other goals, and shows who was sent off', () => {
  const events = [
    anEvent({ code: 7, player: 'Kane' }),
    anEvent({ code: 8, player: 'Rüdiger' }),
    anEvent({ code: 9, player: 'Rice' }),
    anEvent({ code: 3, player: 'Saka' }),
  ];
  expect(sideStory(events, 'home').map(({ player, kind }) => `${player} ${kind}`)).toEqual(['Kane penalty', 'Rüdiger own-goal', 'Rice red']);
});

it('leaves the other side and the shoot-out out', () => {
  expect(sideStory([anEvent({ side: 'away' }), anEvent({ code: 7, period: 5 })], 'home')).toEqual([]);
});
