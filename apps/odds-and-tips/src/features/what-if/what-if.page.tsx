import { useQuery } from '@tanstack/react-query';
import { CalendarX2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { links } from '@portal/contracts';
import type { SeasonName } from '@portal/contracts/odds';
import { breadcrumbList, PageMeta, useApp } from '@portal/platform';
import { EmptyState, FilterChips, LinkButton, MoreLink, PageHeader, Tag } from '@portal/ui';
import { queries } from '../../queries.ts';
import { AdultsOnly } from '../age/adults-only.tsx';
import { useMatchWords, type MatchWords } from '../match/match-words.ts';
import { renderLink, renderLinkAlone } from '../portal/links.tsx';
import page from '../portal/page.module.css';
import { chosenSeason, type Seasons } from './what-if-address.ts';
import { WhatIf } from './what-if.tsx';

/** `/ty-le-keo/neu`: the rest of a league's season, played by the model in the reader's browser, with results that they suppose. */
export function Component() {
  const words = useMatchWords();
  const [search] = useSearchParams();
  const { data: seasons } = useQuery({ ...queries.seasons(useApp()), staleTime: Infinity });
  // The loader has put it there; without it the route's error boundary stands here.
  if (!seasons) return null;
  const chosen = chosenSeason(seasons, search);
  return (
    <div className={page.page}>
      <Head chosen={chosen} isNamed={search.get('giai') === String(chosen?.id)} words={words} />
      <AdultsOnly>
        {chosen ? (
          <>
            <LeagueChoice seasons={seasons} chosen={chosen} words={words} />
            <OneSeason key={chosen.id} tournamentId={chosen.id} words={words} />
          </>
        ) : (
          <NoLeague words={words} />
        )}
      </AdultsOnly>
    </div>
  );
}

function Head({ chosen, isNamed, words: { t } }: { chosen: SeasonName | undefined; isNamed: boolean; words: MatchWords }) {
  const { t: shell } = useTranslation('shell');
  const title = isNamed && chosen ? t('whatIf.titleOf', { league: chosen.name }) : t('whatIf.title');
  const path = isNamed && chosen ? links.whatIf(chosen.id) : links.whatIf();
  return (
    <>
      <PageMeta
        title={shell('title.suffix', { page: title })}
        description={t('whatIf.description')}
        path={path}
        data={[
          breadcrumbList([
            { name: t('whatIf.odds'), path: links.odds() },
            { name: t('whatIf.title'), path: links.whatIf() },
          ]),
        ]}
      />
      <PageHeader
        title={t('whatIf.title')}
        note={
          <>
            <Tag>{t('whatIf.simulated')}</Tag> {t('whatIf.note')}
          </>
        }
        action={
          <MoreLink href={links.oddsModel()} renderLink={renderLinkAlone}>
            {t('whatIf.model')}
          </MoreLink>
        }
      />
    </>
  );
}

const LeagueChoice = ({ seasons, chosen, words: { t } }: { seasons: Seasons; chosen: SeasonName; words: MatchWords }) => (
  <FilterChips
    label={t('whatIf.chooseLeague')}
    renderLink={renderLink}
    chips={seasons.list.map(({ id, name, left }) => ({ href: links.whatIf(id), label: name, count: left, current: id === chosen.id }))}
  />
);

function OneSeason({ tournamentId, words }: { tournamentId: number; words: MatchWords }) {
  const { data: season } = useQuery({ ...queries.season(useApp(), tournamentId), staleTime: Infinity });
  return season ? <WhatIf season={season} words={words} /> : null;
}

const NoLeague = ({ words: { t } }: { words: MatchWords }) => (
  <EmptyState
    level={2}
    icon={<CalendarX2 size={32} aria-hidden="true" />}
    title={t('whatIf.empty')}
    action={
      <LinkButton href={links.odds()} renderLink={renderLink}>
        {t('whatIf.toOdds')}
      </LinkButton>
    }
  >
    {t('whatIf.emptyText')}
  </EmptyState>
);
