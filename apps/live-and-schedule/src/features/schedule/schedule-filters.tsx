import { Gamepad2, Orbit } from 'lucide-react';
import type { MatchSummary } from '@portal/contracts/match';
import { BasketballIcon, FilterChips, FilterList, FootballIcon, type FilterListItem } from '@portal/ui';
import { renderLink } from '../match/links.tsx';
import type { MatchWords } from '../match/match-words.ts';
import { offeredSports } from '../match/sports.ts';
import { tournamentLook } from '../match/tournament-look.ts';
import { addressWith, type ScheduleAddress } from './schedule-address.ts';
import type { Day } from './schedule.page.tsx';
import { TeamField } from './team-field.tsx';
import styles from './schedule.module.css';

interface Props {
  address: ScheduleAddress;
  day: Day;
  /** On air and shown over the list: they count as well. */
  live: readonly MatchSummary[];
  words: MatchWords;
}

const ICONS = { 'bong-da': FootballIcon, 'bong-ro': BasketballIcon, esport: Gamepad2, 'dua-bi': Orbit } as const;
/** Tournaments named before one asks for all. */
const LARGEST = 8;

/** Sports and tournaments of the day with how much there is of each. */
function choices({ address, day, live, words: { t } }: Props) {
  const sportCount = (id: number) => (day.sports?.find((sport) => sport.id === id)?.count ?? 0) + live.filter(({ sportId }) => sportId === id).length;
  const whole = offeredSports.reduce((sum, { id }) => sum + sportCount(id), 0);
  const sports = [
    {
      slug: undefined,
      href: addressWith(address, { sport: undefined, tournament: undefined }),
      label: t('schedule.all'),
      count: whole,
      current: !address.sport,
    },
    ...offeredSports.map(({ id, slug }) => ({
      slug,
      href: addressWith(address, { sport: slug, tournament: undefined }),
      label: t(`sport.${slug}`),
      count: sportCount(id),
      current: address.sport === slug,
    })),
  ];
  const found = new Map((day.tournaments ?? []).map(({ id, name, short = '', count }) => [id, { id, name, short, count }]));
  for (const { tournament, sportId } of live) {
    if (address.sport && offeredSports.find(({ slug }) => slug === address.sport)?.id !== sportId) continue;
    found.set(tournament.id, { ...tournament, count: (found.get(tournament.id)?.count ?? 0) + 1 });
  }
  const tournaments = [...found.values()]
    .sort((one, other) => other.count - one.count)
    .map((tournament) => ({
      ...tournament,
      current: address.tournament === tournament.id,
      look: tournamentLook(tournament),
      // The chosen one leads back to all of them.
      href: addressWith(address, { tournament: address.tournament === tournament.id ? undefined : tournament.id }),
    }));
  return { sports, tournaments };
}

/** The column on a desktop. */
export function FilterColumn(props: Props) {
  const {
    address,
    words: { t },
  } = props;
  const { sports, tournaments } = choices(props);
  const shown = address.all ? tournaments : tournaments.filter(({ current }, place) => current || place < LARGEST);
  const hidden = tournaments.length - shown.length;
  return (
    <FilterList
      label={t('schedule.filters')}
      renderLink={renderLink}
      groups={[
        { id: 'team', title: t('schedule.teamTitle'), controls: <TeamField address={address} words={props.words} /> },
        {
          id: 'sports',
          title: t('schedule.sport'),
          items: sports.map(({ slug, ...item }): FilterListItem => {
            const Icon = slug && ICONS[slug as keyof typeof ICONS];
            return { ...item, ...(Icon && { icon: <Icon size={18} aria-hidden="true" /> }) };
          }),
        },
        ...(tournaments.length > 0
          ? [
              {
                id: 'tournaments',
                title: t('schedule.tournaments'),
                items: shown.map(
                  ({ href, name, count, current, look }): FilterListItem => ({
                    href,
                    label: name,
                    count,
                    current,
                    icon: (
                      <span className={styles.mark} style={{ '--league-color': look.color } as React.CSSProperties} aria-hidden="true">
                        {look.monogram}
                      </span>
                    ),
                  }),
                ),
                ...(hidden > 0 && { more: { label: t('schedule.moreTournaments', { count: hidden }), href: addressWith(address, { all: true }) } }),
              },
            ]
          : []),
      ]}
    />
  );
}

/** The rows of chips on a phone. */
export function FilterRows(props: Props) {
  const { t } = props.words;
  const { sports, tournaments } = choices(props);
  return (
    <div className={styles.chips}>
      <TeamField address={props.address} words={props.words} />
      <FilterChips
        label={t('schedule.sport')}
        renderLink={renderLink}
        chips={sports.map(({ href, label, count, current }) => ({ href, label, count, current }))}
      />
      {tournaments.length > 1 && (
        <FilterChips
          label={t('schedule.tournaments')}
          renderLink={renderLink}
          chips={tournaments.map(({ href, name, count, current }) => ({ href, label: name, count, current }))}
        />
      )}
    </div>
  );
}
