// Short pieces of openfootball files (CC0 1.0), so that the specs run without the folder of real data.

export const OPENING_MATCH = `= World Cup 2026

# Dates    Thu Jun 11 - Sun Jul 19 2026 (38d)

▪ First Stage
▪▪ Group A
Thu Jun 11 13:00 UTC-6 @ Mexico City Stadium, Mexico City, Att: 80824
  Mexico v South Africa  2-0
     (Julian QUINONES 9', Raul JIMENEZ 67')

Mexico: Raul RANGEL - Cesar MONTES [c] [R 90+2'], Johan VASQUEZ, Israel REYES,
      Jesus GALLARDO - Erik LIRA (76' Edson ALVAREZ), Alvaro FIDALGO (66' Gilberto MORA),
      Brian GUTIERREZ [Y 23'] (66' Luis CHAVEZ) - Raul JIMENEZ (76' Armando GONZALEZ),
      Julian QUINONES (79' Alexis VEGA), Roberto ALVARADO
South Africa: Ronwen WILLIAMS [c] - Aubrey MODIBA (76' Oswin APPOLLIS), Mbekezeli MBOKAZI,
      Nkosinathi SIBISI [Y 74'], Khuliso MUDAU, Ime OKON - Teboho MOKOENA [Y 17'],
      Sphephelo SITHOLE [R 49'], Jayden ADAMS (61' Themba ZWANE [R 84']) -
      Lyle FOSTER (56' Thalente MBATHA), Iqraam RAYNERS (76' Evidence MAKGOPA)

Refs: Wilton SAMPAIO (BRA)
`;

export const LAST_FINAL = `= World Cup 2022
▪ Final
Sun Dec 18 18:00 UTC+3 @ Lusail Stadium, Al Daayen, Att: 88966
  Argentina v France  3-3 a.e.t., 4-2 pen.
     (Lionel MESSI 23'(p), 108', Angel DI MARIA 36';
      Kylian MBAPPE 80'(p), 81', 118'(p))

Penalties: 0-1 Kylian MBAPPE, 1-1 Lionel MESSI,
               Kingsley COMAN (missed), 2-1 Paulo DYBALA,
               Aurelien TCHOUAMENI (missed), 3-1 Leandro PAREDES,
           3-2 Randal KOLO MUANI, 4-2 Gonzalo MONTIEL

Argentina: Emiliano MARTINEZ [Y 125'] - Nicolas TAGLIAFICO (120+1' Paulo DYBALA),
      Cristian ROMERO, Nicolas OTAMENDI, Nahuel MOLINA (91' Gonzalo MONTIEL [Y 116']) -
      Rodrigo DE PAUL (102' Leandro PAREDES [Y 114']), Alexis MAC ALLISTER (116' German PEZZELLA),
      Enzo FERNANDEZ [Y 45+7'] - Julian ALVAREZ (102' Lautaro MARTINEZ), Lionel MESSI [c],
      Angel DI MARIA (64' Marcos ACUNA [Y 90+8'])
France: Hugo LLORIS [c] - Raphael VARANE (113' Ibrahima KONATE), Jules KOUNDE (120+1' Axel DISASI),
      Dayot UPAMECANO, Theo HERNANDEZ (71' Eduardo CAMAVINGA) - Antoine GRIEZMANN (71' Kingsley COMAN),
      Aurelien TCHOUAMENI, Adrien RABIOT [Y 55'] (96' Youssouf Fofana) - Olivier GIROUD [Y 90+5'] (41' Marcus THURAM [Y 87']),
      Kylian MBAPPE, Ousmane DEMBELE (41' Randal KOLO MUANI)

Refs: Szymon MARCINIAK (POL), Pawel SOKOLNICKI (POL), Tomasz LISTKIEWICZ (POL)
`;

export const SPANISH_LEAGUE = `= Spain Primera División 2026/27

# Date       Sun Aug 16 2026 - Sun May 30 2027 (287d)

▪ Matchday 1
  Sun Aug 16 2026
    17:00  Club Atlético de Madrid v Málaga CF
           FC Barcelona            v Athletic Club
▪ Matchday 18
  Sun Jan 3 2027
    17:00  Sevilla FC              v Rayo Vallecano de Madrid
  Sun Mar 28
    21:00  Deportivo Alavés        v Getafe CF
`;

export const BRAZILIAN_LEAGUE = `= Brasileiro Série A 2026

» Matchday 1
  Wed Jan/28 2026
    19.00  CA Mineiro              v SE Palmeiras             2-2 (1-1)
           Coritiba FBC            v RB Bragantino            0-1 (0-0)
  Thu Jan/29
    20.00  Mirassol FC             v CR Vasco da Gama         [postponed]
» Matchday 38
  Wed Dec/2
           Santos FC               v Botafogo FR
`;

export const ENGLISH_CUP = `= English FA Cup 2024/25

» Round 1
  Sat Nov/2 2024
    15.00  Carlisle United         v Wigan Athletic           0-2 a.e.t. (0-0)
           Hednesford Town         v Gainsborough Trinity     4-5 pen. 4-4 a.e.t. (3-3, 2-0)
» Round 3
  Thu Jan/9 2025
    19.45  Everton FC              v Peterborough United      2-0 (1-0)
`;

export const EUROPEAN_CHAMPIONSHIP = `= Euro 2024
# all times are local, CEST (UTC+2)

Group A  |  Germany   Scotland     Hungary   Switzerland
Matchday 1 | Fri Jun/14 - Tue Jun/18

Group A:
 (1) Fri Jun/14 21:00         Germany   5-1 (3-0)  Scotland     @ München Fußball Arena, München
        [Wirtz 10' Musiala 19' Havertz 45+1' (pen.) Füllkrug 68' Can 90+3'; Rüdiger 87' (o.g.)]
  Germany:    Neuer - Kimmich, Rüdiger, Tah [Y 42'], Mittelstädt – Andrich [Y 31'] (46' Groß),
              Kroos (80' Can) – Musiala (74' Müller), Gündogan,
              Wirtz (63' Sane) – Havertz (63' Füllkrug).
  Scotland:   Gunn – Porteous [R 44'], Hendry, Tierney (78' McKenna) – Ralston [Y 48'],
              McTominay, McGregor (67' Gilmour), Robertson – Christie (82' Shankland),
              Adams (46' Hanley), McGinn (67' McLean); Coach: Clarke

(26) Sun Jun/23 21:00         Scotland     0-1 (0-0) Hungary       @ Stuttgart Arena, Stuttgart
         [-; Csoboth 90+10']

Round of 16
(41) Mon Jul/1 21:00     Portugal  3-0 pen. 0-0 a.e.t. (0-0, 0-0)  Slovenia     @ Waldstadion, Frankfurt   # Winner Group F

Quarter-finals
(45) Fri Jul/5 18:00   Spain        -  Germany        @ Stuttgart Arena, Stuttgart
`;

export const ENGLISH_LEAGUE_IN_FULL = `= England | Premier League 2025/26

▪ Regular Season - 1
Sat Aug 16 12:30 UTC+1 @ Villa Park, Birmingham, Att: 42526
  Aston Villa v Newcastle United  0-0 (0-0)

Aston Villa: Marco Bizot - Matty CASH, Ezri KONSA, Tyrone Mings, Lucas Digne -
      John McGinn [c] (84' Donyell Malen), Youri TIELEMANS - Morgan ROGERS, Ollie WATKINS,
      Amadou ONANA - Boubacar KAMARA
    Yellow: Boubacar KAMARA 58'
    Red:    Ezri KONSA 66'

Newcastle United: Nick POPE - Kieran TRIPPIER, Fabian SCHAER, Tino LIVRAMENTO, Dan BURN -
      JOELINTON (83' Lewis Miley), Sandro Tonali, BRUNO GUIMARAES [c] - Anthony GORDON,
      Harvey Barnes (90' William Osula), Anthony ELANGA (78' Jacob Murphy)
    Yellow: JOELINTON 45'

Refs: Craig Pawson, Constantine Hatzidakis, Nicholas Hopton
`;
