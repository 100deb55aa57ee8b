import { finalScore, type ScoredMatch, type Side } from '@portal/domain';
import { capital, minuteOf, oneOf, playerOf, roundOf, scoreFor, type Scored } from './telling.ts';

type Teams = Record<Side, string>;
interface Words {
  readonly title: string;
  readonly lead: string;
}

/** What made the match: a shoot-out before extra time, a comeback before a late goal, and so on down to the plain score. */
export function titleOf(match: ScoredMatch, goals: readonly Scored[], winner: Side, teams: Teams): Words {
  const loser = winner === 'home' ? 'away' : 'home';
  const [won, lost] = [teams[winner], teams[loser]];
  const score = scoreFor(winner, finalScore(match.score));
  const round = roundOf(match);
  const seed = match.sourceKey;
  const cup = `World Cup ${match.season}`;
  if (round === 'chung kết') return final(match, goals, { won, lost, score, cup, winner });
  if (match.score.penalties) {
    const kicks = scoreFor(winner, match.score.penalties);
    return {
      title: oneOf(seed, [`${won} vượt qua ${lost} trên chấm luân lưu`, `Cân não mười một mét: ${won} thắng ${lost} ${kicks} ở loạt luân lưu`]),
      lead: `Sau 120 phút hoà ${score}, ${won} thắng ${kicks} ở loạt sút luân lưu và là đội đi tiếp từ ${round} ${cup}.`,
    };
  }
  const behind = goals.some(({ home, away }) => (winner === 'home' ? home < away : away < home));
  if (match.score.extraTime)
    return {
      title: `${won} cần hiệp phụ để khuất phục ${lost} ${score}`,
      lead: `Chín mươi phút không phân thắng bại. ${won} giải quyết trận ${round} ${cup} trong hiệp phụ${behind ? ', sau khi từng bị dẫn' : ''}.`,
    };
  if (behind)
    return {
      title: oneOf(seed, [`Bị dẫn trước, ${won} lội ngược dòng hạ ${lost} ${score}`, `${won} ngược dòng thắng ${lost} ${score}`]),
      lead: `${lost} có bàn trước, nhưng ${won} mới là đội cười sau cùng ở ${round} ${cup}.`,
    };
  const decisive = goals.filter(({ event }) => event.side === winner).at(Math.min(finalScore(match.score)[loser], 99));
  if (decisive && decisive.event.period === 2 && decisive.event.minute >= 80)
    return {
      title: `Bàn thắng phút ${minuteOf(decisive.event)} đưa ${won} qua ${lost}`,
      lead: `${playerOf(decisive.event)} ghi bàn ấn định khi trận ${round} ${cup} sắp hết giờ. ${won} thắng ${score}.`,
    };
  const { home, away } = finalScore(match.score);
  if (Math.abs(home - away) >= 3)
    return {
      title: `${won} thắng đậm ${lost} ${score}`,
      lead: `Cách biệt ${Math.abs(home - away)} bàn nói đủ về trận ${round} ${cup} giữa ${won} và ${lost}.`,
    };
  if (home + away === 1)
    return {
      title: oneOf(seed, [`Một bàn là đủ: ${won} hạ ${lost}`, `${won} thắng tối thiểu ${lost}, đi tiếp`]),
      lead: `${goals[0] ? `Bàn duy nhất của ${playerOf(goals[0].event)} ở phút ${minuteOf(goals[0].event)}` : 'Một bàn duy nhất'} quyết định trận ${round} ${cup}.`,
    };
  return {
    title: `${won} thắng ${lost} ${score} ở ${round === 'tranh hạng ba' ? 'trận tranh hạng ba' : round}`,
    lead: `${capital(round)} ${cup}: ${won} vượt qua ${lost} ${score} sau chín mươi phút.`,
  };
}

function final(
  { score, season }: ScoredMatch,
  goals: readonly Scored[],
  { won, lost, score: result, cup, winner }: { won: string; lost: string; score: string; cup: string; winner: Side },
): Words {
  if (score.penalties)
    return {
      title: `${won} vô địch ${cup} sau loạt luân lưu với ${lost}`,
      lead: `${goals.length} bàn thắng, 120 phút hoà ${result}, rồi luân lưu ${scoreFor(winner, score.penalties)}: trận chung kết năm ${season} có đủ mọi thứ.`,
    };
  const last = goals.at(-1)?.event;
  return {
    title: `${won} vô địch ${cup}`,
    lead:
      last && score.extraTime
        ? `Bàn thắng của ${playerOf(last)} ở phút ${minuteOf(last)}, trong hiệp phụ, quyết định trận chung kết với ${lost}.`
        : `${won} thắng ${lost} ${result} trong trận chung kết.`,
  };
}
