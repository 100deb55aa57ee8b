import type { SurveyPhrases } from './survey.ts';

export const chinese: SurveyPhrases = {
  preview: {
    oneDay: (day) => `於 ${day}`,
    days: (from, to) => `於 ${from}至 ${to}`,
    titles: ({ number, league, first, rest }) => [
      `${league}第 ${number} 輪：${first}與另外 ${rest} 場`,
      `${league}第 ${number} 輪看什麼：${first}等 ${rest + 1} 場`,
      `${league}第 ${number} 輪共 ${rest + 1} 場：${first}領銜`,
    ],
    leads: ({ count, when, past }) => [
      `${count} 場比賽${when}進行：對陣一覽${past ? '，並附上上季同一主隊的交手比分' : ''}。`,
      `誰對上誰：${count} 場${when}進行${past ? '，並附上上季部分對戰的比分' : ''}。`,
    ],
    intro: ({ number, league, count, when }) => [
      `${league}第 ${number} 輪共有 ${count} 場比賽，${when}進行。以下賽程來自 Khán Đài 使用的開放資料；主辦單位仍可能調整開賽時間，最新時間請看賽程頁。`,
      `${league}第 ${number} 輪的 ${count} 場比賽${when}開踢。日期取自開放資料，場次仍可能改期，設鬧鐘前請再看一次賽程頁。`,
      `${league}賽程上第 ${number} 輪有 ${count} 場，${when}進行。這是本文產生時的賽程；若有臨時變動，會顯示在賽程頁。`,
    ],
    pairs: '對陣',
    head: ['日期', '主隊', '客隊'],
    past: '上季同一主隊的交手',
    meeting: ({ line, day }) => `${line}（${day}）`,
    ends: ['如果你已有自己的看法，預測專區隨時開放：開賽即鎖定，依賽果評定勝負。', '心裡有答案的人，請在開賽前寫下預測：之後就會鎖定，由真正的賽果評判。'],
  },
  review: {
    titles: ({ league, season, rounds }) => [
      `回顧${league} ${season}：${rounds} 輪過後的局勢`,
      `${league} ${season} 踢完 ${rounds} 輪：誰在哪個位置`,
      `${league} ${season} 積分榜，由 ${rounds} 輪賽果重算`,
    ],
    leads: ({ first, second, points, gap }) => [
      `${first}以 ${points} 分領先，${gap === 0 ? `與${second}同分，依排名規則居前` : `比${second}多 ${gap} 分`}。以下積分榜由每一場賽果重新計算。`,
      `${first} ${points} 分，${gap === 0 ? `${second}也是 ${points} 分，由排名規則決定榜首` : `${second} ${points - gap} 分`}。所有數字都由逐場賽果加總而成。`,
    ],
    intro: ({ season, rounds, first, won, drawn, lost, second, third }) => [
      `${season} 賽季 ${rounds} 輪過後，${first}取得 ${won} 勝 ${drawn} 和 ${lost} 負。其後是${second.team}（${second.points} 分）與${third.team}（${third.points} 分）。`,
      `${season} 賽季的 ${rounds} 輪裡，${first} ${won} 勝 ${drawn} 和 ${lost} 負；${second.team}有 ${second.points} 分，${third.team}有 ${third.points} 分。`,
      `${season} 賽季 ${rounds} 輪後的前三名：${first}（${won} 勝 ${drawn} 和 ${lost} 負）、${second.team}（${second.points} 分）與${third.team}（${third.points} 分）。`,
    ],
    table: ({ rounds, shown }) => `第 ${rounds} 輪後的前 ${shown} 名`,
    head: ['名次', '球隊', '場次', '淨勝球', '積分'],
    goals: '進攻與防守',
    strongest: ({ attack, scored, average, defence, conceded, played }) => [
      `當時進攻最強的是${attack}，攻入 ${scored} 球，場均 ${average} 球。防守最穩的是${defence}：${played} 場只失 ${conceded} 球。`,
      `進球最多：${attack}，${scored} 球，場均 ${average} 球。失球最少：${defence}，${played} 場失 ${conceded} 球。`,
    ],
    rule: '同分球隊依該聯賽自己的規定排列，以賽果能判斷的為限。若有扣分裁決，資料中並未包含。',
  },
  numbers: {
    titles: (cup) => [`數字看${cup}`, `把${cup}加起來：進球、觀眾與十二碼大戰`],
    leads: ({ goals, matches }) => [
      `${matches} 場 ${goals} 球：誰進球最多、哪場差距最大、有幾場踢到十二碼大戰。`,
      `誰進球最多、哪場觀眾最多、幾次踢到十二碼大戰：${matches} 場、${goals} 球的總帳。`,
    ],
    intro: ({ matches, goals, average, goalless, shootOuts }) => [
      `${matches} 場比賽、${goals} 個進球，平均每場讓人起立 ${average} 次。其中 ${goalless} 場沒有進球，${shootOuts} 場以十二碼大戰分出勝負。`,
      `場均 ${average} 球，${matches} 場共 ${goals} 球。${goalless} 場一球未進，${shootOuts} 場踢到十二碼大戰。`,
    ],
    figures: '數字一覽',
    place: (line, stage) => `${line}（${stage}）`,
    between: '；',
    widest: (lines) => `最大差距：${lines}。`,
    fullest: ({ lines, crowd }) => `有紀錄的場次中觀眾最多，${crowd} 人：${lines}。`,
    shootOut: ({ line, kicks, stage }) => `十二碼大戰：${line}，${kicks}（${stage}）。`,
    scorers: '射手榜',
    head: ['球員', '球隊', '進球'],
    rule: '比賽中的十二碼計入，十二碼大戰與烏龍球不計。數據由開放資料 openfootball 的逐場紀錄加總而成。',
  },
  groups: {
    titles: ({ cup, teams, groups }) => [`${cup}小組賽：${teams} 隊、${groups} 組，誰晉級`, `${cup}的 ${groups} 個小組，逐分逐球看一遍`],
    leads: ({ groups, matches, goals }) => [
      `小組賽 ${matches} 場、${goals} 球：誰居首、誰跟上、誰止步。`,
      `誰居首、誰跟上、誰止步：${groups} 組、${matches} 場、${goals} 球。`,
    ],
    intro: ({ matches, thirds }) => [
      `以下各組積分由 ${matches} 場賽果加總而成。每組前兩名晉級${thirds > 0 ? `，另有 ${thirds} 支成績最好的小組第三` : ''}。`,
      `${matches} 場，一場一場加起來。每組有兩隊晉級${thirds > 0 ? `，再加 ${thirds} 支成績最好的小組第三` : ''}。`,
    ],
    order: {
      headToHead: '同分時先看同分球隊之間的比賽，再看全組的淨勝球。',
      goalDifference: '同分時先看淨勝球，再看進球數。',
    },
    separator: '',
    head: ['名次', '球隊', '勝–和–負', '進失球', '積分'],
    by: { headToHead: '對戰成績', goalDifference: '淨勝球', goals: '進球數', rules: '競賽規程' },
    top: {
      all: ({ first, second, played, behind }) => [
        `${first} ${played} 戰全勝，${second}以 ${behind} 分居次。`,
        `${played} 場勝利全歸${first}，${second}以 ${behind} 分隨後。`,
        `沒有球隊從${first}手中拿到積分：${played} 戰 ${played} 勝。${second}以 ${behind} 分排第二。`,
      ],
      level: ({ first, second, points, by }) => [
        `${first}與${second}同積 ${points} 分，${by}讓${first}居首。`,
        `榜首要看${by}：${first}排在${second}之前，兩隊同積 ${points} 分。`,
      ],
      ahead: ({ first, second, points, behind }) => [
        `${first}以 ${points} 分居首，${second}以 ${behind} 分居次。`,
        `${points} 分讓${first}拿下小組第一，${second}有 ${behind} 分。`,
        `第一名${first} ${points} 分，第二名${second} ${behind} 分。`,
      ],
    },
    third: {
      through: ({ third, points }) => [
        `${third}以 ${points} 分排第三，仍然晉級。`,
        `這組的第三名也能晉級：${third}，${points} 分。`,
        `${third}有 ${points} 分，以成績較好的第三名晉級。`,
      ],
      out: ({ third, points }) => [`${third}以 ${points} 分止步第三。`, `第三名、${points} 分，${third}到此為止。`],
      level: ({ third, points }) => [`${third}同樣有 ${points} 分，與第二名相同，卻無緣晉級。`],
    },
    last: {
      nothing: ({ last, played }) => [`${last}一分未得。`, `${last} ${played} 戰皆負。`],
      goalless: ({ last, points }) => [`${last}一球未進，以 ${points} 分墊底。`],
      points: ({ last, points }) => [`${last}以 ${points} 分墊底。`, `墊底的是${last}，${points} 分。`],
    },
    widest: (line) => [`差距最大的一場：${line}。`, `最懸殊的比分：${line}。`],
    thirds: {
      heading: '第三名之爭',
      intro: ({ teams, places }) => `${teams} 支小組第三，${places} 個名額。他們彼此沒有交手，因此依序看積分、淨勝球、進球數與紅黃牌。`,
      head: ['名次', '球隊', '組別', '淨勝球', '積分'],
    },
    marks: '表中 ✓ 為晉級球隊。',
    source: '數據由開放資料 openfootball 的逐場紀錄加總而成。',
  },
};
