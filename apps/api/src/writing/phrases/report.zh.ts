import type { ReportPhrases, ToldGoal } from './report.ts';

export const chinese: ReportPhrases = {
  separator: '',
  scene({ home, away, cup, stage, day, place, crowd, decides }) {
    const where = place && `，在 ${place}`;
    const before = crowd && `，現場觀眾 ${crowd} 人`;
    return [
      `${home}與${away}於 ${day}在${cup}${stage}相遇${place && `，地點是 ${place}`}${before}。`,
      `${day}${where}，${home}迎戰${away}，這是${cup}${inMatch(stage)}${before}。`,
      ...(decides ? [`${cup}${stage}的晉級名額在 ${day}揭曉：${home}對${away}${place && `，地點是 ${place}`}${before}。`] : []),
    ];
  },
  referee: (name) => [`主裁判是 ${name}。`, `主裁判：${name}。`, `執法的是 ${name}。`],
  headings: { first: '上半場', second: '下半場', extra: '延長賽', shootOut: '十二碼大戰', goals: '進球一覽', lineUps: '先發陣容' },
  goalless: {
    first: ['上半場雙方都沒有進球。', '前四十五分鐘沒有進球。', '中場休息時仍是 0–0。'],
    second: ['下半場比分沒有再改變。', '下半場沒有人再進球。'],
    both: ['下半場同樣沒有進球。', '下半場也一樣，沒有人破門。'],
    extra: ['三十分鐘的延長賽比分不變，勝負留給十二碼大戰。'],
  },
  after: {
    first: (score) => [`中場休息時比分是${score}。`, `上半場結束：${score}。`],
    second: (score) => [`九十分鐘結束：${score}。`, `九十分鐘以${score}作收。`],
    extra: (score) => [`120 分鐘結束：${score}。`],
  },
  beforeExtra: '九十分鐘未分勝負。',
  goal({ at, who, team, penalty, own, others, last, again }) {
    const from = penalty ? '以十二碼' : '';
    const score = `${own}–${others}`;
    if (own === 1 && others === 0)
      return [
        `第 ${at} 分鐘，${who} ${from}為${team}首開紀錄。`,
        `第 ${at} 分鐘，${who} ${from}讓${team}取得領先。`,
        `${team}先馳得點：${who} 在第 ${at} 分鐘${from}破門。`,
      ];
    if (own === others) return [`第 ${at} 分鐘，${who} ${from}為${team}追平，${score}。`, `第 ${at} 分鐘，${who} ${from}把比賽拉回原點：${score}。`];
    if (own === others + 1)
      return [
        `第 ${at} 分鐘，${who} ${from}讓${team}以 ${score} 領先。`,
        `第 ${at} 分鐘，${who} ${from}為${team}把比分改寫為 ${score}${last ? '，這也是決定勝負的一球' : ''}。`,
      ];
    if (own < others) return [`第 ${at} 分鐘，${who} ${from}為${team}追回一球，${score}。`, `第 ${at} 分鐘，${who} ${from}為${team}重燃希望：${score}。`];
    return [
      `第 ${at} 分鐘，${who} ${from}為${team}把領先擴大到 ${score}。`,
      again ? `第 ${at} 分鐘，${who} ${from}再下一城，${team}以 ${score} 領先。` : `第 ${at} 分鐘，輪到 ${who} ${from}建功，${team}以 ${score} 領先。`,
    ];
  },
  ownGoal: (goal) => `第 ${goal.at} 分鐘，${goal.who} 不慎踢進烏龍球，${goal.team}${standing(goal)}。`,
  penaltyMissed: ({ at, who, team }) => `第 ${at} 分鐘，${who} 為${team}主罰十二碼未進。`,
  sentOff: ({ at, who, team, second, left }) => `第 ${at} 分鐘，${who} ${second ? '領到第二張黃牌' : '領到紅牌'}離場，${team}只剩 ${left} 人。`,
  shootOut: ({ won, kicks }) => `${won}在十二碼大戰中更冷靜，以 ${kicks} 勝出。`,
  kicksMissed: (by) => `沒有罰進的是：${by.map(({ who, team }) => `${who}（${team}）`).join('、')}。`,
  goalTable: { head: ['分鐘', '球隊', '進球者', '比分'], penalty: '（十二碼）', own: '（烏龍球）' },
  road: (team) => `${team}的決賽之路`,
  how: { penalties: (kicks) => `，十二碼大戰 ${kicks}`, extraTime: '，延長賽後' },
  champion: ({ won, lost, cup }) => `${won}奪得${cup}冠軍，${lost}止步於最後一戰。`,
  third: ({ won, cup }) => `${won}以季軍結束${cup}。`,
  through: ({ won, lost, next }) => `${won}晉級${next}，${lost}告別本屆賽事。`,
  finalist: ({ won, lost, next }) => `${won}晉級${next}，${lost}將爭奪季軍。`,
  points: {
    won: ({ won, stage }) => `${won}在${stage}拿下三分。`,
    shared: ({ won, lost, stage }) => `${won}與${lost}在${stage}各得一分。`,
  },
  bookings: (count) => [`裁判全場共出示 ${count} 張黃牌。`, `全場共有 ${count} 張黃牌。`],
  replayed: ['這場比賽收錄在 Khán Đài 的重播庫：播出時，你可以在直播間逐分鐘觀看。', 'Khán Đài 不時重播這場比賽，直播間會像當時一樣逐分鐘跟進。'],
  plainTitle: ({ home, away, cup, stage }) => `${home}對${away}：${cup}${stage}戰報`,
  headlines: {
    'final-shoot-out': ({ won, lost, cup, goals, score, kicks, season }) => ({
      titles: [`${won}在十二碼大戰中擊敗${lost}，奪得${cup}冠軍`],
      lead: `${goals} 個進球、120 分鐘 ${score} 戰平，再以十二碼大戰 ${kicks} 分出勝負：${season} 年的決賽什麼都有了。`,
    }),
    'final-extra-time': ({ won, lost, cup, player, minute }) => ({
      titles: [`${won}奪得${cup}冠軍`],
      lead: `${player} 在延長賽第 ${minute} 分鐘的進球，決定了與${lost}的決賽。`,
    }),
    final: ({ won, lost, cup, score }) => ({ titles: [`${won}奪得${cup}冠軍`], lead: `決賽中${won}以 ${score} 擊敗${lost}。` }),
    'shoot-out': ({ won, lost, cup, stage, score, kicks }) => ({
      titles: [`${won}在十二碼大戰淘汰${lost}`, `十二碼大戰的考驗：${won}以 ${kicks} 勝${lost}`],
      lead: `120 分鐘 ${score} 戰平後，${won}在${cup}${inMatch(stage)}的十二碼大戰中以 ${kicks} 勝出。`,
    }),
    'extra-time': ({ won, lost, cup, stage, score, behind }) => ({
      titles: [`${won}靠延長賽 ${score} 力克${lost}`],
      lead: `九十分鐘未分勝負，${won}${behind ? '曾經落後，最終' : ''}在延長賽拿下這場${cup}${inMatch(stage)}。`,
    }),
    comeback: ({ won, lost, cup, stage, score }) => ({
      titles: [`${won}先落後再逆轉，${score} 擊敗${lost}`, `${won}上演逆轉，${score} 勝${lost}`],
      lead: `${lost}一度領先，但笑到最後的是${won}：這是${cup}${inMatch(stage)}。`,
    }),
    'late-goal': ({ won, lost, cup, stage, score, player, minute }) => ({
      titles: [`第 ${minute} 分鐘的進球，讓${won}擊敗${lost}`],
      lead: `${player} 在${cup}${inMatch(stage)}臨近結束時一錘定音，${won}以 ${score} 勝出。`,
    }),
    wide: ({ won, lost, cup, stage, score, gap }) => ({
      titles: [`${won} ${score} 大勝${lost}`],
      lead: `${gap} 球的差距，說明了${won}與${lost}這場${cup}${inMatch(stage)}。`,
    }),
    'single-goal': ({ won, lost, cup, stage, player, minute }) => ({
      titles: [`一球就夠：${won}擊敗${lost}`, `${won}一球小勝${lost}`],
      lead: `${player} 在第 ${minute} 分鐘的唯一進球，決定了這場${cup}${inMatch(stage)}。`,
    }),
    draw: ({ won, lost, cup, stage, score, player, minute }) => ({
      titles: [`${won}與${lost} ${score} 戰平`, `${won}與${lost}以 ${score} 握手言和`],
      lead: player
        ? `${player} 在第 ${minute} 分鐘扳平，這是${cup}${inMatch(stage)}。`
        : `第 ${minute} 分鐘的烏龍球，讓這場${cup}${inMatch(stage)}以平手收場。`,
    }),
    goalless: ({ won, lost, cup, stage }) => ({
      titles: [`${won}與${lost}互交白卷`, `${won}與${lost}都沒有進球`],
      lead: `這場${cup}${inMatch(stage)}以 0–0 結束。`,
    }),
    plain: ({ won, lost, cup, stage, score }) => ({
      titles: [`${stage}：${won} ${score} 勝${lost}`],
      lead: `${cup}${stage}，${won}在九十分鐘內以 ${score} 擊敗${lost}。`,
    }),
  },
};

/** 'A 組' is no match; '八強戰' is one. */
const inMatch = (stage: string): string => (stage.endsWith('組') ? `${stage}的比賽` : stage);
const standing = ({ own, others }: ToldGoal): string =>
  own === others ? `追成 ${own}–${others}` : own > others ? `以 ${own}–${others} 領先` : `追到 ${own}–${others}`;
