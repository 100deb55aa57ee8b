import { SPORTS, type SportSlug } from '@portal/domain';

export const football = SPORTS[0];

/** The sports of the portal's pages; casino is known and not offered. */
export const offeredSports = SPORTS.filter(({ offered }) => offered);

/** A sport by the last word of a path; undefined for what is none of ours. */
export const offeredSport = (slug: string | undefined) => offeredSports.find((sport) => sport.slug === slug);

export const slugOfSport = (id: number): SportSlug => offeredSports.find((sport) => sport.id === id)?.slug ?? 'bong-da';
