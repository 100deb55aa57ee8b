import { links } from '@portal/contracts';
import { SPORTS, type SportSlug } from '@portal/domain';
import { TabLinks } from '@portal/ui';
import { renderLink } from '../match/links.tsx';
import type { MatchWords } from '../match/match-words.ts';

/** The sports of the live pages; casino is not offered. */
export const offeredSports = SPORTS.filter(({ offered }) => offered).map(({ slug }) => slug);

/** `live`: how many matches are on air, for the sport that has a list. */
export function SportTabs({ current, live, words: { t } }: { current: SportSlug; live?: number; words: MatchWords }) {
  return (
    <TabLinks
      label={t('sports')}
      size="page"
      renderLink={renderLink}
      links={offeredSports.map((slug) => ({
        href: slug === 'bong-da' ? links.live() : `${links.live()}/${slug}`,
        label: t(`sport.${slug}`),
        current: slug === current,
        ...(slug === 'bong-da' && live ? { count: live } : {}),
      }))}
    />
  );
}
