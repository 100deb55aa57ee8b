/** What pages say, in the measure in which they say it: sentences of articles, headlines, names, a little of everything that stands between. */
export const PROSE = `Việt vị trong hai phút: ba điều kiện và bốn ngoại lệ. Luật 11 tách hai chuyện mà khán đài hay gộp làm một: đứng ở vị trí việt vị, và phạm lỗi việt vị. \
Cầu thủ đứng ở vị trí việt vị chỉ bị thổi khi tham gia vào tình huống: chạm bóng, cản tầm nhìn hay tranh chấp với đối phương, hoặc hưởng lợi từ quả bóng bật ra từ cột, xà hay pha cứu thua. \
Ở World Cup 2022, Argentina thắng Hà Lan ở tứ kết rồi thắng Pháp ở chung kết, cả hai lần đều bằng luân lưu. Đó là con đường chông chênh nhất để lên ngôi. \
Khi tiền đạo lao lên, tiền vệ phải lên theo, hàng thủ cũng phải dâng. Nếu khoảng trống giữa hai tuyến rộng quá, một đường chuyền là thoát cả hệ thống. \
Tai nghe là phát minh vĩ đại nhất của người xem bóng đá đêm. Bàn thắng thì đấm gối. Phòng chat trên Khán Đài là nơi hét không ai mắng. \
Vòng 1/16 xuất hiện lần đầu. Nhà vô địch phải đá tám trận thay vì bảy như trước. Trận tứ kết có bàn gỡ hoà ở phút 90+11. \
Ngủ trước, không ngủ bù: một giấc chín mươi phút trước trận dễ chịu hơn nhiều so với cố thức rồi ngủ bù. Bình luận mới nhất, Lịch thi đấu, Kết quả, Bảng xếp hạng, Tin tức, Trò chuyện, Đăng nhập.`;

/** Scores, minutes, kick-offs, odds, counters; set as `tabular-nums`. */
export const FIGURES = `2–1 0–0 3–2 1–4 90+4' 45' 67' 12' 21:30 02:00 19:45 20/11 30/11 1.85 2.05 3.40 -0.75 +1.25 0.98 1.284 36 52 7 10 100 56% 44%`;

/** Letters that Liberation Sans lacks: marked twice, marked below, or horned. */
export const MARKED = {
  range: 'U+01A0-01A1, U+01AF-01B0, U+1EA0-1EF9',
  holds: (letter: string): boolean => /[\u01a0\u01a1\u01af\u01b0\u1ea0-\u1ef9]/.test(letter),
};

const VIETNAMESE = 'aàáảãạăằắẳẵặâầấẩẫậeèéẻẽẹêềếểễệiìíỉĩịoòóỏõọôồốổỗộơờớởỡợuùúủũụưừứửữựyỳýỷỹỵđ';
/** Of which the width on a device is kept. */
export const LETTERS = [
  ...new Set([...Array.from({ length: 95 }, (_, place) => String.fromCharCode(32 + place)), ...VIETNAMESE, ...VIETNAMESE.toUpperCase(), ...'–—−…’“”·×°']),
].join('');
