import type { ArticleBlock } from '@portal/contracts/article';
import { EVENT_CODE, finalScore, type ScoredMatch } from '@portal/domain';
import type { ArticleWords } from '../../modules/articles/index.ts';
import { goalsOf, heading, isTold, nameOf, paragraph, playerOf, roundOf } from './telling.ts';

/** A World Cup in figures, added up from its matches. */
export function numbersOf(season: string, matches: readonly ScoredMatch[]): ArticleWords {
  const goals = matches.reduce((sum, { score }) => sum + finalScore(score).home + finalScore(score).away, 0);
  const shootOuts = matches.filter(({ score }) => score.penalties !== null);
  const goalless = matches.filter(({ score }) => finalScore(score).home + finalScore(score).away === 0);
  const widest = matches.toSorted(
    (a, b) => gapOf(b) - gapOf(a) || b.score.fullTime!.home + b.score.fullTime!.away - (a.score.fullTime!.home + a.score.fullTime!.away),
  )[0];
  const fullest = matches.toSorted((a, b) => (b.attendance ?? 0) - (a.attendance ?? 0))[0];
  const scorers = topScorers(matches);
  const blocks: ArticleBlock[] = [
    paragraph(
      `${matches.length} trận, ${goals} bàn thắng, tức là cứ mỗi trận người xem được đứng dậy ${(goals / matches.length).toFixed(2).replace('.', ',')} lần. Có ${goalless.length} trận không bàn thắng và ${shootOuts.length} trận phải phân định bằng luân lưu.`,
    ),
    heading('Những con số'),
    {
      type: 'list',
      ordered: false,
      items: [
        ...(widest ? [`Cách biệt lớn nhất: ${line(widest)}, ${roundOf(widest)}.`] : []),
        ...(fullest?.attendance
          ? [`Đông khán giả nhất trong các trận có số liệu: ${line(fullest)}, ${fullest.attendance.toLocaleString('en-US')} người.`]
          : []),
        ...shootOuts.map((match) => `Luân lưu: ${line(match)}, loạt sút ${match.score.penalties?.home}–${match.score.penalties?.away} (${roundOf(match)}).`),
      ],
    },
    heading('Ghi bàn nhiều nhất'),
    { type: 'table', head: ['Cầu thủ', 'Đội', 'Bàn thắng'], rows: scorers.map(({ player, team, goals: scored }) => [player, nameOf(team), String(scored)]) },
    paragraph(
      'Danh sách tính cả bàn từ chấm phạt đền trong trận, không tính loạt luân lưu và bàn phản lưới. Số liệu cộng lại từ biên bản từng trận của nguồn mở openfootball.',
    ),
  ];
  return {
    title: `World Cup ${season} qua những con số`,
    lead: `${goals} bàn thắng trong ${matches.length} trận, ai ghi nhiều nhất, trận nào cách biệt nhất, bao nhiêu lần phải đá luân lưu.`,
    blocks,
  };
}

const gapOf = ({ score }: ScoredMatch): number => Math.abs(finalScore(score).home - finalScore(score).away);
const line = ({ home, away, score }: ScoredMatch): string => `${nameOf(home.name)} ${finalScore(score).home}–${finalScore(score).away} ${nameOf(away.name)}`;

function topScorers(matches: readonly ScoredMatch[]): { player: string; team: string; goals: number }[] {
  const counts = new Map<string, { player: string; team: string; goals: number }>();
  for (const match of matches.filter(isTold)) {
    for (const { event } of goalsOf(match)) {
      if (event.code === EVENT_CODE.ownGoal) continue;
      const team = match[event.side].name;
      // Sources write one player in several ways; the last word of the name is in all of them.
      const key = `${team} ${playerOf(event).split(' ').at(-1)?.toLowerCase()}`;
      const one = counts.get(key) ?? { player: playerOf(event), team, goals: 0 };
      counts.set(key, { ...one, player: playerOf(event).length > one.player.length ? playerOf(event) : one.player, goals: one.goals + 1 });
    }
  }
  return [...counts.values()].sort((a, b) => b.goals - a.goals || a.player.localeCompare(b.player)).slice(0, 8);
}
