import type { ComicStory } from './story.ts';

/** Law 11, as it is: position at the moment the ball is played, and what makes it an offence. */
export const offside: ComicStory = {
  slug: 'viet-vi-la-gi',
  title: { vi: 'Việt vị là gì?', en: 'What is offside?', zh: '什麼是越位？' },
  summary: {
    vi: 'Quán trà vỉa hè Hà Nội, mấy cái nắp chai và một hạt lạc: Thảo giảng luật việt vị cho Long, gọn trong một cốc trà đá.',
    en: 'A tea stall on a Hanoi pavement, a few bottle caps and a peanut: Thảo explains offside to Long in the time of one iced tea.',
    zh: '河內街邊茶攤，幾個瓶蓋加一粒花生：阿草用一杯冰茶的時間，給阿龍講明白越位規則。',
  },
  pages: [
    {
      picture: 'viet-vi-la-gi-01.svg',
      alt: {
        vi: 'Long và Thảo ngồi ghế nhựa bên bàn trà vỉa hè, sau lưng là dãy nhà phố. Long nhăn mặt thắc mắc, Thảo mỉm cười giơ ngón tay.',
        en: 'Long and Thảo sit on plastic stools at a pavement tea table before a row of town houses. Long frowns; Thảo smiles and raises a finger.',
        zh: '阿龍和阿草坐在街邊茶攤的塑膠凳上，身後是一排街屋。阿龍皺眉不解，阿草微笑著豎起手指。',
      },
      balloons: [
        {
          kind: 'speech',
          x: 25,
          y: 10.5,
          width: 42,
          tail: { x: 32, y: 22 },
          words: { vi: 'Vào lưới rõ ràng! Sao trọng tài không tính?', en: 'It was in! Why didn’t the referee give it?', zh: '明明進了！裁判怎麼不算？' },
        },
        {
          kind: 'speech',
          x: 75,
          y: 14,
          width: 34,
          tail: { x: 69, y: 24 },
          words: { vi: 'Thì việt vị chứ sao nữa.', en: 'Because it was offside.', zh: '因為越位了嘛。' },
        },
        {
          kind: 'speech',
          x: 24.5,
          y: 63,
          width: 36,
          tail: { x: 25, y: 73 },
          words: { vi: 'Ừ, mà việt vị… là cái gì?', en: 'Right. And offside is… what?', zh: '喔……那越位是什麼？' },
        },
        {
          kind: 'speech',
          x: 76.5,
          y: 63,
          width: 38,
          tail: { x: 76, y: 74 },
          words: { vi: 'Đưa mấy cái nắp chai đây, tớ giảng cho.', en: 'Give me those bottle caps, I’ll show you.', zh: '把瓶蓋拿來，我講給你聽。' },
        },
      ],
    },
    {
      picture: 'viet-vi-la-gi-02.svg',
      alt: {
        vi: 'Mặt bàn gỗ vẽ phấn khung thành, nắp chai đỏ và xanh làm cầu thủ, hạt lạc làm bóng. Một nắp đỏ nằm sau vạch đứt, giữa hậu vệ xanh cuối cùng và vạch cuối sân.',
        en: 'A goal chalked on a wooden table, red and green bottle caps for players, a peanut for the ball. One red cap lies beyond the dashed line, nearer to the goal line than all greens but the keeper.',
        zh: '木桌上用粉筆畫著球門，紅綠瓶蓋當球員，花生當球。一個紅瓶蓋越過虛線，前面只剩綠隊門將。',
      },
      balloons: [
        {
          kind: 'speech',
          x: 29,
          y: 9.5,
          width: 50,
          tail: { x: 41, y: 33 },
          words: {
            vi: 'Đỏ là quân mình, xanh là đối thủ, hạt lạc là bóng.',
            en: 'Red is us, green is them, and the peanut is the ball.',
            zh: '紅的是我們，綠的是對手，花生是球。',
          },
        },
        {
          kind: 'caption',
          x: 29,
          y: 55,
          width: 50,
          words: {
            vi: 'Lúc đồng đội chuyền, cậu gần vạch cuối sân đối thủ hơn bóng…',
            en: 'A team-mate plays it. You’re nearer their goal line than the ball…',
            zh: '隊友出球的瞬間，你比球更靠近對方球門線……',
          },
        },
        {
          kind: 'caption',
          x: 32,
          y: 91,
          width: 58,
          words: {
            vi: '…và hơn cả đối thủ áp chót, tính luôn thủ môn: vị trí việt vị!',
            en: '…and than the second-last opponent, keeper included: offside position!',
            zh: '……也比對方倒數第二人（含門將）更近：越位位置！',
          },
        },
      ],
    },
    {
      picture: 'viet-vi-la-gi-03.svg',
      alt: {
        vi: 'Tiền đạo đứng ngang hậu vệ; tiền đạo còn ở phần sân nhà. Bên dưới: ném biên, phát bóng và phạt góc.',
        en: 'A striker level with a defender; a striker still in his own half. Below: a throw-in, a goal kick and a corner.',
        zh: '前鋒與後衛平行；前鋒還在己方半場。下方是界外球、球門球和角球。',
      },
      balloons: [
        {
          kind: 'speech',
          x: 23,
          y: 10,
          width: 39,
          tail: { x: 3, y: 20 },
          words: { vi: 'Ngang với đối thủ áp chót? Chưa việt vị.', en: 'Level with the second-last opponent? Onside.', zh: '和倒數第二人平行？不算越位。' },
        },
        {
          kind: 'speech',
          x: 77,
          y: 10,
          width: 39,
          tail: { x: 97, y: 20 },
          words: { vi: 'Lúc chuyền còn ở phần sân nhà? Cũng không.', en: 'In your own half when it’s played? Onside.', zh: '出球時還在己方半場？也不算。' },
        },
        { kind: 'caption', x: 17.2, y: 58, width: 27, words: { vi: 'Nhận thẳng từ ném biên…', en: 'Straight from a throw-in…', zh: '直接接界外球……' } },
        { kind: 'caption', x: 50, y: 58, width: 27, words: { vi: '…từ phát bóng…', en: '…a goal kick…', zh: '……球門球……' } },
        { kind: 'caption', x: 82.8, y: 58, width: 27, words: { vi: '…hay phạt góc: không lỗi!', en: '…or a corner: no offence!', zh: '……或角球：不犯規！' } },
      ],
    },
    {
      picture: 'viet-vi-la-gi-04.svg',
      alt: {
        vi: 'Đồng đội sút vào lưới, một tiền đạo chống nạnh đứng ngoài pha bóng. Dưới: một người chắn trước mặt thủ môn; trợ lý trọng tài phất cờ.',
        en: 'A team-mate scores while another forward stands idle, hands on hips, away from play. Below: a player blocks the keeper’s view; an assistant referee raises the flag.',
        zh: '隊友射門得分，另一名前鋒叉腰站在一旁。下方：一名球員擋住門將視線；助理裁判舉旗。',
      },
      balloons: [
        {
          kind: 'speech',
          x: 28,
          y: 8.5,
          width: 48,
          tail: { x: 3, y: 16 },
          words: {
            vi: 'Đứng ở vị trí việt vị thôi thì chưa có lỗi.',
            en: 'Just being in an offside position is no offence.',
            zh: '光站在越位位置，還不算犯規。',
          },
        },
        {
          kind: 'thought',
          x: 79,
          y: 10.6,
          width: 32,
          tail: { x: 87, y: 18.5 },
          words: { vi: 'Mình có làm gì đâu!', en: 'I’m not doing anything!', zh: '我什麼都沒做喔！' },
        },
        {
          kind: 'speech',
          x: 25,
          y: 59,
          width: 41,
          tail: { x: 3, y: 68 },
          words: {
            vi: 'Che mắt thủ môn, cản đối thủ chơi bóng: có lỗi!',
            en: 'Block the keeper’s view, hinder an opponent: offence!',
            zh: '擋門將視線、妨礙對手踢球：犯規！',
          },
        },
        {
          kind: 'speech',
          x: 76.5,
          y: 60,
          width: 41,
          tail: { x: 97, y: 70 },
          words: {
            vi: 'Chạm quả bóng đồng đội chuyền: phạt gián tiếp!',
            en: 'Touch the team-mate’s pass: indirect free kick!',
            zh: '碰到隊友傳的球：判間接自由球！',
          },
        },
      ],
    },
    {
      picture: 'viet-vi-la-gi-05.svg',
      alt: {
        vi: 'Long giơ ngón tay vỡ lẽ, Thảo cười, tay cầm cốc trà. Rồi Long chạy biến, Thảo một tay phất cờ, một tay chìa hoá đơn, bà chủ quán cười.',
        en: 'Long raises a finger: he gets it; Thảo laughs over her tea. Then Long runs for it, Thảo waves a flag and holds out the bill, and the tea seller laughs.',
        zh: '阿龍豎起手指恍然大悟，阿草端著茶笑了。接著阿龍拔腿就跑，阿草一手舉旗、一手拿帳單，茶攤老闆娘笑開了。',
      },
      balloons: [
        {
          kind: 'speech',
          x: 28.5,
          y: 10.5,
          width: 48,
          tail: { x: 30, y: 24 },
          words: {
            vi: 'À! Tính lúc đồng đội chạm bóng, không phải lúc tớ nhận!',
            en: 'Ah! What counts is when it’s played, not when I get it!',
            zh: '啊！看的是隊友出球時，不是我接球時！',
          },
        },
        {
          kind: 'speech',
          x: 78,
          y: 11,
          width: 34,
          tail: { x: 78, y: 24 },
          words: { vi: 'Chuẩn! Thông minh đột xuất!', en: 'Exactly! Who knew you had it in you!', zh: '對！你突然變聰明了！' },
        },
        {
          kind: 'speech',
          x: 76,
          y: 51.8,
          width: 40,
          tail: { x: 85, y: 68 },
          words: { vi: 'Hiểu rồi! Thôi, tớ về trước nhé…', en: 'Got it! Well, I’ll be off now…', zh: '懂了！那我先走囉……' },
        },
        {
          kind: 'shout',
          x: 27,
          y: 57.4,
          width: 45,
          tail: { x: 34, y: 70 },
          words: {
            vi: 'Việt vị! Tớ đã chuyền hoá đơn đâu mà cậu chạy!',
            en: 'Offside! You ran before I passed you the bill!',
            zh: '越位！帳單還沒傳給你，你就跑了！',
          },
        },
      ],
    },
  ],
};
