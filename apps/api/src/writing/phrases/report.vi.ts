import { capital } from '../facts.ts';
import type { ReportPhrases, ToldGoal } from './report.ts';

export const vietnamese: ReportPhrases = {
  separator: ' ',
  scene({ home, away, cup, stage, day, place, crowd, decides }) {
    const where = place && ` tại ${place}`;
    const before = crowd && `, trước ${crowd} khán giả`;
    return [
      `${home} và ${away} gặp nhau ở ${stage} ${cup} ngày ${day}${where}${before}.`,
      `Ngày ${day}${where}, ${home} và ${away} bước vào ${stage} ${cup}${before}.`,
      ...(decides ? [`Tấm vé đi tiếp từ ${stage} ${cup} được định đoạt ngày ${day}${where}: ${home} gặp ${away}${before}.`] : []),
    ];
  },
  referee: (name) => [`Cầm còi là trọng tài ${name}.`, `Trọng tài chính: ${name}.`, `${name} là người cầm còi.`],
  headings: { first: 'Hiệp một', second: 'Sau giờ nghỉ', extra: 'Hiệp phụ', shootOut: 'Luân lưu', goals: 'Các bàn thắng', lineUps: 'Đội hình xuất phát' },
  goalless: {
    first: ['Hiệp một trôi qua mà không mành lưới nào rung lên.', 'Bốn mươi lăm phút đầu không có bàn thắng.', 'Hai đội vào giờ nghỉ khi tỷ số vẫn là 0–0.'],
    second: ['Hiệp hai không có thêm bàn thắng.', 'Tỷ số giữ nguyên trong cả hiệp hai.'],
    both: ['Hiệp hai cũng không có bàn thắng nào.', 'Hiệp hai vẫn thế: không ai ghi được bàn.'],
    extra: ['Ba mươi phút hiệp phụ không làm tỷ số thay đổi, và hai đội phải bước lên chấm luân lưu.'],
  },
  after: {
    first: (score) => [`Hai đội vào giờ nghỉ với tỷ số ${score}.`, `Tỷ số sau hiệp một: ${score}.`],
    second: (score) => [`Hết chín mươi phút: ${score}.`, `Chín mươi phút khép lại với tỷ số ${score}.`],
    extra: (score) => [`Sau 120 phút: ${score}.`],
  },
  beforeExtra: 'Chín mươi phút là chưa đủ.',
  goal({ at, who, team, penalty, own, others, last, again }) {
    const from = penalty ? ' từ chấm phạt đền' : '';
    const score = `${own}–${others}`;
    if (own === 1 && others === 0)
      return [
        `Phút ${at}, ${who} mở tỷ số cho ${team}${from}.`,
        `Phút ${at}, ${who} đưa ${team} vượt lên${from}.`,
        `${team} có bàn trước: ${who} ghi bàn${from} ở phút ${at}.`,
      ];
    if (own === others)
      return [`Phút ${at}, ${who} gỡ hoà ${score} cho ${team}${from}.`, `Phút ${at}, ${who} kéo trận đấu về vạch xuất phát${from}: ${score}.`];
    if (own === others + 1)
      return [
        `Phút ${at}, ${who} đưa ${team} vượt lên dẫn ${score}${from}.`,
        `Phút ${at}, ${who} ghi bàn nâng tỷ số lên ${score} cho ${team}${from}${last ? ', và đó là bàn quyết định' : ''}.`,
      ];
    if (own < others)
      return [`Phút ${at}, ${who} rút ngắn cách biệt còn ${score} cho ${team}${from}.`, `Phút ${at}, ${who} thắp lại hy vọng cho ${team}${from}: ${score}.`];
    return [
      `Phút ${at}, ${who} nới rộng cách biệt thành ${score} cho ${team}${from}.`,
      again ? `Phút ${at}, ${who} ghi thêm bàn nữa${from}, ${team} dẫn ${score}.` : `Phút ${at}, đến lượt ${who} ghi tên mình${from}, ${team} dẫn ${score}.`,
    ];
  },
  ownGoal: (goal) => `Phút ${goal.at}, ${goal.who} đá phản lưới nhà và ${goal.team} có bàn, ${standing(goal)}.`,
  penaltyMissed: ({ at, who, team }) => `Phút ${at}, ${who} đá hỏng quả phạt đền của ${team}.`,
  sentOff: ({ at, who, team, second, left }) => `Phút ${at}, ${who} nhận ${second ? 'thẻ vàng thứ hai' : 'thẻ đỏ'}, ${team} chỉ còn ${left} người.`,
  shootOut: ({ won, kicks }) => `${won} lạnh lùng hơn ở loạt sút luân lưu và thắng ${kicks}.`,
  kicksMissed: (by) => `Những cú đá không thành công: ${by.map(({ who, team }) => `${who} (${team})`).join(', ')}.`,
  goalTable: { head: ['Phút', 'Đội', 'Người ghi bàn', 'Tỷ số'], penalty: ' (11 m)', own: ' (phản lưới)' },
  road: (team) => `Đường tới chung kết của ${team}`,
  how: { penalties: (kicks) => `, luân lưu ${kicks}`, extraTime: ', sau hiệp phụ' },
  champion: ({ won, lost, cup }) => `${won} vô địch ${cup}. ${lost} dừng bước ở trận cuối cùng.`,
  third: ({ won, cup }) => `${won} khép lại ${cup} ở vị trí thứ ba.`,
  through: ({ won, lost, next }) => `${won} vào ${next}, ${lost} chia tay giải.`,
  finalist: ({ won, lost, next }) => `${won} vào trận ${next}, ${lost} còn trận tranh hạng ba.`,
  points: {
    won: ({ won, stage }) => `${won} có ba điểm ở ${stage}.`,
    shared: ({ won, lost, stage }) => `${won} và ${lost} chia điểm ở ${stage}, mỗi đội một điểm.`,
  },
  bookings: (count) => [`Trọng tài rút ra ${count} thẻ vàng trong cả trận.`, `Cả trận có ${count} thẻ vàng.`],
  replayed: [
    'Trận này có trong kho phát lại của Khán Đài: khi nó lên sóng, bạn xem được từng phút trong phòng trực tiếp.',
    'Khán Đài thỉnh thoảng phát lại trận này, và phòng trực tiếp theo từng phút như lúc nó đang diễn ra.',
  ],
  plainTitle: ({ home, away, cup, stage }) => `${home} – ${away}: tường thuật ${inMatch(stage)} ${cup}`,
  headlines: {
    'final-shoot-out': ({ won, lost, cup, goals, score, kicks, season }) => ({
      titles: [`${won} vô địch ${cup} sau loạt luân lưu với ${lost}`],
      lead: `${goals} bàn thắng, 120 phút hoà ${score}, rồi luân lưu ${kicks}: trận chung kết năm ${season} có đủ mọi thứ.`,
    }),
    'final-extra-time': ({ won, lost, cup, player, minute }) => ({
      titles: [`${won} vô địch ${cup}`],
      lead: `Bàn thắng của ${player} ở phút ${minute}, trong hiệp phụ, quyết định trận chung kết với ${lost}.`,
    }),
    final: ({ won, lost, cup, score }) => ({ titles: [`${won} vô địch ${cup}`], lead: `${won} thắng ${lost} ${score} trong trận chung kết.` }),
    'shoot-out': ({ won, lost, cup, stage, score, kicks }) => ({
      titles: [`${won} vượt qua ${lost} trên chấm luân lưu`, `Cân não mười một mét: ${won} thắng ${lost} ${kicks} ở loạt luân lưu`],
      lead: `Sau 120 phút hoà ${score}, ${won} thắng ${kicks} ở loạt sút luân lưu trong ${inMatch(stage)} ${cup}.`,
    }),
    'extra-time': ({ won, lost, cup, stage, score, behind }) => ({
      titles: [`${won} cần hiệp phụ để khuất phục ${lost} ${score}`],
      lead: `Chín mươi phút không phân thắng bại. ${won} giải quyết ${inMatch(stage)} ${cup} trong hiệp phụ${behind ? ', sau khi từng bị dẫn' : ''}.`,
    }),
    comeback: ({ won, lost, cup, stage, score }) => ({
      titles: [`Bị dẫn trước, ${won} lội ngược dòng hạ ${lost} ${score}`, `${won} ngược dòng thắng ${lost} ${score}`],
      lead: `${lost} từng dẫn trước, nhưng ${won} mới là đội cười sau cùng ở ${inMatch(stage)} ${cup}.`,
    }),
    'late-goal': ({ won, lost, cup, stage, score, player, minute }) => ({
      titles: [`Bàn thắng phút ${minute} giúp ${won} thắng ${lost}`],
      lead: `${player} ghi bàn quyết định khi ${inMatch(stage)} ${cup} sắp hết giờ. ${won} thắng ${score}.`,
    }),
    wide: ({ won, lost, cup, stage, score, gap }) => ({
      titles: [`${won} thắng đậm ${lost} ${score}`],
      lead: `Cách biệt ${gap} bàn nói đủ về ${inMatch(stage)} ${cup} giữa ${won} và ${lost}.`,
    }),
    'single-goal': ({ won, lost, cup, stage, player, minute }) => ({
      titles: [`Một bàn là đủ: ${won} hạ ${lost}`, `${won} thắng tối thiểu ${lost}`],
      lead: `Bàn duy nhất của ${player} ở phút ${minute} quyết định ${inMatch(stage)} ${cup}.`,
    }),
    draw: ({ won, lost, cup, stage, score, player, minute }) => ({
      titles: [`${won} và ${lost} hoà ${score}`, `${won} và ${lost} chia điểm sau trận hoà ${score}`],
      lead: player
        ? `${player} ghi bàn gỡ hoà ở phút ${minute} của ${inMatch(stage)} ${cup}.`
        : `Bàn phản lưới ở phút ${minute} khép lại ${inMatch(stage)} ${cup} với tỷ số hoà.`,
    }),
    goalless: ({ won, lost, cup, stage }) => ({
      titles: [`${won} và ${lost} hoà không bàn thắng`, `Không mành lưới nào rung lên giữa ${won} và ${lost}`],
      lead: `${capital(inMatch(stage))} ${cup} kết thúc 0–0.`,
    }),
    plain: ({ won, lost, cup, stage, score }) => ({
      titles: [`${won} thắng ${lost} ${score} ở ${inMatch(stage)}`],
      lead: `${capital(stage)} ${cup}: ${won} thắng ${lost} ${score} sau chín mươi phút.`,
    }),
  },
};

/** 'trận chung kết'; the match for third place is called one already. */
const inMatch = (stage: string): string => (stage.startsWith('trận ') ? stage : `trận ${stage}`);
const standing = ({ own, others }: ToldGoal): string =>
  own === others ? `tỷ số là ${own}–${others}` : own > others ? `dẫn ${own}–${others}` : `rút ngắn còn ${own}–${others}`;
