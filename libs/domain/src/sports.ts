/** Sport ids and slugs (specification, section 9). Casino is known by its slug but not offered. */
export const SPORTS = [
  { id: 10, slug: 'bong-da', name: 'football', offered: true },
  { id: 20, slug: 'bong-ro', name: 'basketball', offered: true },
  { id: 30, slug: 'esport', name: 'esport', offered: true },
  { id: 40, slug: 'dua-bi', name: 'marble', offered: true },
  { id: 50, slug: 'casino', name: 'casino', offered: false },
] as const;

export type Sport = (typeof SPORTS)[number];
export type SportId = Sport['id'];
export type SportSlug = Sport['slug'];

/** Ids by name, for code that means one sport: `SPORT_ID.football` (section 9). */
export const SPORT_ID = { football: 10, basketball: 20, esport: 30, marble: 40, casino: 50 } as const satisfies Record<Sport['name'], SportId>;

/** The sport of a path segment such as `bong-da` (section 9), or undefined. */
export function sportBySlug(slug: string): Sport | undefined {
  return SPORTS.find((sport) => sport.slug === slug);
}

/** The sport of a numeric id (section 9), or undefined. */
export function sportById(id: number): Sport | undefined {
  return SPORTS.find((sport) => sport.id === id);
}
