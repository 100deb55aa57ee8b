import type { SurveyPhrases } from './survey.ts';

export const vietnamese: SurveyPhrases = {
  preview: {
    oneDay: (day) => `ngày ${day}`,
    days: (from, to) => `từ ${from} đến ${to}`,
    titles: ({ number, league, first, rest }) => [
      `Vòng ${number} ${league}: ${first} và ${rest} trận còn lại`,
      `${league} vòng ${number} có gì: ${first} cùng ${rest} trận nữa`,
      `${first} và toàn bộ vòng ${number} ${league}: lịch ${rest + 1} trận`,
    ],
    leads: ({ count, when, past }) => [
      `${count} trận ${when}: đội nào gặp đội nào${past ? ', và kết quả mùa trước của những cặp đã gặp nhau với cùng đội chủ nhà' : ''}.`,
      `Ai tiếp ai: ${count} trận, ${when}${past ? '; kèm kết quả mùa trước của những cặp từng gặp' : ''}.`,
    ],
    intro: ({ number, league, count, when }) => [
      `Vòng ${number} ${league} có ${count} trận, ${when}. Lịch dưới đây theo nguồn dữ liệu mở mà Khán Đài dùng; giờ bóng lăn của từng trận có thể còn được ban tổ chức xê dịch, bạn xem giờ mới nhất ở trang Lịch thi đấu.`,
      `${count} trận của vòng ${number} ${league} diễn ra ${when}. Ngày thi đấu lấy từ dữ liệu mở. Ban tổ chức vẫn có thể dời trận, nên trước khi đặt báo thức bạn ghé lại trang Lịch thi đấu.`,
      `Lịch của ${league} ghi ${count} trận cho vòng ${number}, ${when}. Đó là lịch ở thời điểm bài được dựng; thay đổi giờ chót, nếu có, hiện ở trang Lịch thi đấu.`,
    ],
    pairs: 'Các cặp đấu',
    head: ['Ngày', 'Chủ nhà', 'Đội khách'],
    past: 'Mùa trước, cùng đội chủ nhà',
    meeting: ({ line, day }) => `${line} (${day})`,
    ends: [
      'Nếu đã có nhận định của riêng mình, mục Típ kèo luôn để ngỏ: típ khoá khi trận bắt đầu, thắng thua chấm theo kết quả.',
      'Ai đã đoán được kết quả thì viết típ trước giờ bóng lăn: sau đó típ khoá lại, và kết quả thật sẽ phân xử.',
    ],
  },
  review: {
    titles: ({ league, season, rounds }) => [
      `Nhìn lại ${league} ${season}: cục diện sau ${rounds} vòng`,
      `${league} ${season} sau ${rounds} vòng: ai đứng ở đâu`,
      `Bảng xếp hạng ${league} ${season}, dựng lại từ ${rounds} vòng đấu`,
    ],
    leads: ({ first, second, points, gap }) => [
      `${first} dẫn đầu với ${points} điểm, ${gap === 0 ? `bằng điểm với ${second} và hơn ở chỉ số phụ` : `hơn ${second} ${gap} điểm`}. Bảng xếp hạng dưới đây dựng lại từ từng kết quả một.`,
      `${points} điểm cho ${first}, ${gap === 0 ? `cũng bấy nhiêu cho ${second}: chỉ số phụ phân định ngôi đầu` : `${points - gap} cho ${second}`}. Mọi con số đều cộng lại từ từng trận.`,
    ],
    intro: ({ season, rounds, first, won, drawn, lost, second, third }) => [
      `Sau ${rounds} vòng của mùa ${season}, ${first} có ${won} trận thắng, ${drawn} trận hoà và ${lost} trận thua. Xếp sau là ${second.team} (${second.points} điểm) và ${third.team} (${third.points} điểm).`,
      `${first} thắng ${won}, hoà ${drawn}, thua ${lost} trong ${rounds} vòng mùa ${season}; ${second.team} có ${second.points} điểm, ${third.team} ${third.points} điểm.`,
      `Ba đội dẫn đầu sau ${rounds} vòng mùa ${season}: ${first} (${won} thắng, ${drawn} hoà, ${lost} thua), ${second.team} với ${second.points} điểm và ${third.team} với ${third.points} điểm.`,
    ],
    table: ({ rounds, shown }) => `${shown} đội đầu sau vòng ${rounds}`,
    head: ['Hạng', 'Đội', 'Trận', 'Hiệu số', 'Điểm'],
    goals: 'Công và thủ',
    strongest: ({ attack, scored, average, defence, conceded, played }) => [
      `Hàng công mạnh nhất khi ấy là ${attack} với ${scored} bàn, trung bình ${average} bàn một trận. Hàng thủ kín nhất thuộc về ${defence}: ${conceded} bàn thua sau ${played} trận.`,
      `Ghi nhiều nhất: ${attack}, ${scored} bàn, mỗi trận ${average}. Thủng lưới ít nhất: ${defence}, ${conceded} bàn sau ${played} trận.`,
    ],
    rule: 'Các đội bằng điểm được xếp theo thứ tự mà chính giải ấy quy định, trong chừng mực kết quả cho biết. Điểm bị trừ vì án phạt, nếu có, không nằm trong dữ liệu.',
  },
  numbers: {
    titles: (cup) => [`${cup} qua những con số`, `Cộng lại cả ${cup}: bàn thắng, khán giả, luân lưu`],
    leads: ({ goals, matches }) => [
      `${goals} bàn thắng trong ${matches} trận, ai ghi nhiều nhất, trận nào cách biệt nhất, bao nhiêu lần phải đá luân lưu.`,
      `Ai ghi nhiều bàn nhất, trận nào đông khán giả nhất, mấy lần phải đá luân lưu: ${matches} trận và ${goals} bàn, cộng lại.`,
    ],
    intro: ({ matches, goals, average, goalless, shootOuts }) => [
      `${matches} trận, ${goals} bàn thắng, tức là cứ mỗi trận người xem được đứng dậy ${average} lần. Có ${goalless} trận không bàn thắng và ${shootOuts} trận phải phân định bằng luân lưu.`,
      `Trung bình ${average} bàn một trận, ${goals} bàn sau ${matches} trận. ${goalless} trận không có bàn nào, ${shootOuts} trận đi tới loạt luân lưu.`,
    ],
    figures: 'Những con số',
    place: (line, stage) => `${line} (${stage})`,
    between: '; ',
    widest: (lines) => `Cách biệt lớn nhất: ${lines}.`,
    fullest: ({ lines, crowd }) => `Đông khán giả nhất trong các trận có số liệu, ${crowd} người: ${lines}.`,
    shootOut: ({ line, kicks, stage }) => `Luân lưu: ${line}, loạt sút ${kicks} (${stage}).`,
    scorers: 'Ghi bàn nhiều nhất',
    head: ['Cầu thủ', 'Đội', 'Bàn thắng'],
    rule: 'Danh sách tính cả bàn từ chấm phạt đền trong trận, không tính loạt luân lưu và bàn phản lưới. Số liệu cộng lại từ biên bản từng trận của nguồn mở openfootball.',
  },
  groups: {
    titles: ({ cup, teams, groups }) => [`Vòng bảng ${cup}: ${teams} đội, ${groups} bảng, ai đi tiếp`, `${groups} bảng đấu của ${cup}, từng điểm và từng bàn`],
    leads: ({ groups, matches, goals }) => [
      `${matches} trận và ${goals} bàn thắng ở vòng bảng: ai đứng đầu, ai theo chân, ai dừng lại.`,
      `Ai đứng đầu, ai theo chân và ai dừng lại: ${groups} bảng, ${matches} trận, ${goals} bàn thắng.`,
    ],
    intro: ({ matches, thirds }) => [
      `Các bảng dưới đây cộng lại từ ${matches} trận. Hai đội đầu mỗi bảng đi tiếp${thirds > 0 ? `, cùng ${thirds} đội hạng ba tốt nhất` : ''}.`,
      `${matches} trận, cộng từng trận một. Mỗi bảng có hai đội đi tiếp${thirds > 0 ? `, thêm ${thirds} đội hạng ba tốt nhất` : ''}.`,
    ],
    order: {
      headToHead: 'Bằng điểm thì trước hết xét các trận giữa những đội bằng điểm với nhau, rồi mới đến hiệu số của cả bảng.',
      goalDifference: 'Bằng điểm thì xét hiệu số, rồi đến số bàn thắng.',
    },
    separator: ' ',
    head: ['Hạng', 'Đội', 'T–H–B', 'Bàn', 'Điểm'],
    by: { headToHead: 'kết quả đối đầu', goalDifference: 'hiệu số', goals: 'số bàn thắng', rules: 'điều lệ giải' },
    top: {
      all: ({ first, second, played, behind }) => [
        `${first} thắng cả ${played} trận, ${second} về nhì với ${behind} điểm.`,
        `Trọn vẹn ${played} chiến thắng cho ${first}; ${second} xếp sau với ${behind} điểm.`,
        `Không đội nào lấy được điểm của ${first}: ${played} trận, thắng cả ${played}. ${second} nhì bảng với ${behind} điểm.`,
      ],
      level: ({ first, second, points, by }) => [
        `${first} và ${second} cùng có ${points} điểm, ${by} đưa ${first} lên đầu.`,
        `Ngôi đầu phải xét đến ${by}: ${first} xếp trên ${second}, cả hai cùng được ${points} điểm.`,
      ],
      ahead: ({ first, second, points, behind }) => [
        `${first} đứng đầu với ${points} điểm, ${second} theo sau với ${behind}.`,
        `${points} điểm đủ để ${first} nhất bảng; ${second} nhì với ${behind} điểm.`,
        `Nhất bảng là ${first}, ${points} điểm; nhì bảng là ${second}, ${behind} điểm.`,
      ],
    },
    third: {
      through: ({ third, points }) => [
        `${third} đứng thứ ba với ${points} điểm mà vẫn đi tiếp.`,
        `Hạng ba của bảng này cũng có vé: ${third}, ${points} điểm.`,
        `Với ${points} điểm, ${third} đi tiếp trong nhóm hạng ba tốt nhất.`,
      ],
      out: ({ third, points }) => [`${third} dừng lại ở hạng ba với ${points} điểm.`, `${points} điểm ở vị trí thứ ba không đủ để ${third} đi tiếp.`],
      level: ({ third, points }) => [`${third} cũng có ${points} điểm như đội nhì bảng mà phải dừng lại.`],
    },
    last: {
      nothing: ({ last, played }) => [`${last} ra về mà không có điểm nào.`, `${last} thua cả ${played} trận.`],
      goalless: ({ last, points }) => [`${last} không ghi được bàn nào, cuối bảng với ${points} điểm.`],
      points: ({ last, points }) => [`${last} cuối bảng với ${points} điểm.`, `Đứng cuối là ${last}, ${points} điểm.`],
    },
    widest: (line) => [`Trận cách biệt nhất: ${line}.`, `Tỷ số đậm nhất bảng: ${line}.`],
    thirds: {
      heading: 'Cuộc đua của các đội hạng ba',
      intro: ({ teams, places }) => `${teams} đội hạng ba, ${places} vé. Các đội này chưa gặp nhau, nên xét điểm, hiệu số, bàn thắng rồi đến thẻ phạt.`,
      head: ['Hạng', 'Đội', 'Bảng', 'Hiệu số', 'Điểm'],
    },
    marks: 'Trong các bảng, T–H–B là số trận thắng, hoà, bại; dấu ✓ là đội đi tiếp.',
    source: 'Số liệu cộng lại từ biên bản từng trận của nguồn mở openfootball.',
  },
};
