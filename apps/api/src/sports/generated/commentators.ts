import { hash32, SPORT_ID } from '@portal/domain';
import type { Commentator, CommentatorStyle } from '../replay/commentators.ts';
import { GENERATED_SPORTS, slotOf, type GeneratedSport } from './calendar.ts';

/** Who speaks together at a sport; a game reaches into the next one at most, so crews that take turns never have to be in two rooms at once. */
const crews: Readonly<Record<GeneratedSport, readonly (readonly (readonly [string, CommentatorStyle])[])[]>> = {
  [SPORT_ID.basketball]: [
    [
      ['Hai Ném Rổ', 'saigon'],
      ['Cô Sáu Ba Điểm', 'loud'],
    ],
    [
      ['Bảy Bật Bảng', 'mekong'],
      ['Thầy Tư Khu Vực', 'tactics'],
    ],
    [
      ['Út Úp Rổ', 'central'],
      ['Chị Năm Cướp Bóng', 'numbers'],
    ],
  ],
  [SPORT_ID.esport]: [
    [
      ['Tám Băng Trụ', 'loud'],
      ['Bé Ba Rừng Xanh', 'calm'],
    ],
    [
      ['Cậu Năm Hỗ Trợ', 'saigon'],
      ['Chín Đường Giữa', 'tactics'],
    ],
    [
      ['Mười Phản Gank', 'hanoi'],
      ['Tư Bản Đồ', 'numbers'],
    ],
  ],
  [SPORT_ID.marble]: [
    [
      ['Ba Lăn Tròn', 'mekong'],
      ['Dì Út Vòng Cua', 'loud'],
    ],
    [
      ['Sáu Dốc Đứng', 'central'],
      ['Hai Bi Ve', 'calm'],
    ],
  ],
};

/** All of them, ids from 201. */
export const GAME_COMMENTATORS: readonly Commentator[] = GENERATED_SPORTS.flatMap((sportId) => crews[sportId].flat()).map(([name, style], index) => ({
  id: 201 + index,
  name,
  style,
}));
const byName = new Map(GAME_COMMENTATORS.map((commentator) => [commentator.name, commentator]));

/** One or two commentators of a generated game, always the same ones; nobody for an id that names none. */
export function gameCommentatorsOf(fixtureId: number): readonly Commentator[] {
  const slot = slotOf(fixtureId);
  if (!slot) return [];
  const ofSport = crews[slot.sportId];
  const members = (ofSport[slot.inDay % ofSport.length] ?? []).map(([name]) => byName.get(name)).filter((one) => one !== undefined);
  return members.slice(0, 1 + (hash32(`crew of ${fixtureId}`) % 2));
}
