import type { Language } from '@portal/contracts';
import type { coverMotifs } from '@portal/contracts/article';
import type { ArticleDraft } from '../../modules/articles/index.ts';
import { presentTeam } from '../../modules/schedule/index.ts';

export type Motif = (typeof coverMotifs)[number];

const drawn: Readonly<Record<Motif, string>> = {
  pitch: 'Tranh vẽ: mặt sân nhìn từ trên cao',
  stand: 'Tranh vẽ: khán đài đông người với khăn và cờ',
  ball: 'Tranh vẽ: quả bóng trên mặt cỏ',
  board: 'Tranh vẽ: bảng chiến thuật',
  trophy: 'Tranh vẽ: chiếc cúp dưới ánh đèn',
  basketball: 'Tranh vẽ: quả bóng rổ',
  screen: 'Tranh vẽ: màn hình trong phòng máy',
};
const CREDIT = 'Minh hoạ: ban biên tập';

/** Of what somebody wrote, in Vietnamese. */
export const drawing = (motif: Motif): ArticleDraft['cover'] => ({ motif, colors: [], monograms: [], alt: drawn[motif], credit: CREDIT });

const words: Readonly<Record<Language, { stand: string; teams: (one: string, other: string) => string; credit: string }>> = {
  vi: { stand: 'Tranh vẽ: khán đài đông người', teams: (one, other) => `Tranh vẽ: ${one} và ${other}`, credit: CREDIT },
  en: { stand: 'Drawing: a full stand', teams: (one, other) => `Drawing: ${one} and ${other}`, credit: 'Drawing: our editors' },
  zh: { stand: '插畫：坐滿觀眾的看台', teams: (one, other) => `插畫：${one}與${other}`, credit: '插畫：編輯部' },
};

/** Of what is made of data: two teams in their colours, or none, in every language. */
export function coverOf(motif: Motif, teams: readonly string[]): ArticleDraft['cover'] {
  const shown = teams.slice(0, 2).map((team) => presentTeam(team, 'vi'));
  const said = (language: Language) => {
    const [one, other] = teams.map((team) => presentTeam(team, language).name);
    return { alt: one && other ? words[language].teams(one, other) : words[language].stand, credit: words[language].credit };
  };
  return {
    motif,
    colors: shown.map(({ colors }) => colors[0] ?? '#0a7d4b'),
    monograms: shown.map(({ monogram }) => monogram),
    ...said('vi'),
    words: { en: said('en'), zh: said('zh') },
  };
}
