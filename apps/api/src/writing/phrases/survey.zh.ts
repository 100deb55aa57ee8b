import type { SurveyPhrases } from './survey.ts';

export const chinese: SurveyPhrases = {
  preview: {
    oneDay: (day) => `於 ${day}`,
    days: (from, to) => `從 ${from}到 ${to}`,
    title: ({ number, league, first, rest }) => `${league}第 ${number} 輪：${first}與另外 ${rest} 場`,
    lead: ({ count, when, past }) => `${count} 場比賽${when}進行：對陣一覽，${past ? '以及上季他們的比分' : '先看好時間'}。`,
    intro: ({ number, league, count, when }) =>
      `${league}第 ${number} 輪共有 ${count} 場比賽，${when}進行。以下賽程來自 Khán Đài 使用的開放資料；主辦單位仍可能調整開賽時間，最新時間請看賽程頁。`,
    pairs: '對陣',
    head: ['日期', '主隊', '客隊'],
    past: '上季交手',
    meeting: ({ line, day }) => `${line}（${day}）`,
    end: '如果你已有自己的看法，推薦專區隨時開放：開賽即鎖定，依賽果評定勝負。',
  },
  review: {
    title: ({ league, season, rounds }) => `回顧${league} ${season}：${rounds} 輪過後的局勢`,
    lead: ({ first, second, points, gap }) =>
      `${first}以 ${points} 分領先，${gap === 0 ? `與${second}同分，僅以進球優勢居前` : `比${second}多 ${gap} 分`}。以下積分榜由每一場賽果重新計算。`,
    intro: ({ season, rounds, first, won, drawn, lost, second, third }) =>
      `${season} 賽季 ${rounds} 輪過後，${first}取得 ${won} 勝 ${drawn} 和 ${lost} 負。緊隨其後的是${second.team}（${second.points} 分）與${third.team}（${third.points} 分）。`,
    table: ({ rounds, shown }) => `第 ${rounds} 輪後的前 ${shown} 名`,
    head: ['名次', '球隊', '場次', '淨勝球', '積分'],
    goals: '進攻與防守',
    strongest: ({ attack, scored, average, defence, conceded, played }) =>
      `此時進攻最強的是${attack}，攻入 ${scored} 球，場均 ${average} 球。防守最穩的是${defence}：${played} 場只失 ${conceded} 球。`,
    rule: '同分時本文先比淨勝球，再比進球數。部分聯賽先看對戰成績，因此同分球隊的名次可能與官方榜略有不同。',
  },
  numbers: {
    title: (cup) => `數字看${cup}`,
    lead: ({ goals, matches }) => `${matches} 場 ${goals} 球：誰進球最多、哪場差距最大、有幾場踢到十二碼。`,
    intro: ({ matches, goals, average, goalless, shootOuts }) =>
      `${matches} 場比賽、${goals} 個進球，平均每場讓人起立 ${average} 次。其中 ${goalless} 場沒有進球，${shootOuts} 場以十二碼分出勝負。`,
    figures: '數字一覽',
    widest: (lines) => `最大差距：${lines}。`,
    fullest: ({ lines, crowd }) => `有紀錄的場次中觀眾最多，${crowd} 人：${lines}。`,
    shootOut: ({ line, kicks, stage }) => `十二碼：${line}，${kicks}（${stage}）。`,
    scorers: '射手榜',
    head: ['球員', '球隊', '進球'],
    rule: '比賽中的十二碼計入，互射十二碼與烏龍球不計。數據由開放資料 openfootball 的逐場紀錄加總而成。',
  },
};
