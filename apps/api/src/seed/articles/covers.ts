import type { Language } from '@portal/contracts';
import type { coverMotifs } from '@portal/contracts/article';
import type { ArticleDraft } from '../../modules/articles/index.ts';
import { presentTeam } from '../../modules/schedule/index.ts';

export type Motif = (typeof coverMotifs)[number];

interface DrawingWords {
  readonly drawn: Readonly<Record<Motif, string>>;
  readonly teams: (one: string, other: string) => string;
  readonly credit: string;
}

const words: Readonly<Record<Language, DrawingWords>> = {
  vi: {
    drawn: {
      pitch: 'Tranh vẽ: mặt sân nhìn từ trên cao',
      stand: 'Tranh vẽ: khán đài đông người với khăn và cờ',
      ball: 'Tranh vẽ: quả bóng trên mặt cỏ',
      board: 'Tranh vẽ: bảng chiến thuật',
      trophy: 'Tranh vẽ: chiếc cúp dưới ánh đèn',
      basketball: 'Tranh vẽ: quả bóng rổ',
      screen: 'Tranh vẽ: màn hình trong phòng máy',
    },
    teams: (one, other) => `Tranh vẽ: ${one} và ${other}`,
    credit: 'Minh hoạ: ban biên tập',
  },
  en: {
    drawn: {
      pitch: 'Drawing: the pitch seen from above',
      stand: 'Drawing: a full stand with scarves and flags',
      ball: 'Drawing: a ball on the grass',
      board: 'Drawing: a tactics board',
      trophy: 'Drawing: a trophy under the lights',
      basketball: 'Drawing: a basketball',
      screen: 'Drawing: a screen in the video room',
    },
    teams: (one, other) => `Drawing: ${one} and ${other}`,
    credit: 'Drawing: our editors',
  },
  zh: {
    drawn: {
      pitch: '插畫：從高處俯瞰的球場',
      stand: '插畫：坐滿觀眾、揮舞圍巾與旗幟的看台',
      ball: '插畫：草地上的足球',
      board: '插畫：戰術板',
      trophy: '插畫：燈光下的獎盃',
      basketball: '插畫：籃球',
      screen: '插畫：影像室裡的螢幕',
    },
    teams: (one, other) => `插畫：${one}與${other}`,
    credit: '插畫：編輯部',
  },
};

/** Of what somebody wrote: nobody's colours, in every language. */
export const drawing = (motif: Motif): ArticleDraft['cover'] => coverOf(motif, []);

/** Of what is made of data: two teams in their colours, or none, in every language. */
export function coverOf(motif: Motif, teams: readonly string[]): ArticleDraft['cover'] {
  const shown = teams.slice(0, 2).map((team) => presentTeam(team, 'vi'));
  const said = (language: Language) => {
    const [one, other] = teams.map((team) => presentTeam(team, language).name);
    return { alt: one && other ? words[language].teams(one, other) : words[language].drawn[motif], credit: words[language].credit };
  };
  return {
    motif,
    colors: shown.map(({ colors }) => colors[0] ?? '#0a7d4b'),
    monograms: shown.map(({ monogram }) => monogram),
    ...said('vi'),
    words: { en: said('en'), zh: said('zh') },
  };
}
