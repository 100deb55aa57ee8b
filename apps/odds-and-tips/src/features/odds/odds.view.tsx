import { CalendarX2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PageMeta } from '@portal/platform';
import { EmptyState, LinkButton, OddsLeague, LeagueHeader, OddsTable, PageHeader, Pager, Strip, Tag, type OddsColumnGroup } from '@portal/ui';
import { ODDS_PAGE, type DayOdds } from '../../queries.ts';
import { AdultsOnly } from '../age/adults-only.tsx';
import { byTournament } from '../match/grouping.ts';
import type { MatchWords, Translate } from '../match/match-words.ts';
import { tournamentLook } from '../match/tournament-look.ts';
import { renderLink, renderLinkInPlace } from '../portal/links.tsx';
import page from '../portal/page.module.css';
import { DayChoice, OddsLinks, OddsChoices, SportChoice } from './odds-choices.tsx';
import { besideOf, MARKETS, marketsIn, type Market } from './markets.ts';
import { MatchOddsRow } from './match-odds-row.tsx';
import type { Moves } from './moves.ts';
import { oddsHref, type OddsAddress } from './odds-address.ts';

interface Props {
  day: DayOdds;
  /** The last try for newer odds failed. */
  stale: boolean;
  address: OddsAddress;
  moves: Moves;
  words: MatchWords;
  canonical: string;
  onGo: (change: Partial<OddsAddress>) => void;
}

/** The market whose movement is open, of one match at a time. */
interface Open {
  fixtureId: number;
  market: string;
}

/** `/ty-le-keo`: the odds of a day, tournament by tournament. */
export function OddsView({ day, stale, address, moves, words, canonical, onGo }: Props) {
  const { t } = words;
  const { t: shell } = useTranslation('shell');
  const [open, setOpen] = useState<Open>();
  const toggle = (fixtureId: number) => (market: string) =>
    setOpen((was) => (was?.fixtureId === fixtureId && was.market === market ? undefined : { fixtureId, market }));
  const last = Math.max(1, Math.ceil(day.total / ODDS_PAGE));
  return (
    <div className={page.page}>
      <PageMeta title={shell('title.suffix', { page: t('odds.title') })} description={t('odds.description')} path={canonical} />
      <PageHeader
        title={t('odds.title')}
        note={
          <>
            <Tag>{t('odds.simulated')}</Tag> {t('odds.updated', { time: words.clock(day.serverTime) })}
          </>
        }
        action={<OddsLinks t={t} />}
      />
      <AdultsOnly>
        {stale && <Strip kind="offline">{t('odds.stale', { time: words.clock(day.serverTime) })}</Strip>}
        <SportChoice address={address} t={t} />
        <DayChoice day={day} address={address} words={words} />
        <OddsChoices day={day} address={address} words={words} onGo={onGo} />
        {day.list.length === 0 && (
          <EmptyState
            level={2}
            icon={<CalendarX2 size={32} aria-hidden="true" />}
            title={t('odds.empty')}
            action={
              <LinkButton href={canonical} renderLink={renderLink}>
                {t('odds.backToToday')}
              </LinkButton>
            }
          >
            {t('odds.emptyText')}
          </EmptyState>
        )}
        {day.list.length > 0 && (
          <OddsTable
            words={{
              caption: t('odds.caption', { day: words.day(`${day.date}T12:00:00Z`) }),
              time: t('odds.time'),
              match: t('odds.match'),
              more: t('odds.movement'),
              markets: t('odds.markets'),
            }}
            groups={columnGroups(address.market, t)}
            choices={MARKETS.map(columnOf)}
            chosen={address.market}
            marketHref={(market) => oddsHref(address, { market })}
            renderLink={renderLinkInPlace}
          >
            {byTournament(day.list).map(({ key, tournament, stage, items }) => (
              <OddsLeague key={key} header={<LeagueHeader level={2} name={tournament.name} note={stage} {...tournamentLook(tournament)} />}>
                {items.map((odds) => (
                  <MatchOddsRow
                    key={odds.match.fixtureId}
                    odds={odds}
                    now={day.serverTime}
                    address={address}
                    moves={moves}
                    words={words}
                    open={open?.fixtureId === odds.match.fixtureId ? open.market : undefined}
                    onToggle={toggle(odds.match.fixtureId)}
                  />
                ))}
              </OddsLeague>
            ))}
          </OddsTable>
        )}
        {last > 1 && (
          <Pager
            label={t('pager.label')}
            current={address.page}
            last={last}
            href={(number) => oddsHref(address, { page: number })}
            previousLabel={t('pager.previous')}
            nextLabel={t('pager.next')}
            pageLabel={(number) => t('pager.page', { number })}
            renderLink={renderLink}
          />
        )}
      </AdultsOnly>
    </div>
  );
}

const columnOf = ({ id, label, picks }: Market) => ({ id, label, wide: picks.length === 3 });

/** The whole match, and beside it its first half, or what the chosen market is among: eight markets would be too wide. */
function columnGroups(chosen: string, t: Translate): OddsColumnGroup[] {
  const beside = besideOf(chosen);
  return (['whole', beside] as const).map((group) => ({
    id: group,
    half: group !== 'whole',
    label: t(`odds.group.${group}`),
    markets: marketsIn(group).map(columnOf),
  }));
}
