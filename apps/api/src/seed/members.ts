// Members of the demonstration, apart from those one logs in as.

/** Members who write in the demonstration and whom nobody can log in as: `experience` and days since they came are part of the picture. */
export const demoMembers = [
  { username: 'sonnghe_37', displayName: 'Sơn Nghệ', experience: 5400, days: 412, bio: 'Sông Lam trong tim, Ngoại hạng Anh trên ti vi.' },
  { username: 'kinhcan_67', displayName: 'Kính Cận', experience: 8200, days: 530, bio: 'Soi kèo bằng số liệu, không soi bằng niềm tin.' },
  { username: 'bachisanvinh', displayName: 'Bà chị sân Vinh', experience: 6900, days: 488, bio: 'Ghế đá khán đài C, hát to nhất hàng.' },
  { username: 'chieumuahangday', displayName: 'Chiều mưa Hàng Đẫy', experience: 3100, days: 240, bio: '' },
  { username: 'cafesuada', displayName: 'Cà phê sữa đá', experience: 1500, days: 122, bio: 'Thức đêm xem La Liga, sáng ra cà phê.' },
  { username: 'tinghean', displayName: 'Tí Nghệ An', experience: 900, days: 95, bio: '' },
  { username: 'hoitruonghem52', displayName: 'Hội trưởng Hẻm 52', experience: 12400, days: 640, bio: 'Cả hẻm xem chung một màn hình.' },
  { username: 'thuhapho', displayName: 'Thu Hà phố cổ', experience: 2200, days: 180, bio: 'Yêu đội tuyển, yêu cả những trận 0–0.' },
  { username: 'longxuyenfc', displayName: 'Long Xuyên FC', experience: 400, days: 44, bio: '' },
  { username: 'meocanhcau', displayName: 'Mèo canh cầu', experience: 700, days: 61, bio: 'Thủ môn phong trào.' },
] as const;

/** Members whose voices, besides those, fill the stand of a demonstration (`DEMO_CROWD`). Nobody can log in as them either. */
export const standMembers = [
  { username: 'cotdoc_hangday', displayName: 'Cột dọc Hàng Đẫy', experience: 1900, days: 150, bio: 'Đứng ngay sau khung thành.' },
  { username: 'ongtam_banve', displayName: 'Ông Tám bán vé', experience: 4300, days: 377, bio: 'Hết vé thì còn chuyện.' },
  { username: 'trong_thientruong', displayName: 'Trống Thiên Trường', experience: 2600, days: 201, bio: '' },
  { username: 'hienngoaihang', displayName: 'Hiền Ngoại Hạng', experience: 3300, days: 262, bio: 'Cuối tuần không nhận lịch hẹn.' },
  { username: 'batrungvebien', displayName: 'Ba trung vệ biên', experience: 800, days: 70, bio: '' },
  { username: 'dungcantho', displayName: 'Dũng Cần Thơ', experience: 1200, days: 110, bio: 'Miền Tây xem bóng bên bờ kè.' },
  { username: 'chilanquannuoc', displayName: 'Chị Lan quán nước', experience: 5100, days: 430, bio: 'Quán có màn hình lớn, mời cả nhà.' },
  { username: 'lehoanggiay39', displayName: 'Lê Hoàng giày 39', experience: 650, days: 52, bio: '' },
  { username: 'phutchinmuoi', displayName: 'Phút chín mươi', experience: 2900, days: 233, bio: 'Chưa hết giờ là chưa hết.' },
  { username: 'ninhbinhsuongsom', displayName: 'Ninh Bình sương sớm', experience: 1400, days: 128, bio: '' },
  { username: 'haidangbienhoa', displayName: 'Hải Đăng Biên Hòa', experience: 980, days: 88, bio: '' },
  { username: 'nguoigacden', displayName: 'Người gác đèn sân', experience: 2100, days: 190, bio: 'Người về cuối cùng.' },
  { username: 'quynhthuky', displayName: 'Quỳnh thư ký đội', experience: 1750, days: 141, bio: 'Ghi số liệu bằng bút chì.' },
  { username: 'tunghaiphong', displayName: 'Tùng Hải Phòng', experience: 3700, days: 301, bio: 'Bánh mì cay và sân Lạch Tray.' },
] as const;
