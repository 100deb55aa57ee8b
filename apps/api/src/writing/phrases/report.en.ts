import { capital } from '../facts.ts';
import type { ReportPhrases, ToldGoal } from './report.ts';

export const english: ReportPhrases = {
  separator: ' ',
  scene({ home, away, cup, stage, day, place, crowd, decides }) {
    const where = place && ` in ${place}`;
    const before = crowd && `, in front of ${crowd} spectators`;
    return [
      `${home} and ${away} met in ${stage} of the ${cup} on ${day}${where}${before}.`,
      `On ${day}${where}, ${home} faced ${away} in ${stage} of the ${cup}${before}.`,
      ...(decides ? [`A place beyond ${stage} of the ${cup} was at stake on ${day}${where}: ${home} against ${away}${before}.`] : []),
    ];
  },
  referee: (name) => [`The referee was ${name}.`, `Referee: ${name}.`, `${name} had the whistle.`],
  headings: {
    first: 'First half',
    second: 'After the break',
    extra: 'Extra time',
    shootOut: 'The shoot-out',
    goals: 'The goals',
    lineUps: 'Starting line-ups',
  },
  goalless: {
    first: ['The first half went by without a goal.', 'No goal in the first forty-five minutes.', 'At half-time it was still 0–0.'],
    second: ['The second half brought no more goals.', 'The score did not change in the second half.'],
    both: ['Nor was there a goal in the second half.', 'The second half was the same: nobody scored.'],
    extra: ['Thirty minutes of extra time changed nothing, and it came down to penalties.'],
  },
  after: {
    first: (score) => [`At half-time it was ${score}.`, `The score after the first half: ${score}.`],
    second: (score) => [`After ninety minutes: ${score}.`, `Ninety minutes ended with ${score}.`],
    extra: (score) => [`After 120 minutes: ${score}.`],
  },
  beforeExtra: 'Ninety minutes were not enough.',
  goal({ at, who, team, penalty, own, others, last, again }) {
    const from = penalty ? ' from the spot' : '';
    const score = `${own}–${others}`;
    const when = minute(at);
    if (own === 1 && others === 0)
      return [
        `${capital(when)}, ${who} opened the scoring for ${team}${from}.`,
        `${capital(when)}, ${who} put ${team} in front${from}.`,
        `${team} struck first: ${who} scored${from} ${when}.`,
      ];
    if (own === others) return [`${capital(when)}, ${who} equalised for ${team}${from}: ${score}.`, `${who} made it ${score} for ${team}${from} ${when}.`];
    if (own === others + 1)
      return [
        `${capital(when)}, ${who} gave ${team} a ${score} lead${from}.`,
        `${who} made it ${score} to ${team}${from} ${when}${last ? ', and that settled it' : ''}.`,
      ];
    if (own < others)
      return [`${capital(when)}, ${who} pulled one back for ${team}${from}: ${score}.`, `${who} gave ${team} new hope${from} ${when}: ${score}.`];
    return [
      `${capital(when)}, ${who} stretched the lead of ${team} to ${score}${from}.`,
      again ? `${who} scored again${from} ${when}: ${score} to ${team}.` : `${capital(when)} it was the turn of ${who}${from}: ${score} to ${team}.`,
    ];
  },
  ownGoal: (goal) => `${capital(minute(goal.at))}, ${goal.who} put the ball into his own net, and ${goal.team} ${standing(goal)}.`,
  penaltyMissed: ({ at, who, team }) => `${capital(minute(at))}, ${who} missed a penalty for ${team}.`,
  sentOff: ({ at, who, team, second, left }) =>
    `${capital(minute(at))}, ${who} was ${second ? 'booked a second time' : 'shown a red card'}, leaving ${team} with ${left} men.`,
  shootOut: ({ won, kicks }) => `${won} kept the cooler heads in the shoot-out and won it ${kicks}.`,
  kicksMissed: (by) => `Those who did not score: ${by.map(({ who, team }) => `${who} (${team})`).join(', ')}.`,
  goalTable: { head: ['Minute', 'Team', 'Scorer', 'Score'], penalty: ' (pen.)', own: ' (own goal)' },
  road: (team) => `The way of ${team} to the final`,
  how: { penalties: (kicks) => `, ${kicks} on penalties`, extraTime: ', after extra time' },
  champion: ({ won, lost, cup }) => `${won} won the ${cup}. For ${lost} it ended in the last match.`,
  third: ({ won, cup }) => `${won} finished the ${cup} in third place.`,
  through: ({ won, lost, next }) => `${won} went through to ${next}; ${lost} went home.`,
  finalist: ({ won, lost, next }) => `${won} went through to ${next}; ${lost} were left with the match for third place.`,
  points: {
    won: ({ won, stage }) => `${won} took the three points in ${stage}.`,
    shared: ({ won, lost, stage }) => `${won} and ${lost} took a point each in ${stage}.`,
  },
  bookings: (count) => [
    `The referee showed ${count === 1 ? 'one yellow card' : `${count} yellow cards`} in all.`,
    `Yellow cards in the whole match: ${count}.`,
  ],
  replayed: [
    'This match is among those that Khán Đài plays again: when it is on air, you can follow every minute of it in the live room.',
    'Khán Đài plays this match again now and then, and the live room follows it minute by minute, as it happened.',
  ],
  plainTitle: ({ home, away, cup, stage }) => `${home} v ${away}: report from ${stage} of the ${cup}`,
  headlines: {
    'final-shoot-out': ({ won, lost, cup, goals, score, kicks, season }) => ({
      titles: [`${won} won the ${cup} after a shoot-out with ${lost}`],
      lead: `${goals} goals, ${score} after 120 minutes, then ${kicks} on penalties: the final of ${season} had everything.`,
    }),
    'final-extra-time': ({ won, lost, cup, player, minute: at }) => ({
      titles: [`${won} are champions of the ${cup}`],
      lead: `A goal by ${player} ${minute(at)}, in extra time, decided the final against ${lost}.`,
    }),
    final: ({ won, lost, cup, score }) => ({ titles: [`${won} are champions of the ${cup}`], lead: `${won} beat ${lost} ${score} in the final.` }),
    'shoot-out': ({ won, lost, cup, stage, score, kicks }) => ({
      titles: [`${won} got past ${lost} on penalties`, `Nerves from twelve yards: ${won} beat ${lost} ${kicks} in the shoot-out`],
      lead: `It was ${score} after 120 minutes; ${won} won the shoot-out ${kicks} in ${inMatch(stage)} of the ${cup}.`,
    }),
    'extra-time': ({ won, lost, cup, stage, score, behind }) => ({
      titles: [`${won} needed extra time to beat ${lost} ${score}`],
      lead: `Level after ninety minutes in ${inMatch(stage)} of the ${cup}. ${won} settled it in extra time${behind ? ', after having been behind' : ''}.`,
    }),
    comeback: ({ won, lost, cup, stage, score }) => ({
      titles: [`${won} came from behind to beat ${lost} ${score}`, `Behind at first, ${won} turned it round against ${lost}: ${score}`],
      lead: `${lost} had been in front, but it was ${won} who had the last laugh in ${inMatch(stage)} of the ${cup}.`,
    }),
    'late-goal': ({ won, lost, cup, stage, score, player, minute: at }) => ({
      titles: [`A goal ${minute(at)} won it for ${won} against ${lost}`],
      lead: `${player} decided it late on, in ${inMatch(stage)} of the ${cup}. It ended ${score}.`,
    }),
    wide: ({ won, lost, cup, stage, score, gap }) => ({
      titles: [`${won} swept ${lost} aside ${score}`],
      lead: `A margin of ${gap} goals says it all about ${won} against ${lost} in ${inMatch(stage)} of the ${cup}.`,
    }),
    'single-goal': ({ won, lost, cup, stage, player, minute: at }) => ({
      titles: [`One goal was enough: ${won} beat ${lost}`, `${won} edged past ${lost}`],
      lead: `The only goal came from ${player} ${minute(at)}, in ${inMatch(stage)} of the ${cup}.`,
    }),
    draw: ({ won, lost, cup, stage, score, player, minute: at }) => ({
      titles: [`${won} and ${lost} drew ${score}`, `${won} and ${lost} shared the points: ${score}`],
      lead: player
        ? `${player} drew level ${minute(at)}, in ${inMatch(stage)} of the ${cup}.`
        : `An own goal ${minute(at)} made it a draw in ${inMatch(stage)} of the ${cup}.`,
    }),
    goalless: ({ won, lost, cup, stage }) => ({
      titles: [`No goals between ${won} and ${lost}`, `${won} and ${lost} drew without a goal`],
      lead: `It ended 0–0 in ${inMatch(stage)} of the ${cup}.`,
    }),
    plain: ({ won, lost, cup, stage, score }) => ({
      titles: [`${won} beat ${lost} ${score} in ${inMatch(stage)}`],
      lead: `In ${stage} of the ${cup}, ${won} beat ${lost} ${score} in ninety minutes.`,
    }),
  },
};

/** 'in the 87th minute', 'in minute 90+2'. */
function minute(at: string): string {
  if (at.includes('+')) return `in minute ${at}`;
  const [tens, ones] = [Math.floor(Number(at) / 10) % 10, Number(at) % 10];
  return `in the ${at}${tens === 1 ? 'th' : (['th', 'st', 'nd', 'rd'][ones] ?? 'th')} minute`;
}

/** 'a Group A match'; 'the final' is one. */
const inMatch = (stage: string): string => (stage.startsWith('Group ') ? `a ${stage} match` : stage);
const standing = ({ own, others }: ToldGoal): string =>
  own === others ? `were level at ${own}–${others}` : own > others ? `led ${own}–${others}` : `were back to ${own}–${others}`;
