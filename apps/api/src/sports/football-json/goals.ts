import { EVENT_CODE } from '@portal/domain';
import type { MatchEvent, Side } from '@portal/domain';
import { isPlausibleMinute, placeMinute } from '../minutes.ts';
import type { Overtime, PrintedMinute } from '../minutes.ts';
import { isAbsent, isObject, readText } from './problem.ts';
import type { Complaints, JsonObject } from './problem.ts';

/** More than anybody has scored in a match of football. */
const MOST = 200;

/**
 * `goals1` or `goals2`: `{name, minute, offset?, penalty?, owngoal?}`, where an own goal stands with the team that gains
 * it. A goal that cannot be read costs only itself.
 */
export function readGoals(value: unknown, side: Side, overtime: Overtime, complaints: Complaints): MatchEvent[] {
  if (isAbsent(value)) return [];
  if (!Array.isArray(value)) {
    complaints.say('not a list of goals', value);
    return [];
  }
  if (value.length > MOST) complaints.say(`only the first ${MOST} goals are read`, value.length);
  return value.slice(0, MOST).flatMap((goal: unknown, index) => readGoal(goal, side, overtime, complaints.at(index)));
}

function readGoal(goal: unknown, side: Side, overtime: Overtime, complaints: Complaints): MatchEvent[] {
  if (!isObject(goal)) {
    complaints.say('not a goal', goal);
    return [];
  }
  const player = readText(goal.name ?? goal.player, complaints.at('name'));
  const at = readMinute(goal);
  if (player === null || at === null) {
    if (player === null && isAbsent(goal.name ?? goal.player)) complaints.at('name').say('a goal without a scorer', goal);
    if (at === null) complaints.at('minute').say('no such minute', goal.minute);
    return [];
  }
  const code = goal.owngoal === true ? EVENT_CODE.ownGoal : goal.penalty === true ? EVENT_CODE.penaltyScored : EVENT_CODE.goal;
  return [{ code, side, player, ...placeMinute(at, overtime, 'play') }];
}

/** 16, "16", "45+2'", or 45 with an offset of 2. */
function readMinute({ minute, offset }: JsonObject): PrintedMinute | null {
  const [, main, added] = /^\s*(\d{1,3})\s*(?:\+\s*(\d{1,2}))?\s*['’]?\s*$/.exec(String(minute)) ?? [];
  const at = { minute: Number(main), added: Number(added ?? (typeof offset === 'number' || typeof offset === 'string' ? offset : 0)) };
  return Number.isInteger(at.minute) && Number.isInteger(at.added) && isPlausibleMinute(at) ? at : null;
}
