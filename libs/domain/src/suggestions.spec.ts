import fc from 'fast-check';
import { suggestionOrder } from './index.ts';

const room = (id: number, roomId: number) => ({ id, roomId });
const team = (id: number, teamId: number) => ({ id, teamId });

it('puts first whom one most likely knows, and last whom one only may have heard of', () => {
  const order = suggestionOrder({
    mutual: [
      { id: 1, mutual: 3 },
      { id: 2, mutual: 1 },
    ],
    rooms: [room(2, 70), room(2, 71), room(2, 72), room(3, 70)],
    teams: [team(5, 40), team(6, 40), team(6, 41), team(3, 40), team(9, 41)],
    followed: [{ id: 9 }, { id: 1 }, { id: 8 }],
  });
  expect(order).toEqual([
    { id: 2, mutual: 1, room: room(2, 70), team: null },
    { id: 1, mutual: 3, room: null, team: null },
    { id: 3, mutual: 0, room: room(3, 70), team: team(3, 40) },
    { id: 6, mutual: 0, room: null, team: team(6, 40) },
    { id: 8, mutual: 0, room: null, team: null },
    { id: 5, mutual: 0, room: null, team: team(5, 40) },
    { id: 9, mutual: 0, room: null, team: team(9, 41) },
  ]);
});

it('names each once, and nobody who was not found', () => {
  const ids = fc.array(fc.integer({ min: 1, max: 9 }));
  fc.assert(
    fc.property(ids, ids, ids, ids, (mutual, rooms, teams, followed) => {
      const order = suggestionOrder({
        mutual: mutual.map((id) => ({ id, mutual: 1 })),
        rooms: rooms.map((id) => room(id, id)),
        teams: teams.map((id) => team(id, id)),
        followed: followed.map((id) => ({ id })),
      }).map(({ id }) => id);
      expect([...order].sort()).toEqual([...new Set([...mutual, ...rooms, ...teams, ...followed])].sort());
    }),
  );
});
