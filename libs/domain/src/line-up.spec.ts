import { formationOf, readablePlayerName, shortPlayerName } from './line-up.ts';

const row = (size: number) => Array.from({ length: size }, (_, place) => `Player ${place}`);

describe('formationOf', () => {
  it.each([
    [[1, 4, 3, 3], '4-3-3'],
    [[1, 3, 5, 2], '3-5-2'],
    [[1, 4, 2, 3, 1], '4-2-3-1'],
    [[1, 4, 6], '4-6'],
  ])('reads rows of %p as %s', (sizes, formation) => expect(formationOf(sizes.map(row))).toBe(formation));

  it.each([[[]], [[11]], [[1, 10]], [[2, 4, 3, 2]], [[1, 4, 3, 2]], [[1, 4, 0, 6]], [[1, 5, 3, 3]]])('says nothing about rows of %p', (sizes: number[]) =>
    expect(formationOf(sizes.map(row))).toBeNull(),
  );
});

describe('shortPlayerName', () => {
  it.each([
    ['Erik LIRA', 'Lira'],
    ['Rodrigo DE PAUL', 'De Paul'],
    ['Virgil VAN DIJK', 'Van Dijk'],
    ['Micky VAN DE VEN', 'Van de Ven'],
    ['SON Heungmin', 'Son Heungmin'],
    ['Weston McKENNIE', 'McKennie'],
    ['Scott MCKENNA', 'McKenna'],
    ['Paul OKON-ENGSTLER', 'Okon-Engstler'],
    ['MARQUINHOS', 'Marquinhos'],
    ['AKRAM AFIF', 'Akram Afif'],
    ['ABDULLAH ALKHAIBARI', 'Alkhaibari'],
    ['Patrik Schick', 'Schick'],
    ['Giovani Lo Celso', 'Lo Celso'],
    ['', ''],
  ])('writes %s under the shirt as %s', (name, short) => expect(shortPlayerName(name)).toBe(short));
});

describe('readablePlayerName', () => {
  it.each([
    ['Rodrigo DE PAUL', 'Rodrigo de Paul'],
    ['KIM Minjae', 'Kim Minjae'],
    ['Alexis MAC ALLISTER', 'Alexis Mac Allister'],
    ['El Hadji Malick DIOUF', 'El Hadji Malick Diouf'],
  ])('writes %s as %s', (name, readable) => expect(readablePlayerName(name)).toBe(readable));
});
