import { Tv } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { links } from '@portal/contracts';
import type { MatchOdds } from '@portal/contracts/odds';
import { PageMeta } from '@portal/platform';
import { FilterChips, LinkButton, MoreLink, PageGrid, PageHeader, Panel, PanelHeader, Tag } from '@portal/ui';
import { AdultsOnly } from '../age/adults-only.tsx';
import type { MatchWords } from '../match/match-words.ts';
import { isComing } from '../match/standing.ts';
import { Movement } from '../movement/movement.tsx';
import { marketById, MARKETS } from '../odds/markets.ts';
import { oddsHref, type OddsAddress } from '../odds/odds-address.ts';
import { useOddsForm } from '../odds/use-odds-form.ts';
import { matchOddsLink, newTipLink, renderLink, renderLinkInPlace } from '../portal/links.tsx';
import page from '../portal/page.module.css';
import { MatchTips } from '../tips/match-tips.tsx';
import { MarketTable } from './market-table.tsx';

interface Props {
  odds: MatchOdds;
  address: OddsAddress;
  words: MatchWords;
}

/** `/ty-le-keo/{id}`: all markets of one match, how one of them moved, and the tips on it. */
export function MatchOddsView({ odds, address, words }: Props) {
  const { t } = words;
  const { t: shell } = useTranslation('shell');
  const { match } = odds;
  const form = useOddsForm(address.form);
  const here = matchOddsLink(match.fixtureId);
  const title = words.title(match);
  const standing = isComing(match) ? words.kickOff(match) : `${words.time(match)} · ${words.score(match) ?? ''}`;
  return (
    <div className={page.page}>
      <PageMeta
        title={shell('title.suffix', { page: t('matchOdds.title', { match: title }) })}
        description={t('matchOdds.description', { match: title })}
        path={here}
      />
      <PageHeader
        title={title}
        note={
          <>
            <Tag>{t('odds.simulated')}</Tag> {match.tournament.name} · {standing}
            {match.replay && ` · ${t('replay')}`}
          </>
        }
        action={
          <LinkButton variant="secondary" href={links.liveRoom(match.fixtureId)} icon={<Tv size={18} aria-hidden="true" />} renderLink={renderLink}>
            {t('match.room')}
          </LinkButton>
        }
      />
      <AdultsOnly>
        <PageGrid kind="rail" railLabel={t('matchTips.title')} rail={<MatchTips fixtureId={match.fixtureId} open={isComing(match)} words={words} />}>
          <div className={page.stack}>
            <Panel edgeToEdge>
              <PanelHeader
                level={2}
                title={t('matchOdds.markets')}
                action={
                  isComing(match) ? (
                    <MoreLink href={newTipLink(match.fixtureId)} renderLink={renderLink}>
                      {t('match.write')}
                    </MoreLink>
                  ) : undefined
                }
              />
              <MarketTable odds={odds} form={form} words={words} />
            </Panel>
            <Panel edgeToEdge>
              <PanelHeader level={2} title={t('odds.movement')} />
              <div className={`${page.padded} ${page.stack}`}>
                <FilterChips
                  label={t('odds.markets')}
                  renderLink={renderLinkInPlace}
                  chips={MARKETS.map(({ id, label }) => ({ href: oddsHref(address, { market: id }, here), label, current: id === address.market }))}
                />
                <Movement key={address.market} odds={odds} market={marketById(address.market)} company={address.company} form={form} words={words} unfolded />
              </div>
            </Panel>
          </div>
        </PageGrid>
      </AdultsOnly>
    </div>
  );
}
