import { CircleSlash } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { links } from '@portal/contracts';
import { SPORT_ID } from '@portal/domain';
import { PageMeta } from '@portal/platform';
import { EmptyState, LinkButton, PageHeader } from '@portal/ui';
import type { Translate } from '../match/match-words.ts';
import { renderLink } from '../portal/links.tsx';
import page from '../portal/page.module.css';
import type { OddsAddress } from './odds-address.ts';
import { OddsLinks, SportChoice } from './odds-choices.tsx';

/** What stands where a sport has no odds; of a casino there will be none. */
export function NoOddsView({ address, t }: { address: OddsAddress; t: Translate }) {
  const { t: shell } = useTranslation('shell');
  const casino = address.sportId === SPORT_ID.casino;
  return (
    <div className={page.page}>
      <PageMeta title={shell('title.suffix', { page: t('odds.title') })} description={t('odds.description')} path={links.odds()} />
      <PageHeader title={t('odds.title')} action={<OddsLinks t={t} />} />
      <SportChoice address={address} t={t} />
      <EmptyState
        level={2}
        icon={<CircleSlash size={32} aria-hidden="true" />}
        title={t(casino ? 'odds.noCasino' : 'odds.noSport')}
        action={
          <LinkButton href={links.odds()} renderLink={renderLink}>
            {t('odds.toFootball')}
          </LinkButton>
        }
      >
        {t(casino ? 'odds.noCasinoText' : 'odds.noSportText')}
      </EmptyState>
    </div>
  );
}
