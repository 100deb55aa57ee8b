import type { Language } from '@portal/contracts';
import type { ArticleRow } from '@portal/contracts/article';
import { formatFullDay } from '@portal/i18n';
import { COLORS, crest, ground, node, text, VIETNAM, type Node } from './card.ts';

/** What a picture of an article says. */
export interface ArticleCard {
  readonly category: string;
  readonly title: string;
  /** "21/11/2026". */
  readonly day: string;
  /** Of the teams on its cover: monogram and colour. */
  readonly crests: readonly { readonly monogram: string; readonly color: string }[];
}

export const articleCardOf = ({ category, title, publishedAt, cover }: ArticleRow, language: Language): ArticleCard => ({
  category: category.name,
  title,
  day: formatFullDay(publishedAt, { ...VIETNAM, language }),
  crests: cover.monograms.map((monogram, place) => ({ monogram, color: cover.colors[place] ?? COLORS.on })),
});

/** So many letters of a title stand on four lines of the larger size. */
const LONG = 90;

/** The card, laid out: 1200 by 630 pixels. */
export const layOutArticle = ({ category, title, day, crests }: ArticleCard, brand: string): Node =>
  ground(
    text({ fontSize: 34, fontWeight: 700, color: COLORS.muted, maxWidth: 1_072, lineClamp: 1, display: 'block' }, category),
    text(
      {
        fontSize: [...title].length > LONG ? 52 : 64,
        fontWeight: 800,
        lineHeight: 1.2,
        maxWidth: 1_072,
        lineClamp: [...title].length > LONG ? 5 : 4,
        display: 'block',
      },
      title,
    ),
    node(
      'div',
      { justifyContent: 'space-between', alignItems: 'center', width: '100%', minHeight: 96 },
      node(
        'div',
        {},
        ...(crests.length > 0 ? crests.map(({ monogram, color }) => node('div', { marginRight: 20 }, crest(monogram, [color, COLORS.on], 96))) : [' ']),
      ),
      text({ fontSize: 32, fontWeight: 700, color: COLORS.muted }, `${brand} · ${day}`),
    ),
  );
