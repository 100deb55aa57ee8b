import type { MatchRecord } from '@portal/domain';
import type { ArticleWords } from '../../modules/articles/index.ts';
import { heading, nameOf, paragraph } from './telling.ts';
import { standingsAfter, wholeRounds } from './standings.ts';

const SHOWN = 10;

/** Last season's table as far as its rounds are whole, and what it says. Undefined when too little is known. */
export function reviewOf(league: string, season: string, matches: readonly MatchRecord[]): ArticleWords | undefined {
  const rounds = wholeRounds(matches);
  const table = standingsAfter(matches, rounds);
  const [first, second, third] = table;
  if (rounds < 10 || !first || !second || !third) return undefined;
  const best = table.toSorted((a, b) => b.scored - a.scored)[0] ?? first;
  const tightest = table.toSorted((a, b) => a.conceded - b.conceded)[0] ?? first;
  const gap = first.points - second.points;
  const distance = gap === 0 ? `bằng điểm với ${nameOf(second.team)} và chỉ hơn ở hiệu số` : `hơn ${nameOf(second.team)} ${gap} điểm`;
  return {
    title: `Nhìn lại ${league} ${season}: cục diện sau ${rounds} vòng`,
    lead: `${nameOf(first.team)} dẫn đầu với ${first.points} điểm, ${distance}. Bảng xếp hạng dưới đây dựng lại từ từng kết quả một.`,
    blocks: [
      paragraph(
        `Sau ${rounds} vòng của mùa ${season}, ${nameOf(first.team)} có ${first.won} trận thắng, ${first.drawn} trận hoà và ${first.lost} trận thua. Bám sau là ${nameOf(second.team)} (${second.points} điểm) và ${nameOf(third.team)} (${third.points} điểm).`,
      ),
      heading(`Mười đội đầu sau vòng ${rounds}`),
      {
        type: 'table',
        head: ['Hạng', 'Đội', 'Trận', 'Hiệu số', 'Điểm'],
        rows: table
          .slice(0, SHOWN)
          .map((row, place) => [String(place + 1), nameOf(row.team), String(row.played), signed(row.scored - row.conceded), String(row.points)]),
      },
      heading('Công và thủ'),
      paragraph(
        `Hàng công mạnh nhất lúc này là ${nameOf(best.team)} với ${best.scored} bàn, trung bình ${(best.scored / best.played).toFixed(1).replace('.', ',')} bàn một trận. Hàng thủ kín nhất thuộc về ${nameOf(tightest.team)}: ${tightest.conceded} bàn thua sau ${tightest.played} trận.`,
      ),
      paragraph(
        'Bằng điểm thì bài này xếp theo hiệu số rồi đến số bàn thắng. Điều lệ của từng giải có thể xét đối đầu trước, nên hạng của các đội bằng điểm có thể khác đôi chút so với bảng chính thức.',
      ),
    ],
  };
}

const signed = (difference: number): string => (difference > 0 ? `+${difference}` : String(difference));
