import { readText } from './index.ts';

/** Pieces of files as other countries, seasons and tournaments have them, none of which ships. */
const FILES = {
  'cup2014.txt': `= World Cup 2014      # in Brazil,  June 12 - July 13

Group A  |  Brazil       Croatia              Mexico         Cameroon
Group B  |  Spain        Netherlands          Chile          Australia

Matchday 1  |  Thu Jun/12
Matchday 2  |  Fri Jun/13

▪ Group A
Thu Jun/12
  17:00 UTC-3   Brazil  v Croatia   3-1 (1-1)   @ Arena de São Paulo, São Paulo
     (Neymar 29', 71'(p), Oscar 90+1'; MARCELO 11'(og))
(2) Fri Jun/13 13:00   Mexico  1-0 (0-0)  Cameroon     @ Estádio das Dunas, Natal (UTC-3)
  [Peralta 61']

▪ Round of 16
(49) Sat Jun/28 13:00   Brazil   3-2 pen. 1-1 a.e.t. (1-1, 1-1)  Chile   @ Estádio Mineirão, Belo Horizonte (UTC-3)
  [David Luiz 18'; Alexis Sánchez 32']
  
▪ Final
(64) Sun Jul/13 16:00   Germany  1-0 a.e.t. (0-0)   Argentina   @ Estádio do Maracanã, Rio de Janeiro (UTC-3)
  [Götze 113']
`,
  'en2014.txt': `= English Premier League 2014/15

Matchday 1
[Sat Aug/16]
  12.45  Manchester United   1-2  Swansea City
           [Rooney 53'; Ki Sung-yueng 28', Sigurðsson 72']
  15.00  Leicester City      2-2  Everton FC
[Sun Aug/17]
  13.30  Liverpool FC   2-1 (1-0)  Southampton FC
Matchday 2
[Sat Aug/23]
  12.45  Aston Villa - Newcastle United
  15.00  Chelsea FC  2-0 (0-0) Leicester City
`,
  'de.txt': `= Deutsche Bundesliga 2010/11

1. Spieltag
[Fr. 20.8.]
  20.30  Bayern München   2-1 (1-0)  VfL Wolfsburg
[Sa. 21.8.]
  15.30  Hannover 96  2-1 Eintracht Frankfurt
»  Spieltag 2
Fr Aug/27 2010
  20.30  1. FC Kaiserslautern 2-0 (2-0)  Bayern München
  Sat Aug 28
    15:30   Hamburger SV  v  FC Schalke 04    2-1 (0-0)
`,
  'euro.txt': `= Euro 2020

▪ Group A
Fri Jun 11 2021
  21:00 UTC+2   Turkey v Italy   0-3 (0-0)    @ Stadio Olimpico, Rome
                  (Merih Demiral 53'(og), Ciro Immobile 66', Lorenzo Insigne 79')
Sat Jun 12
  17:00 UTC+4  Wales 1-1 (0-0) Switzerland   @ Olympic Stadium, Baku
     (Kieffer MOORE 74';  Breel EMBOLO 49')
  18:00    Denmark v Finland  0-1 (0-0)  @ Parken, Copenhagen
▪ Final
Sun Jul 11
  20:00 UTC+1    Italy v England   3-2 pen. 1-1 a.e.t. (1-1, 0-1)   @ Wembley, London
`,
  'cl.txt': `= UEFA Champions League 2011/12

» Group A
[Wed Sep/14]
  20.45  Manchester City (ENG) 1-1 (0-0)  SSC Napoli (ITA)
           [Kolarov 74'; Cavani 69']
» Round of 16 - 1st Leg
Tue Feb/14 2012
  20.45  Olympique Lyon (FRA)   1-0 (0-0)  APOEL FC (CYP)
» Round of 16 - 2nd Leg
Wed Mar/7
  20.45  APOEL FC (CYP)  1-0 (1-0) Olympique Lyon (FRA)  [aet, 4-3 pen., agg 1-1]
» Final
Sat May/19
  20:45  FC Bayern München (GER)  1-1 (1-1, 0-0) a.e.t., 3-4 pen.  Chelsea FC (ENG)   @ Allianz Arena, München
           [Müller 83'; Drogba 88']
`,
  'mx.json': `{"name":"Mexican Liga MX 2019/20 - Apertura","rounds":[{"name":"Jornada 1","matches":[{"date":"2019-07-19","team1":{"name":"Monarcas Morelia","code":"MOR"},"team2":{"name":"Atlas","code":"ATS"},"score1":0,"score2":2},{"date":"2019-07-20","team1":"Toluca","team2":"Querétaro","score":{"ft":[0,1]}}]}]}
`,
} as const;

function read(name: keyof typeof FILES) {
  const reading = readText(FILES[name], name);
  if (reading.status !== 'read') throw new Error(`${name}: ${reading.status}`);
  expect(reading.problems).toEqual([]);
  return reading.matches;
}
const goals = (score: { home: number; away: number } | null | undefined) => (score ? `${score.home}-${score.away}` : '');

describe('files unknown to the reader', () => {
  it('a World Cup with the offset at each ground, own goals, penalties and shoot-outs', () => {
    const matches = read('cup2014.txt');
    expect(matches.map(({ kickOff }) => kickOff)).toEqual([
      '2014-06-12T17:00:00-03:00',
      '2014-06-13T13:00:00-03:00',
      '2014-06-28T13:00:00-03:00',
      '2014-07-13T16:00:00-03:00',
    ]);
    expect(matches[0]?.events.map(({ side, code, player, minute, added }) => `${side} ${code} ${player} ${minute}+${added}`)).toEqual([
      'away 8 MARCELO 11+0',
      'home 1 Neymar 29+0',
      'home 7 Neymar 71+0',
      'home 1 Oscar 90+1',
    ]);
    expect(matches.slice(2).map(({ score }) => [goals(score?.fullTime), goals(score?.extraTime), goals(score?.penalties)])).toEqual([
      ['1-1', '1-1', '3-2'],
      ['0-0', '1-0', ''],
    ]);
  });

  it('an English season with dots in its times and dates in brackets', () => {
    const matches = read('en2014.txt');
    expect(matches.map(({ kickOff, score }) => [kickOff, goals(score?.fullTime)])).toEqual([
      ['2014-08-16T12:45:00+01:00', '1-2'],
      ['2014-08-16T15:00:00+01:00', '2-2'],
      ['2014-08-17T13:30:00+01:00', '2-1'],
      ['2014-08-23T12:45:00+01:00', ''],
      ['2014-08-23T15:00:00+01:00', '2-0'],
    ]);
  });

  it('a German one whose days and matchdays are German', () => {
    expect(read('de.txt').map(({ sourceKey, date }) => `${date} ${sourceKey.split('/')[1]}`)).toEqual([
      '2010-08-20 matchday-1',
      '2010-08-21 matchday-1',
      '2010-08-27 matchday-2',
      '2010-08-28 matchday-2',
    ]);
  });

  it('a European Championship played a year late, in many cities', () => {
    // An offset on one line is not that of the next ground.
    expect(read('euro.txt').map(({ kickOff }) => kickOff)).toEqual([
      '2021-06-11T21:00:00+02:00',
      '2021-06-12T17:00:00+04:00',
      '2021-06-12T18:00:00+02:00',
      '2021-07-11T20:00:00+01:00',
    ]);
  });

  it('a European cup of two legs', () => {
    expect(
      read('cl.txt').map(({ sourceKey, score }) => [sourceKey.split('/')[1], goals(score?.fullTime), goals(score?.extraTime), goals(score?.penalties)]),
    ).toEqual([
      ['group-a', '1-1', '', ''],
      ['round-of-16', '1-0', '', ''],
      ['round-of-16', '1-0', '1-0', '4-3'],
      ['final', '1-1', '1-1', '3-4'],
    ]);
  });

  it('JSON of the older kind, with rounds, codes and plain scores', () => {
    expect(read('mx.json').map(({ season, sourceKey, score }) => [season, sourceKey.split('/')[1], goals(score?.fullTime)])).toEqual([
      ['2019/20', 'matchday-1', '0-2'],
      ['2019/20', 'matchday-1', '0-1'],
    ]);
  });

  it.each(['Dom 30 Agt', 'Sáb 35 Ago', 'Dim. 31 fèv', 'Sat 29 Aogust', 'Mon Nov'])('no day, written as %s: what is below it is on no other day', (written) => {
    const reading = readText(`= Cup 2010/11\n\n» Final\nSat 28 Aug\n  15:00 UTC+1  A v B\n${written}\n  15:00  C v D\n`, 'cup.txt');
    expect(reading).toMatchObject({
      matches: [{ home: { name: 'A' } }],
      problems: [
        { where: '6', reason: 'a date that cannot be read' },
        { where: '7', reason: 'a match without a date above it' },
      ],
    });
  });

  it.each([
    ['Fr. 20.8.', '2010-08-20'],
    ['Sa 21.8.2010', '2010-08-21'],
    ['Sáb 23 Ago', '2010-08-23'],
    ['Dim. 29 août', '2010-08-29'],
    ['Sab 4. Dic 2010', '2010-12-04'],
    ['Mi 15. Dez', '2010-12-15'],
    ['Sat, 8 May 2011', '2011-05-08'],
  ])('a day written as %s', (written, date) => {
    const reading = readText(`= Cup 2010/11\n\n» Final\n${written}\n  15:00  A v B\n`, 'cup.txt');
    expect(reading).toMatchObject({ status: 'read', matches: [{ date }] });
  });
});
