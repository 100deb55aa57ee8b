import type { SurveyPhrases } from './survey.ts';

export const english: SurveyPhrases = {
  preview: {
    oneDay: (day) => `on ${day}`,
    days: (from, to) => `from ${from} to ${to}`,
    title: ({ number, league, first, rest }) => `${league}, matchday ${number}: ${first} and ${rest} more`,
    lead: ({ count, when, past }) =>
      `${count} matches ${when}: who meets whom, ${past ? 'and how it ended last season' : 'so that you can plan your evenings'}.`,
    intro: ({ number, league, count, when }) =>
      `Matchday ${number} of ${league} has ${count} matches, ${when}. The list follows the open data that Khán Đài uses; organisers may still move a kick-off, and the schedule always has the latest time.`,
    pairs: 'The matches',
    head: ['Day', 'Home', 'Away'],
    past: 'How it ended last season',
    meeting: ({ line, day }) => `${line} (${day})`,
    end: 'If you have a view of your own, the tips are open: a tip is locked at kick-off and judged by the result.',
  },
  review: {
    title: ({ league, season, rounds }) => `${league} ${season} in review: the table after ${rounds} rounds`,
    lead: ({ first, second, points, gap }) =>
      `${first} were top with ${points} points, ${gap === 0 ? `level with ${second} and ahead only by goals` : `${gap} ${gap === 1 ? 'point' : 'points'} more than ${second}`}. The table below is rebuilt from every single result.`,
    intro: ({ season, rounds, first, won, drawn, lost, second, third }) =>
      `After ${rounds} rounds of ${season}, ${first} had won ${won}, drawn ${drawn} and lost ${lost}. Behind them came ${second.team} (${second.points} points) and ${third.team} (${third.points} points).`,
    table: ({ rounds, shown }) => `The first ${shown} after round ${rounds}`,
    head: ['Place', 'Team', 'Played', 'Difference', 'Points'],
    goals: 'Attack and defence',
    strongest: ({ attack, scored, average, defence, conceded, played }) =>
      `The strongest attack by then was that of ${attack}: ${scored} goals, ${average} a match. The tightest defence was that of ${defence}: ${conceded} conceded in ${played} matches.`,
    rule: 'Teams level on points are placed by goal difference and then by goals scored. Some leagues look at head-to-head results first, so such places may differ a little from the official table.',
  },
  numbers: {
    title: (cup) => `The ${cup} in figures`,
    lead: ({ goals, matches }) => `${goals} goals in ${matches} matches, who scored most, which win was the widest, how often it came down to penalties.`,
    intro: ({ matches, goals, average, goalless, shootOuts }) =>
      `${matches} matches, ${goals} goals: ${average} times a match there was reason to jump up. Without a goal: ${goalless}. Decided on penalties: ${shootOuts}.`,
    figures: 'The figures',
    widest: (lines) => `Widest margin: ${lines}.`,
    fullest: ({ lines, crowd }) => `Largest crowd, of the matches where it was written down, ${crowd}: ${lines}.`,
    shootOut: ({ line, kicks, stage }) => `Penalties: ${line}, ${kicks} in the shoot-out (${stage}).`,
    scorers: 'Most goals',
    head: ['Player', 'Team', 'Goals'],
    rule: 'Penalties during the match count, shoot-outs and own goals do not. The figures are added up from the match records of the open source openfootball.',
  },
};
