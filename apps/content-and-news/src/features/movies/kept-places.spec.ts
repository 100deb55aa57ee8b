import { act, renderHook } from '@testing-library/react';
import { goesOnAt, isSeen, keepPlace, onwardFrom, percentOf, placeKey, readPlaces, usePlaces, type KeptPlace } from './kept-places.ts';

const place = (at: number, when = 1) => ({ at, of: 30, when });
afterEach(() => {
  localStorage.clear();
  jest.restoreAllMocks();
});

describe('a place', () => {
  it.each([
    [0, undefined, false, 0],
    [2.9, undefined, false, 10],
    [3, 3, false, 10],
    [26.9, 26.9, false, 90],
    [27, undefined, true, 90],
    [30, undefined, true, 100],
  ])('at %s of 30 seconds goes on at %s', (at, from, seen, percent) => {
    expect([goesOnAt(place(at), 30), isSeen(place(at)), percentOf(place(at))]).toEqual([from, seen, percent]);
  });

  it('that is none begins at the start', () => {
    expect(goesOnAt(undefined, 30)).toBeUndefined();
  });

  it('beyond the end of a film that has become shorter begins at the start', () => {
    expect(goesOnAt(place(20), 20)).toBeUndefined();
  });
});

describe('of three episodes one is led', () => {
  it.each<[string, Record<number, KeptPlace>, number, string]>([
    ['nothing was seen', {}, 1, 'begin'],
    ['a moment of the second was', { 2: place(2) }, 1, 'begin'],
    ['half of the second was', { 1: place(30, 1), 2: place(12, 2) }, 2, 'goOn'],
    ['the first was', { 1: place(29) }, 2, 'goOn'],
    ['the first was again, after the second', { 1: place(30, 2), 2: place(30, 1) }, 3, 'goOn'],
    ['the last alone was', { 3: place(30) }, 1, 'goOn'],
    ['two were, and a moment of the third', { 1: place(30, 1), 2: place(30, 2), 3: place(1, 3) }, 3, 'goOn'],
    ['half of the second was, and then a moment of the third', { 2: place(12, 1), 3: place(1, 2) }, 2, 'goOn'],
    ['all were', { 1: place(30, 3), 2: place(30, 2), 3: place(30, 1) }, 1, 'again'],
  ])('where %s, on from there', (_, places, number, how) => {
    expect(onwardFrom([1, 2, 3], (episode) => places[episode])).toEqual({ number, how });
  });
});

describe('places', () => {
  it('are kept by movie and episode, and whoever shows them hears of it', () => {
    const { result } = renderHook(() => usePlaces('luat'));
    expect(result.current(1)).toBeUndefined();
    act(() => keepPlace(placeKey('luat', 1), place(12)));
    expect([result.current(1), result.current(2)]).toEqual([place(12), undefined]);
    act(() => keepPlace(placeKey('luat', 1), place(14, 2)));
    expect(result.current(1)).toEqual(place(14, 2));
  });

  it('are a hundred, the oldest give way', () => {
    for (let number = 1; number <= 103; number += 1) keepPlace(placeKey('dai', number), place(9, number));
    const kept = readPlaces();
    expect([kept.size, kept.has('dai/3'), kept.has('dai/4'), kept.has('dai/103')]).toEqual([100, false, true, true]);
  });

  it.each(['', 'x', 'null', '[]', '7', '{"a":null,"b":{"at":1},"c":{"at":-1,"of":3,"when":1},"d":{"at":1,"of":0,"when":1},"e":{"at":"1","of":3,"when":1}}'])(
    'that are %s are none',
    (text) => {
      localStorage.setItem('movies.places', text);
      expect([...readPlaces()]).toEqual([]);
      keepPlace('luat/1', place(5));
      expect([...readPlaces()]).toEqual([['luat/1', place(5)]]);
    },
  );

  it('are none where the browser keeps nothing', () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('denied');
    });
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('denied');
    });
    expect(() => keepPlace('luat/1', place(5))).not.toThrow();
    expect(readPlaces().size).toBe(0);
  });
});
