import { readReference } from './index.ts';

const said = (file: unknown) => {
  const read = readReference(file);
  return read && { counts: read.counts, problems: read.problems.map(({ path, reason }) => `${path}: ${reason}`) };
};

describe('a file beside the matches', () => {
  it('counts the groups it can read and names the others', () => {
    expect(said({ name: 'Cup', groups: [{ name: 'Group A', teams: ['Mexico', { name: 'Qatar' }, 3] }, { teams: [] }, { name: 'Group C' }] })).toEqual({
      counts: { groups: 2, teams: 2 },
      problems: ['groups[0].teams[2]: not a team', 'groups[1]: not one of the groups', 'groups[2].teams: a group without a list of teams'],
    });
  });
  it('checks a stadium', () => {
    expect(
      said({
        stadiums: [
          { name: 'Lusail', capacity: 88966, timezone: 'UTC+3' },
          { name: 'X', capacity: -1, timezone: 'noon' },
        ],
      }),
    ).toEqual({
      counts: { stadiums: 2 },
      problems: ['stadiums[1].capacity: not a whole number from 0 to 500000', 'stadiums[1].timezone: not a time zone'],
    });
  });
  it('checks squads, man by man', () => {
    expect(
      said([
        {
          name: 'Qatar',
          players: [{ name: 'A', number: 1, pos: 'GK', date_of_birth: '2000-05-17' }, { name: 'B', number: 0, pos: 'XX', date_of_birth: 'young' }, 7],
        },
      ]),
    ).toEqual({
      counts: { squads: 1, players: 2 },
      problems: [
        '[0].players[2]: not a player',
        '[0].players[1].number: not a whole number from 1 to 99',
        '[0].players[1].pos: not a position',
        '[0].players[1].date_of_birth: no such day',
      ],
    });
  });
  it('checks teams', () =>
    expect(
      said([
        { name: 'Mexico', fifa_code: 'MEX' },
        { name: 'Peru', fifa_code: 'peru' },
      ]),
    ).toEqual({ counts: { teams: 2 }, problems: ['[1].fifa_code: not a code of three letters'] }));
  it.each([[null], [7], [[]], [{ name: 'portal' }]])('is not %j', (file) => expect(readReference(file)).toBeNull());
});
