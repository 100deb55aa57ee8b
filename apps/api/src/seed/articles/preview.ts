import type { ArticleBlock } from '@portal/contracts/article';
import { finalScore, isScored, type MatchRecord } from '@portal/domain';
import type { ArticleWords } from '../../modules/articles/index.ts';
import { dayWords, heading, nameOf, paragraph } from './telling.ts';

export interface Round {
  readonly league: string;
  readonly number: number;
  readonly matches: readonly MatchRecord[];
}

/** A look ahead at a round: when, who, and how the same two parted last season, where that is known. */
export function previewOf({ league, number, matches }: Round, past: readonly MatchRecord[], fixtureIds: ReadonlyMap<string, number>): ArticleWords {
  const [first] = matches;
  const days = [...new Set(matches.map(({ date }) => date))].sort();
  const when = days.length === 1 ? `ngày ${dayWords(days[0] ?? '')}` : `từ ${dayWords(days[0] ?? '')} đến ${dayWords(days.at(-1) ?? '')}`;
  const meetings = matches.flatMap((match) => meetingOf(match, past) ?? []);
  const titled = first ? `${nameOf(first.home.name)} – ${nameOf(first.away.name)}` : '';
  const blocks: ArticleBlock[] = [
    paragraph(
      `Vòng ${number} ${league} có ${matches.length} trận, ${when}. Lịch dưới đây theo nguồn dữ liệu mở mà Khán Đài dùng; giờ bóng lăn của từng trận có thể còn được ban tổ chức xê dịch, bạn xem giờ mới nhất ở trang Lịch thi đấu.`,
    ),
    heading('Các cặp đấu'),
    {
      type: 'table',
      head: ['Ngày', 'Chủ nhà', 'Đội khách'],
      rows: matches.map(({ date, home, away }) => [dayWords(date).split('/').slice(0, 2).join('/'), nameOf(home.name), nameOf(away.name)]),
    },
    ...cards(matches, fixtureIds),
    ...(meetings.length > 0 ? [heading('Mùa trước họ gặp nhau ra sao'), { type: 'list', ordered: false, items: meetings } satisfies ArticleBlock] : []),
    paragraph('Nếu đã có nhận định của riêng mình, mục Típ kèo luôn để ngỏ: típ khoá khi trận bắt đầu, thắng thua chấm theo kết quả.'),
  ];
  return {
    title: `Vòng ${number} ${league}: ${titled} và ${matches.length - 1} trận còn lại`,
    lead: `${matches.length} trận ${when}: cặp nào gặp cặp nào${meetings.length > 0 ? ', và mùa trước họ đã kết thúc ra sao' : ', xem trước để còn hẹn giờ'}.`,
    blocks,
  };
}

function cards(matches: readonly MatchRecord[], fixtureIds: ReadonlyMap<string, number>): ArticleBlock[] {
  return matches.slice(0, 2).flatMap(({ sourceKey, home, away }) => {
    const fixtureId = fixtureIds.get(sourceKey);
    return fixtureId === undefined ? [] : [{ type: 'match' as const, fixtureId, title: `${nameOf(home.name)} – ${nameOf(away.name)}` }];
  });
}

function meetingOf(match: MatchRecord, past: readonly MatchRecord[]): string | undefined {
  const before = past.find((one) => one.home.name === match.home.name && one.away.name === match.away.name && isScored(one));
  if (!before || !isScored(before)) return undefined;
  const { home, away } = finalScore(before.score);
  return `${nameOf(match.home.name)} ${home}–${away} ${nameOf(match.away.name)} (${dayWords(before.date)})`;
}

/** The next round of a league from a day on; undefined when there is none within three weeks. */
export function nextRound(league: string, matches: readonly MatchRecord[], today: string, until: string): Round | undefined {
  const coming = matches.filter(({ date, score }) => score === null && date >= today && date <= until);
  const numbered = coming.map((match) => ({ match, number: Number(/(\d+)$/.exec(match.round ?? '')?.[1]) })).filter(({ number }) => number > 0);
  // A match of an earlier round that was put off does not make that round the next one.
  const sizes = Map.groupBy(numbered, ({ number }) => number);
  const number = [...sizes]
    .filter(([, of]) => of.length >= 5)
    .map(([round]) => round)
    .sort((a, b) => a - b)[0];
  const of = number === undefined ? undefined : sizes.get(number);
  return of && number !== undefined
    ? { league, number, matches: of.map(({ match }) => match).sort((a, b) => fame(b) - fame(a) || a.date.localeCompare(b.date)) }
    : undefined;
}

const famous = [
  'Real Madrid',
  'Barcelona',
  'Club Atlético de Madrid',
  'Paris Saint-Germain',
  'Olympique de Marseille',
  'Ajax',
  'PSV',
  'Feyenoord',
  'Flamengo',
  'Palmeiras',
  'Corinthians',
  'Sevilla',
  'Lyon',
];
const fame = ({ home, away }: MatchRecord): number => [home, away].filter(({ name }) => famous.some((one) => name.includes(one))).length;
