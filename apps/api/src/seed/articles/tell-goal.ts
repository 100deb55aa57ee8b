import { EVENT_CODE, type Side } from '@portal/domain';
import { isPenalty, minuteOf, oneOf, playerOf, type Scored } from './telling.ts';

/** One goal in a sentence: what it did to the score decides how it is told. */
export function tellGoal(goal: Scored, goals: readonly Scored[], teams: Record<Side, string>): string {
  const { event, home, away } = goal;
  const team = teams[event.side];
  const [own, others] = event.side === 'home' ? [home, away] : [away, home];
  const from = isPenalty(event) ? ' từ chấm phạt đền' : '';
  const at = `Phút ${minuteOf(event)}`;
  if (event.code === EVENT_CODE.ownGoal)
    return `${at}, ${playerOf(event)} đá phản lưới nhà và ${team} có bàn${own === others ? `, tỷ số là ${own}–${others}` : own > others ? `, dẫn ${own}–${others}` : `, rút ngắn còn ${own}–${others}`}.`;
  const seed = `${minuteOf(event)} ${event.player}`;
  const ways = waysOf({ at, who: playerOf(event), team, from, own, others, last: goals.at(-1) === goal });
  return oneOf(seed, ways);
}

interface Told {
  at: string;
  who: string;
  team: string;
  from: string;
  own: number;
  others: number;
  last: boolean;
}

function waysOf({ at, who, team, from, own, others, last }: Told): string[] {
  const score = `${own}–${others}`;
  if (own === 1 && others === 0)
    return [
      `${at}, ${who} mở tỷ số cho ${team}${from}.`,
      `${at}, ${who} đưa ${team} vượt lên${from}.`,
      `${team} có bàn trước: ${who} ghi bàn${from} ở phút ${at.slice(5)}.`,
    ];
  if (own === others) return [`${at}, ${who} gỡ hoà ${score} cho ${team}${from}.`, `${at}, ${who} kéo trận đấu về vạch xuất phát${from}: ${score}.`];
  if (own === others + 1)
    return [
      `${at}, ${who} đưa ${team} vượt lên dẫn ${score}${from}.`,
      `${at}, ${who} ghi bàn nâng tỷ số lên ${score} cho ${team}${from}${last ? ', và đó là bàn quyết định' : ''}.`,
    ];
  if (own < others)
    return [`${at}, ${who} rút ngắn cách biệt còn ${score}${from} cho ${team}.`, `${at}, ${who} thắp lại hy vọng cho ${team}${from}: ${score}.`];
  return [`${at}, ${who} nới rộng cách biệt thành ${score} cho ${team}${from}.`, `${at}, đến lượt ${who} ghi tên mình${from}, ${team} dẫn ${score}.`];
}
