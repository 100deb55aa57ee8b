import type { SurveyPhrases } from './survey.ts';

export const vietnamese: SurveyPhrases = {
  preview: {
    oneDay: (day) => `ngày ${day}`,
    days: (from, to) => `từ ${from} đến ${to}`,
    title: ({ number, league, first, rest }) => `Vòng ${number} ${league}: ${first} và ${rest} trận còn lại`,
    lead: ({ count, when, past }) => `${count} trận ${when}: cặp nào gặp cặp nào, ${past ? 'và mùa trước họ đã kết thúc ra sao' : 'xem trước để còn hẹn giờ'}.`,
    intro: ({ number, league, count, when }) =>
      `Vòng ${number} ${league} có ${count} trận, ${when}. Lịch dưới đây theo nguồn dữ liệu mở mà Khán Đài dùng; giờ bóng lăn của từng trận có thể còn được ban tổ chức xê dịch, bạn xem giờ mới nhất ở trang Lịch thi đấu.`,
    pairs: 'Các cặp đấu',
    head: ['Ngày', 'Chủ nhà', 'Đội khách'],
    past: 'Mùa trước họ gặp nhau ra sao',
    meeting: ({ line, day }) => `${line} (${day})`,
    end: 'Nếu đã có nhận định của riêng mình, mục Típ kèo luôn để ngỏ: típ khoá khi trận bắt đầu, thắng thua chấm theo kết quả.',
  },
  review: {
    title: ({ league, season, rounds }) => `Nhìn lại ${league} ${season}: cục diện sau ${rounds} vòng`,
    lead: ({ first, second, points, gap }) =>
      `${first} dẫn đầu với ${points} điểm, ${gap === 0 ? `bằng điểm với ${second} và chỉ hơn ở hiệu số hay số bàn thắng` : `hơn ${second} ${gap} điểm`}. Bảng xếp hạng dưới đây dựng lại từ từng kết quả một.`,
    intro: ({ season, rounds, first, won, drawn, lost, second, third }) =>
      `Sau ${rounds} vòng của mùa ${season}, ${first} có ${won} trận thắng, ${drawn} trận hoà và ${lost} trận thua. Bám sau là ${second.team} (${second.points} điểm) và ${third.team} (${third.points} điểm).`,
    table: ({ rounds, shown }) => `${shown} đội đầu sau vòng ${rounds}`,
    head: ['Hạng', 'Đội', 'Trận', 'Hiệu số', 'Điểm'],
    goals: 'Công và thủ',
    strongest: ({ attack, scored, average, defence, conceded, played }) =>
      `Hàng công mạnh nhất lúc này là ${attack} với ${scored} bàn, trung bình ${average} bàn một trận. Hàng thủ kín nhất thuộc về ${defence}: ${conceded} bàn thua sau ${played} trận.`,
    rule: 'Bằng điểm thì bài này xếp theo hiệu số rồi đến số bàn thắng. Điều lệ của từng giải có thể xét đối đầu trước, nên hạng của các đội bằng điểm có thể khác đôi chút so với bảng chính thức.',
  },
  numbers: {
    title: (cup) => `${cup} qua những con số`,
    lead: ({ goals, matches }) => `${goals} bàn thắng trong ${matches} trận, ai ghi nhiều nhất, trận nào cách biệt nhất, bao nhiêu lần phải đá luân lưu.`,
    intro: ({ matches, goals, average, goalless, shootOuts }) =>
      `${matches} trận, ${goals} bàn thắng, tức là cứ mỗi trận người xem được đứng dậy ${average} lần. Có ${goalless} trận không bàn thắng và ${shootOuts} trận phải phân định bằng luân lưu.`,
    figures: 'Những con số',
    widest: (lines) => `Cách biệt lớn nhất: ${lines}.`,
    fullest: ({ lines, crowd }) => `Đông khán giả nhất trong các trận có số liệu, ${crowd} người: ${lines}.`,
    shootOut: ({ line, kicks, stage }) => `Luân lưu: ${line}, loạt sút ${kicks} (${stage}).`,
    scorers: 'Ghi bàn nhiều nhất',
    head: ['Cầu thủ', 'Đội', 'Bàn thắng'],
    rule: 'Danh sách tính cả bàn từ chấm phạt đền trong trận, không tính loạt luân lưu và bàn phản lưới. Số liệu cộng lại từ biên bản từng trận của nguồn mở openfootball.',
  },
};
