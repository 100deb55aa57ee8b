import { links } from '@portal/contracts';
import type { MatchSummary } from '@portal/contracts/match';
import type { SportSlug } from '@portal/domain';
import { TabLinks } from '@portal/ui';
import { renderLink } from '../match/links.tsx';
import type { MatchWords } from '../match/match-words.ts';
import { offeredSports } from '../match/sports.ts';

/** The sports as tabs, each with how much of it is on air. */
export function SportTabs({ current, live, words: { t } }: { current: SportSlug; live: readonly MatchSummary[]; words: MatchWords }) {
  const count = (sport: number) => live.filter(({ sportId }) => sportId === sport).length;
  return (
    <TabLinks
      label={t('sports')}
      size="page"
      renderLink={renderLink}
      links={offeredSports.map(({ id, slug }) => ({
        href: slug === 'bong-da' ? links.live() : `${links.live()}/${slug}`,
        label: t(`sport.${slug}`),
        current: slug === current,
        ...(count(id) > 0 ? { count: count(id) } : {}),
      }))}
    />
  );
}
