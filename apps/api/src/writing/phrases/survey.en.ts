import { capital } from '../facts.ts';
import type { SurveyPhrases } from './survey.ts';

const pointsOf = (points: number): string => `${points} ${points === 1 ? 'point' : 'points'}`;
/** In the middle of a sentence: 'the Premier League', 'La Liga'. */
const inLeague = (league: string): string => (/^(La|Ligue) /.test(league) ? league : `the ${league}`);

export const english: SurveyPhrases = {
  preview: {
    oneDay: (day) => `on ${day}`,
    days: (from, to) => `from ${from} to ${to}`,
    titles: ({ number, league, first, rest }) => [
      `${league}, matchday ${number}: ${first} and ${rest} more`,
      `What matchday ${number} of ${inLeague(league)} brings: ${first} and ${rest} others`,
      `${first} and all of ${league} matchday ${number}: ${rest + 1} matches, one list`,
    ],
    leads: ({ count, when, past }) => [
      `${count} matches ${when}: who meets whom${past ? ', and last season’s result where the same two met with the same hosts' : ''}.`,
      `Who plays whom: ${count} matches, ${when}${past ? ', with last season’s results where there are any' : ''}.`,
    ],
    intro: ({ number, league, count, when }) => [
      `Matchday ${number} of ${inLeague(league)} has ${count} matches, ${when}. The list follows the open data that Khán Đài uses; organisers may still move a kick-off, and the schedule always has the latest time.`,
      `The ${count} matches of ${league} matchday ${number} are played ${when}. The days come from open data. A match may still be moved, so look at the schedule once more before you set the alarm.`,
      `The calendar of ${inLeague(league)} has ${count} matches for matchday ${number}, ${when}. It is the calendar of the moment this piece was made; late changes show in the schedule.`,
    ],
    pairs: 'The matches',
    head: ['Day', 'Home', 'Away'],
    past: 'Last season, same hosts',
    meeting: ({ line, day }) => `${line} (${day})`,
    ends: [
      'If you have a view of your own, the tips are open: a tip is locked at kick-off and judged by the result.',
      'Whoever sees a result coming writes a tip before kick-off: then it is locked, and the real result decides.',
    ],
  },
  review: {
    titles: ({ league, season, rounds }) => [
      `${league} ${season} in review: the table after ${rounds} rounds`,
      `${league} ${season} after ${rounds} rounds: who stood where`,
      `The ${league} table of ${season}, rebuilt from ${rounds} rounds`,
    ],
    leads: ({ first, second, points, gap }) => [
      `${first} were top with ${points} points, ${gap === 0 ? `level with ${second} and ahead on the tie-break` : `${gap} ${gap === 1 ? 'point' : 'points'} more than ${second}`}. The table below is rebuilt from every single result.`,
      `${points} points for ${first}, ${gap === 0 ? `as many for ${second}: the tie-break settled first place` : `${points - gap} for ${second}`}. Every figure is added up match by match.`,
    ],
    intro: ({ season, rounds, first, won, drawn, lost, second, third }) => [
      `After ${rounds} rounds of ${season}, ${first} had won ${won}, drawn ${drawn} and lost ${lost}. Behind them came ${second.team} (${second.points} points) and ${third.team} (${third.points} points).`,
      `In ${rounds} rounds of ${season} ${first} won ${won}, drew ${drawn} and lost ${lost}; ${second.team} had ${second.points} points, ${third.team} ${third.points} points.`,
      `The first three after ${rounds} rounds of ${season}: ${first} (${won} won, ${drawn} drawn, ${lost} lost), ${second.team} with ${second.points} points and ${third.team} with ${third.points} points.`,
    ],
    table: ({ rounds, shown }) => `The first ${shown} after round ${rounds}`,
    head: ['Place', 'Team', 'Played', 'Difference', 'Points'],
    goals: 'Attack and defence',
    strongest: ({ attack, scored, average, defence, conceded, played }) => [
      `The strongest attack by then was that of ${attack}: ${scored} goals, ${average} a match. The tightest defence was that of ${defence}: ${conceded} conceded in ${played} matches.`,
      `Most goals: ${attack}, ${scored}, or ${average} a match. Fewest conceded: ${defence}, ${conceded} in ${played} matches.`,
    ],
    rule: 'Teams level on points are placed in the order that the league itself prescribes, as far as results can tell. Points taken away by a ruling are not in the data.',
  },
  numbers: {
    titles: (cup) => [`The ${cup} in figures`, `Adding up the ${cup}: goals, crowds, shoot-outs`],
    leads: ({ goals, matches }) => [
      `${goals} goals in ${matches} matches: who scored most, which win was the widest, how often it came down to penalties.`,
      `Who scored most, where the crowd was largest, how often it came down to penalties: ${matches} matches and ${goals} goals, added up.`,
    ],
    intro: ({ matches, goals, average, goalless, shootOuts }) => [
      `${matches} matches, ${goals} goals: ${average} times a match there was reason to jump up. Without a goal: ${goalless}. Decided on penalties: ${shootOuts}.`,
      `${average} goals a match, ${goals} in ${matches} matches. ${goalless} ended without one, ${shootOuts} went to a shoot-out.`,
    ],
    figures: 'The figures',
    place: (line, stage) => `${line} (${stage})`,
    between: '; ',
    widest: (lines) => `Widest margin: ${lines}.`,
    fullest: ({ lines, crowd }) => `Largest crowd, of the matches where it was written down, ${crowd}: ${lines}.`,
    shootOut: ({ line, kicks, stage }) => `Penalties: ${line}, ${kicks} in the shoot-out (${stage}).`,
    scorers: 'Most goals',
    head: ['Player', 'Team', 'Goals'],
    rule: 'Penalties during the match count, shoot-outs and own goals do not. The figures are added up from the match records of the open source openfootball.',
  },
  groups: {
    titles: ({ cup, teams, groups }) => [
      `The groups of the ${cup}: ${teams} teams, ${groups} groups, who went on`,
      `The ${groups} groups of the ${cup}, point by point and goal by goal`,
    ],
    leads: ({ groups, matches, goals }) => [
      `${matches} matches and ${goals} goals in the groups: who came first, who followed, who went home.`,
      `Who came first, who followed and who went home: ${groups} groups, ${matches} matches, ${goals} goals.`,
    ],
    intro: ({ matches, thirds }) => [
      `The tables below are added up from ${matches} matches. The first two of each group went on${thirds > 0 ? `, and with them the ${thirds} best in third place` : ''}.`,
      `${matches} matches, added up one by one. Two teams of each group went on${thirds > 0 ? `, and the ${thirds} best in third place` : ''}.`,
    ],
    order: {
      headToHead: 'Teams level on points are parted by their matches against each other first, and then by goal difference in the group.',
      goalDifference: 'Teams level on points are parted by goal difference, and then by goals scored.',
    },
    separator: ' ',
    head: ['Place', 'Team', 'W–D–L', 'Goals', 'Points'],
    by: { headToHead: 'the match between them', goalDifference: 'goal difference', goals: 'goals scored', rules: 'the order of the regulations' },
    top: {
      all: ({ first, second, played, behind }) => [
        `${first} won all ${played} matches; ${second} came second with ${pointsOf(behind)}.`,
        `All ${played} matches won by ${first}; behind them ${second}, with ${pointsOf(behind)}.`,
        `Nobody took a point off ${first}: ${played} played, ${played} won. Second were ${second}, with ${pointsOf(behind)}.`,
      ],
      level: ({ first, second, points, by }) => [
        `${first} and ${second} both had ${pointsOf(points)}; ${by} put ${first} on top.`,
        `First place came down to ${by}: ${first} ahead of ${second}, both with ${pointsOf(points)}.`,
      ],
      ahead: ({ first, second, points, behind }) => [
        `${first} came first with ${pointsOf(points)}, ${second} second with ${behind}.`,
        `${capital(pointsOf(points))} won the group for ${first}; ${second} had ${behind}.`,
        `First were ${first}, with ${pointsOf(points)}; second were ${second}, with ${behind}.`,
      ],
    },
    third: {
      through: ({ third, points }) => [
        `${third} came third with ${pointsOf(points)} and still went on.`,
        `Third place was enough here: ${third} went on with ${pointsOf(points)}.`,
        `With ${pointsOf(points)}, ${third} went on among the best in third place.`,
      ],
      out: ({ third, points }) => [
        `${third} went out in third place with ${pointsOf(points)}.`,
        `Third place and ${pointsOf(points)} were the end for ${third}.`,
      ],
      level: ({ third, points }) => [`${third} had ${pointsOf(points)} too, like the team in second place, and went home.`],
    },
    last: {
      nothing: ({ last, played }) => [`${last} went home without a point.`, `${last} lost all ${played} matches.`],
      goalless: ({ last, points }) => [`${last} did not score and came last with ${pointsOf(points)}.`],
      points: ({ last, points }) => [`${last} came last with ${pointsOf(points)}.`, `Last were ${last}, with ${pointsOf(points)}.`],
    },
    widest: (line) => [`Widest margin: ${line}.`, `The clearest result: ${line}.`],
    thirds: {
      heading: 'The race of those in third place',
      intro: ({ teams, places }) =>
        `${teams} teams in third place, ${places} tickets. They have not met, so points decide, then goal difference, goals and cards.`,
      head: ['Place', 'Team', 'Group', 'Difference', 'Points'],
    },
    marks: 'In the tables W–D–L counts matches won, drawn and lost; ✓ marks who went on.',
    source: 'The figures are added up from the match records of the open source openfootball.',
  },
};
