import { marked, readMarks, unreadIn } from './read-marks.ts';

describe('how far one has read', () => {
  it('counts what came since, and nothing for a room one was never in', () => {
    const marks = marked({}, 30, 12);
    expect([unreadIn(marks, 30, 15), unreadIn(marks, 30, 12), unreadIn(marks, 31, 9)]).toEqual([3, 0, undefined]);
  });

  it('counts nothing in a room that began anew', () => {
    expect(unreadIn(marked({}, 30, 500), 30, 2)).toBe(0);
  });

  it('is the same object when nothing is new', () => {
    const marks = marked({}, 30, 12);
    expect(marked(marks, 30, 12)).toBe(marks);
  });

  it('forgets the rooms read longest ago', () => {
    let marks = {};
    for (let room = 1; room <= 250; room += 1) marks = marked(marks, room, room);
    expect(Object.keys(marks)).toHaveLength(200);
    expect([unreadIn(marks, 50, 60), unreadIn(marks, 51, 60)]).toEqual([undefined, 9]);
  });

  it.each([null, '', '{', '7', 'null', '{"r30":"x","nonsense":4}'])('begins anew from what cannot be read (%s)', (kept) => {
    expect(readMarks(kept)).toEqual({});
  });
});
