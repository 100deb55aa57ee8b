import { Building2, Percent } from 'lucide-react';
import { links } from '@portal/contracts';
import { oddsCompanies } from '@portal/contracts/odds';
import { ODDS_FORMS, SPORT_ID, weekBeside, weekOf } from '@portal/domain';
import { formatDay, onDay, weekdayLabel, zonedDate } from '@portal/i18n';
import { useApp } from '@portal/platform';
import { DateStrip, FilterChips, MoreLink, SegmentedLinks, Select } from '@portal/ui';
import type { DayOdds } from '../../queries.ts';
import type { MatchWords, Translate } from '../match/match-words.ts';
import { isLive } from '../match/standing.ts';
import { renderLink, renderLinkAlone, renderLinkInPlace } from '../portal/links.tsx';
import { besideOf, marketById, marketsIn } from './markets.ts';
import { oddsHref, type OddsAddress } from './odds-address.ts';
import styles from './odds-choices.module.css';
import { useOddsForm } from './use-odds-form.ts';

interface Props {
  day: DayOdds;
  address: OddsAddress;
  words: MatchWords;
}

/** To how simulated odds come about, and to what becomes of a league if. */
export const OddsLinks = ({ t }: { t: Translate }) => (
  <>
    <MoreLink href={links.whatIf()} renderLink={renderLinkAlone}>
      {t('odds.whatIf')}
    </MoreLink>
    <MoreLink href={links.oddsModel()} renderLink={renderLink}>
      {t('model.link')}
    </MoreLink>
  </>
);

const SPORTS = Object.values(SPORT_ID);

/** Sports as the specification numbers them (section 9); only football has odds, and of the others it is said. */
export function SportChoice({ address, t }: { address: OddsAddress; t: Translate }) {
  return (
    <FilterChips
      label={t('odds.chooseSport')}
      renderLink={renderLink}
      chips={SPORTS.map((sport) => {
        const sportId = sport === SPORT_ID.football ? undefined : sport;
        return { href: oddsHref(address, { sportId, tournamentId: undefined }), label: t(`odds.sport.${sport}`), current: address.sportId === sportId };
      })}
    />
  );
}

/** The week around the chosen day. */
export function DayChoice({ day, address, words }: Props) {
  const { t, zone } = words;
  const today = zonedDate(day.serverTime, zone);
  const turn = (direction: 'before' | 'after') => ({
    href: oddsHref(address, { date: weekBeside(day.date, direction)[direction === 'before' ? 6 : 0], tournamentId: undefined }),
    label: t(`week.${direction}`),
  });
  return (
    <DateStrip
      label={t('odds.chooseDay')}
      previous={turn('before')}
      next={turn('after')}
      renderLink={renderLink}
      days={weekOf(day.date).map((date, place) => {
        const told = onDay(date, zone.language);
        const weekday = t(`weekday.${(place + 1) % 7}`);
        return {
          id: date,
          weekday: weekdayLabel(...told),
          day: String(Number(date.slice(8))),
          sunday: place === 6,
          today: date === today,
          current: date === day.date,
          href: oddsHref(address, { date: date === today ? undefined : date, tournamentId: undefined }),
          description: t(date === today ? 'odds.todayIs' : 'odds.dayIs', { weekday, date: formatDay(...told) }),
          live: date === day.date && day.list.some(({ match }) => isLive(match)),
          ...(date === day.date && !address.tournamentId && { count: t('odds.matches', { count: day.total }) }),
        };
      })}
    />
  );
}

/** Tournament, first prices or those of the moment, company and the form of the prices. */
export function OddsChoices({ day, address, words, onGo }: Props & { onGo: (change: Partial<OddsAddress>) => void }) {
  const { t } = words;
  const { choose } = useApp();
  const form = useOddsForm(address.form);
  const all = day.tournaments.reduce((sum, { count }) => sum + count, 0);
  return (
    <div className={styles.choices}>
      <FilterChips
        label={t('odds.chooseTournament')}
        renderLink={renderLink}
        chips={[
          { href: oddsHref(address, { tournamentId: undefined }), label: t('odds.allTournaments'), count: all, current: !address.tournamentId },
          ...day.tournaments.map(({ id, name, count }) => ({
            href: oddsHref(address, { tournamentId: id }),
            label: name,
            count,
            current: id === address.tournamentId,
          })),
        ]}
      />
      <div className={styles.look}>
        <SegmentedLinks
          label={t('odds.chooseWhen')}
          renderLink={renderLinkInPlace}
          links={(['instant', 'initial'] as const).map((when) => ({
            href: oddsHref(address, { when }),
            label: t(`odds.${when}`),
            current: when === address.when,
          }))}
        />
        {/* On a phone the markets are chosen one by one. */}
        <div className={styles.beside}>
          <SegmentedLinks
            label={t('odds.chooseBeside')}
            renderLink={renderLinkInPlace}
            links={(['half', 'more'] as const).map((group) => ({
              href: oddsHref(address, { market: group === 'half' ? marketById(null).id : (marketsIn(group)[0]?.id ?? address.market) }),
              label: t(`odds.group.${group}`),
              current: besideOf(address.market) === group,
            }))}
          />
        </div>
        {/* Without JavaScript nothing hears a change: the form sends it. */}
        <form className={styles.selects} action={links.odds()} method="get">
          {address.date && <input type="hidden" name="ngay" value={address.date} />}
          {address.tournamentId && <input type="hidden" name="giai" value={address.tournamentId} />}
          <Select
            name="cty"
            label={t('odds.company')}
            hideLabel
            icon={<Building2 size={18} aria-hidden="true" />}
            value={String(address.company ?? oddsCompanies[0])}
            options={oddsCompanies.map((company) => ({ value: String(company), label: t('odds.companyNumber', { company }) }))}
            onChange={({ target }) => onGo({ company: oddsCompanies.find((one) => String(one) === target.value && one !== oddsCompanies[0]) })}
          />
          <Select
            name="kieu"
            label={t('odds.form')}
            hideLabel
            icon={<Percent size={18} aria-hidden="true" />}
            value={form}
            options={ODDS_FORMS.map((one) => ({ value: one, label: t(`form.${one}`) }))}
            onChange={({ target }) => {
              void choose({ oddsForm: ODDS_FORMS.find((one) => one === target.value) });
              if (address.form) onGo({ form: undefined });
            }}
          />
          <noscript>
            <button type="submit" className={styles.send}>
              {t('odds.apply')}
            </button>
          </noscript>
        </form>
      </div>
    </div>
  );
}
