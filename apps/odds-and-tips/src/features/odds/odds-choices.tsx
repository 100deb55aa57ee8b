import { Building2, Percent } from 'lucide-react';
import { links } from '@portal/contracts';
import { oddsCompanies } from '@portal/contracts/odds';
import { ODDS_FORMS, weekBeside, weekOf, type OddsForm } from '@portal/domain';
import { formatDay, onDay, weekdayLabel, zonedDate } from '@portal/i18n';
import { DateStrip, FilterChips, SegmentedLinks, Select } from '@portal/ui';
import type { DayOdds } from '../../queries.ts';
import type { MatchWords } from '../match/match-words.ts';
import { isLive } from '../match/standing.ts';
import { renderLink, renderLinkInPlace } from '../portal/links.tsx';
import { oddsHref, type OddsAddress } from './odds-address.ts';
import styles from './odds-choices.module.css';

interface Props {
  day: DayOdds;
  address: OddsAddress;
  words: MatchWords;
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
            value={address.form}
            options={ODDS_FORMS.map((form) => ({ value: form, label: t(`form.${form}`) }))}
            onChange={({ target }) => onGo({ form: target.value as OddsForm })}
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
