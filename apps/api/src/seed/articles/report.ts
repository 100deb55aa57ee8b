import type { ArticleBlock } from '@portal/contracts/article';
import { EVENT_CODE, finalScore, isDismissal, readablePlayerName, type MatchEvent, type ScoredMatch, type Side } from '@portal/domain';
import type { ArticleWords } from '../../modules/articles/index.ts';
import { capital, dayWords, goalsOf, heading, minuteOf, nameOf, oneOf, paragraph, playerOf, roundOf, scoreFor, winnerOf, type Scored } from './telling.ts';
import { isTold } from '../../sports/index.ts';
import { tellGoal } from './tell-goal.ts';
import { titleOf } from './report-title.ts';

const other = (side: Side): Side => (side === 'home' ? 'away' : 'home');
const next: Record<string, string> = {
  'vòng 1/16': 'vòng 1/8',
  'vòng 1/8': 'tứ kết',
  'tứ kết': 'bán kết',
  'bán kết': 'trận chung kết',
};

/** A report of a knock-out match out of nothing but its record: who scored and when, the cards, who goes on. `before`: other matches of the cup, for the way of the finalists. */
export function reportOf(match: ScoredMatch, before: readonly ScoredMatch[] = []): ArticleWords {
  const winner = winnerOf(match) ?? 'home';
  const teams = { home: nameOf(match.home.name), away: nameOf(match.away.name) };
  const goals = goalsOf(match);
  const { title, lead } = titleOf(match, goals, winner, teams);
  const blocks: ArticleBlock[] = [
    paragraph(sceneOf(match, teams)),
    ...half(match, goals, 1, teams),
    ...half(match, goals, 2, teams),
    ...extraTime(match, goals, teams),
    ...shootOut(match, winner, teams),
    ...goalTable(goals, teams),
    ...lineUps(match, teams),
    ...roads(match, before),
    paragraph(outcome(match, winner, teams)),
  ];
  return { title, lead, blocks };
}

type Teams = Record<Side, string>;

function sceneOf(match: ScoredMatch, teams: Teams): string {
  const { date, city, attendance, referee, sourceKey } = match;
  const place = city?.replace(/\s*\(.*\)$/, '');
  const where = place ? ` tại ${place}` : '';
  const crowd = attendance ? `, trước ${attendance.toLocaleString('en-US')} khán giả` : '';
  const whistle = referee ? ` Cầm còi là trọng tài ${readablePlayerName(referee.replace(/\s*\([A-Z]{3}\)$/, ''))}.` : '';
  return `${oneOf(
    sourceKey,
    [
      `${teams.home} và ${teams.away} gặp nhau ở ${roundOf(match)} World Cup ${match.season} ngày ${dayWords(date)}${where}${crowd}.`,
      `Ngày ${dayWords(date)}${where}, ${teams.home} và ${teams.away} bước vào ${roundOf(match)} World Cup ${match.season}${crowd}.`,
      `Tấm vé đi tiếp từ ${roundOf(match)} World Cup ${match.season} được định đoạt ngày ${dayWords(date)}${where}: ${teams.home} gặp ${teams.away}${crowd}.`,
    ].slice(0, /chung kết|hạng ba/.test(roundOf(match)) ? 2 : 3),
  )}${whistle}`;
}

function half(match: ScoredMatch, goals: readonly Scored[], period: 1 | 2, teams: Teams): ArticleBlock[] {
  const told = moments(match, goals, [period], teams);
  const at = period === 1 ? match.score.halfTime : match.score.fullTime;
  const score = at && `${teams.home} ${at.home}–${at.away} ${teams.away}`;
  const goalless =
    period === 1
      ? 'Hiệp một trôi qua mà không mành lưới nào rung lên.'
      : at && at.home + at.away === 0
        ? 'Hiệp hai cũng không có bàn thắng nào.'
        : 'Hiệp hai không có thêm bàn thắng.';
  const hasGoals = goals.some(({ event }) => event.period === period);
  const end = hasGoals && score ? (period === 1 ? ` Hai đội vào giờ nghỉ với tỷ số ${score}.` : ` Hết chín mươi phút: ${score}.`) : '';
  return [heading(period === 1 ? 'Hiệp một' : 'Sau giờ nghỉ'), paragraph(`${hasGoals ? '' : goalless}${hasGoals || !told ? '' : ' '}${told}${end}`)];
}

function extraTime(match: ScoredMatch, goals: readonly Scored[], teams: Teams): ArticleBlock[] {
  const { extraTime: at } = match.score;
  if (!at) return [];
  const told = moments(match, goals, [3, 4], teams);
  return [
    heading('Hiệp phụ'),
    paragraph(
      told
        ? `Chín mươi phút là chưa đủ. ${told} Sau 120 phút: ${teams.home} ${at.home}–${at.away} ${teams.away}.`
        : 'Ba mươi phút hiệp phụ không làm tỷ số thay đổi, và hai đội phải bước lên chấm luân lưu.',
    ),
  ];
}

function shootOut(match: ScoredMatch, winner: Side, teams: Teams): ArticleBlock[] {
  const { penalties } = match.score;
  if (!penalties) return [];
  const missed = match.events.filter(({ code, period }) => code === EVENT_CODE.penaltyMissed && period === 5);
  const who = missed.length > 0 ? ` Những cú đá không thành công: ${missed.map((event) => `${playerOf(event)} (${teams[event.side]})`).join(', ')}.` : '';
  return [heading('Luân lưu'), paragraph(`${teams[winner]} lạnh lùng hơn ở loạt sút luân lưu và thắng ${scoreFor(winner, penalties)}.${who}`)];
}

/** Goals, missed penalties and dismissals of a stretch of the match, in their order. */
function moments(match: ScoredMatch, goals: readonly Scored[], periods: readonly number[], teams: Teams): string {
  const sentOff: Record<Side, number> = { home: 0, away: 0 };
  return match.events
    .flatMap((event) => {
      if (isDismissal(event.code)) sentOff[event.side] += 1;
      if (!periods.includes(event.period)) return [];
      const goal = goals.find((one) => one.event === event);
      if (goal) return [tellGoal(goal, goals, teams)];
      if (event.code === EVENT_CODE.penaltyMissed) return [`Phút ${minuteOf(event)}, ${playerOf(event)} đá hỏng quả phạt đền của ${teams[event.side]}.`];
      return isDismissal(event.code) ? [dismissal(event, 11 - sentOff[event.side], teams)] : [];
    })
    .join(' ');
}

const dismissal = (event: MatchEvent, left: number, teams: Teams): string =>
  `Phút ${minuteOf(event)}, ${playerOf(event)} nhận ${event.code === EVENT_CODE.secondYellow ? 'thẻ vàng thứ hai' : 'thẻ đỏ'}, ${teams[event.side]} chỉ còn ${left} người.`;

function goalTable(goals: readonly Scored[], teams: Teams): ArticleBlock[] {
  if (goals.length < 2) return [];
  return [
    heading('Các bàn thắng'),
    {
      type: 'table',
      head: ['Phút', 'Đội', 'Người ghi bàn', 'Tỷ số'],
      rows: goals.map(({ event, home, away }) => [`${minuteOf(event)}'`, teams[event.side], `${playerOf(event)}${note(event)}`, `${home}–${away}`]),
    },
  ];
}

const note = ({ code }: MatchEvent): string => (code === EVENT_CODE.penaltyScored ? ' (11 m)' : code === EVENT_CODE.ownGoal ? ' (phản lưới)' : '');

function lineUps({ lineUps: given }: ScoredMatch, teams: Teams): ArticleBlock[] {
  if (!given || given.home.rows.length === 0) return [];
  const line = (side: Side) => `${teams[side]}: ${given[side].rows.flat().map(readablePlayerName).join(', ')}`;
  return [heading('Đội hình xuất phát'), { type: 'list', ordered: false, items: [line('home'), line('away')] }];
}

function roads(match: ScoredMatch, before: readonly ScoredMatch[]): ArticleBlock[] {
  if (roundOf(match) !== 'chung kết') return [];
  return [match.home.name, match.away.name].flatMap((team) => {
    const played = before.filter((one) => one.date < match.date && [one.home.name, one.away.name].includes(team)).sort((a, b) => a.date.localeCompare(b.date));
    if (played.length === 0) return [];
    return [
      heading(`Đường tới chung kết của ${nameOf(team)}`),
      { type: 'list' as const, ordered: false, items: played.map((one) => `${capital(roundOf(one))}: ${resultLine(one)}`) },
    ];
  });
}

function resultLine({ home, away, score }: ScoredMatch): string {
  const { home: scored, away: conceded } = finalScore(score);
  const how = score.penalties ? `, luân lưu ${score.penalties.home}–${score.penalties.away}` : score.extraTime ? ', sau hiệp phụ' : '';
  return `${nameOf(home.name)} ${scored}–${conceded} ${nameOf(away.name)}${how}`;
}

function outcome(match: ScoredMatch, winner: Side, teams: Teams): string {
  const round = roundOf(match);
  const [won, lost] = [teams[winner], teams[other(winner)]];
  if (round === 'chung kết') return `${won} vô địch World Cup ${match.season}. ${lost} dừng bước ở trận cuối cùng.`;
  if (round === 'tranh hạng ba') return `${won} khép lại World Cup ${match.season} ở vị trí thứ ba.`;
  const bookings = match.events.filter(({ code }) => code === EVENT_CODE.yellowCard).length;
  const cards = bookings > 0 ? ` Trọng tài rút ra ${bookings} thẻ vàng trong cả trận.` : '';
  return `${won} vào ${next[round] ?? 'vòng sau'}, ${lost} chia tay giải.${cards}${replayed(match)}`;
}

const replayed = (match: ScoredMatch): string =>
  isTold(match) ? ' Trận này có trong kho phát lại của Khán Đài: khi nó lên sóng, bạn xem được từng phút trong phòng trực tiếp.' : '';
