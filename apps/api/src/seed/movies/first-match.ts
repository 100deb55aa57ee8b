import type { MovieStory } from './story.ts';

const title = { vi: 'Lần đầu lên khán đài', en: 'First time in the stand', zh: '第一次上看台' };

export const firstMatchMovie: MovieStory = {
  slug: 'lan-dau-len-khan-dai',
  kind: 'film',
  title,
  summary: {
    vi: 'Truyện tranh cùng tên nay chuyển động: Mai tám tuổi theo ông lên khán đài, lỡ mất bàn đầu và tìm được chỗ ngồi đẹp nhất sân.',
    en: 'The comic of the same name, now moving: Mai, eight, goes to a match with her grandfather, misses the first goal and finds the best seat in the house.',
    zh: '同名漫畫動起來了：八歲的小梅跟爺爺去看球，錯過了第一個進球，卻找到了全場最好的位子。',
  },
  episodes: [
    {
      film: 'lan-dau-len-khan-dai',
      seconds: 74,
      title,
      summary: {
        vi: 'Cả sân nhảy lên ăn mừng, chỉ mình Mai chẳng thấy bàn thắng đâu. Thế là ông đổi ghế cho cháu.',
        en: 'Everybody jumps up for the goal, and Mai alone does not see it. So Grandpa finds her another seat.',
        zh: '進球時全場都跳了起來，只有小梅什麼也沒看到。於是爺爺給她換了個位子。',
      },
      cues: [
        { from: 0.4, to: 2.4, words: { vi: 'Chiều thứ bảy, ở nhà ông.', en: 'Saturday, at Grandpa’s.', zh: '星期六下午，在爺爺家。' } },
        { from: 2.6, to: 4.7, words: { vi: 'Ông có hai vé trận tối nay đây!', en: 'Look! Two tickets for tonight!', zh: '你看，今晚球賽的票，兩張！' } },
        {
          from: 4.9,
          to: 7.5,
          words: { vi: 'Sao mình không xem ti vi cho mát hả ông?', en: 'Why not just watch it on TV, Grandpa?', zh: '爺爺，在家看電視不是更涼快嗎？' },
        },
        { from: 7.9, to: 10.3, words: { vi: 'Ti vi làm gì có mùi cỏ, cháu ơi!', en: 'TV doesn’t smell of grass, my dear!', zh: '電視可聞不到草香啊！' } },
        { from: 10.6, to: 12.9, words: { vi: 'Cỏ thì có mùi gì nhỉ?', en: 'What does grass smell like?', zh: '草是什麼味道呢？' } },
        {
          from: 13.4,
          to: 16.2,
          words: {
            vi: 'Hết bậc thang cuối cùng, cả sân bóng hiện ra.',
            en: 'One last step, and there it is: the pitch.',
            zh: '踏上最後一級台階，整座球場就在眼前。',
          },
        },
        {
          from: 16.5,
          to: 20,
          words: {
            vi: '– Ôi! Xanh quá ông ơi!\n– Hít sâu vào: mùi cỏ đấy!',
            en: '– Wow! It’s so green!\n– Breathe in: that’s grass!',
            zh: '– 哇！好綠啊，爺爺！\n– 深吸一口氣，這就是草香！',
          },
        },
        { from: 20.7, to: 23.3, words: { vi: 'Toàn lưng với gáy người lớn…', en: 'Nothing but grown-ups’ backs…', zh: '全是大人的背和後腦勺……' } },
        {
          from: 23.9,
          to: 26.4,
          words: { vi: 'Phút 23. Tiền đạo đội nhà vung chân…', en: 'Minute 23. Our striker swings his leg…', zh: '第 23 分鐘，主隊前鋒起腳……' },
        },
        { from: 27.8, to: 30.2, words: { vi: 'VÀO! VÀO RỒI!', en: 'GOAL! IT’S IN!', zh: '進了！進了！' } },
        { from: 30.9, to: 33.3, words: { vi: 'Gì thế ông? Ai sút đấy ạ?', en: 'What is it? Who shot?', zh: '怎麼了？誰射門了？' } },
        {
          from: 33.9,
          to: 36.5,
          words: { vi: 'Cháu thấy mỗi cái mông bác hàng trên!', en: 'I only saw the bottom of the man in front!', zh: '我只看到前面叔叔的屁股！' },
        },
        { from: 36.8, to: 39.2, words: { vi: 'Ha ha! Thế thì phải đổi ghế thôi!', en: 'Ha ha! You need a better seat!', zh: '哈哈！那得換個好位子！' } },
        { from: 39.8, to: 42.1, words: { vi: 'Lên đây! Ghế này rõ nhất sân.', en: 'Up you go! Best seat in the house.', zh: '上來！這是全場最好的位子。' } },
        { from: 42.3, to: 44.8, words: { vi: 'Oa! Thấy cả khung thành luôn!', en: 'Wow! I can see the goal!', zh: '哇！連球門都看到了！' } },
        { from: 45.3, to: 47.3, words: { vi: 'Phút 78. Lần này thì…', en: 'Minute 78. And this time…', zh: '第 78 分鐘，這一次……' } },
        { from: 49.4, to: 52, words: { vi: 'VÀO! Cháu thấy rồi, ông ơi!', en: 'GOAL! I saw it, Grandpa!', zh: '進了！爺爺，我看到了！' } },
        { from: 52.4, to: 55.2, words: { vi: 'Ối, nhẹ thôi, cái cổ của ông!', en: 'Ow, careful, my poor neck!', zh: '哎喲，輕點，我的脖子！' } },
        {
          from: 56.1,
          to: 58.8,
          words: { vi: 'Trên đường về, Mai im lặng mãi.', en: 'On the way home Mai is quiet for a long while.', zh: '回家路上，小梅好久沒說話。' },
        },
        { from: 59.1, to: 61.6, words: { vi: 'Cháu mệt rồi à?', en: 'Tired, Mai?', zh: '累了嗎？' } },
        { from: 62.4, to: 65, words: { vi: 'Bao giờ lại có trận nữa hả ông?', en: 'When’s the next match, Grandpa?', zh: '爺爺，下一場是什麼時候？' } },
        { from: 65.7, to: 68, words: { vi: 'Ngủ bảy giấc nữa là tới.', en: 'Just seven more sleeps.', zh: '再睡七個晚上就到了。' } },
        { from: 68.3, to: 71, words: { vi: 'Thế cháu ngủ luôn đây…', en: 'Then I’ll start right now…', zh: '那我現在就開始睡……' } },
      ],
    },
  ],
};
