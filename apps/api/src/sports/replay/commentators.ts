import { hash32, randomFrom, shuffled } from '@portal/domain';
import words from './commentators.json' with { type: 'json' };
import { slotOfFixtureId } from './slots.ts';

export type CommentatorStyle = keyof (typeof words)['vi'];

/** A commentator (BLV) of the replays. The names are ours; no real person is meant. */
export interface Commentator {
  readonly id: number;
  readonly name: string;
  readonly style: CommentatorStyle;
}

/** One line about a style in one of the three languages. */
export function styleWords(style: CommentatorStyle, locale: 'vi' | 'en' | 'zh'): string {
  return words[locale][style];
}

/** Who speaks together, four to a crew. */
const crews: readonly (readonly (readonly [string, CommentatorStyle])[])[] = [
  [
    ['Tư Việt Vị', 'mekong'],
    ['Mạnh Chiến Thuật', 'tactics'],
    ['Cô Ba Sân Cỏ', 'saigon'],
    ['Út Giữa Sân', 'calm'],
  ],
  [
    ['Út Cột Dọc', 'saigon'],
    ['Bảy Phạt Góc', 'mekong'],
    ['Thầy Năm Sa Bàn', 'tactics'],
    ['Mười Hú Hét', 'loud'],
  ],
  [
    ['Năm Xà Ngang', 'loud'],
    ['Chị Tư Vô Lê', 'hanoi'],
    ['Sáu Vòng Cấm', 'mekong'],
    ['Hai Con Số', 'numbers'],
  ],
  [
    ['Sáu Bù Giờ', 'mekong'],
    ['O Bảy Lưới Rung', 'central'],
    ['Ba Găng Tay', 'calm'],
    ['Tám Phản Công', 'saigon'],
  ],
  [
    ['Chín Penalty', 'loud'],
    ['Hai Đánh Đầu', 'hanoi'],
    ['Bé Na Khán Đài', 'saigon'],
    ['Tư Thống Kê', 'numbers'],
  ],
  [
    ['Ba Ném Biên', 'central'],
    ['Chín Rưỡi', 'mekong'],
    ['Anh Hai Trung Lộ', 'tactics'],
    ['Cú Đêm Sáu', 'calm'],
  ],
  [
    ['Mười Thẻ Vàng', 'hanoi'],
    ['Cậu Tám Sút Xa', 'central'],
    ['Bảy Cánh Trái', 'mekong'],
    ['Út Xỏ Kim', 'loud'],
  ],
];

/** All of them, ids from 101. */
export const COMMENTATORS: readonly Commentator[] = crews.flat().map(([name, style], index) => ({ id: 101 + index, name, style }));

/**
 * One to four commentators of a replayed fixture, always the same ones. Seven crews take turns and a match reaches into
 * six slots at most, so nobody speaks in two rooms at once. An id that names no slot has none.
 */
export function commentatorsOf(fixtureId: number): readonly Commentator[] {
  const slot = slotOfFixtureId(fixtureId);
  if (slot === null) return [];
  const crew = slot % crews.length;
  const members = COMMENTATORS.filter((_, index) => Math.floor(index / 4) === crew);
  const count = 1 + (hash32(`crew of ${fixtureId}`) % 4);
  return shuffled(members, randomFrom(`order of ${fixtureId}`)).slice(0, count);
}
