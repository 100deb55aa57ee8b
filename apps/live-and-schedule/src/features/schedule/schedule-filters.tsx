import { Gamepad2, Orbit } from 'lucide-react';
import type { MatchSummary } from '@portal/contracts/match';
import { ScoresLink } from '@portal/platform';
import { BasketballIcon, ChipLink, ChipRow, FilterChips, FilterList, FootballIcon, SwitchLink, type FilterListItem, type RenderLink } from '@portal/ui';
import { renderLink } from '../match/links.tsx';
import type { MatchWords } from '../match/match-words.ts';
import { offeredSports } from '../match/sports.ts';
import { tournamentLook } from '../match/tournament-look.ts';
import { HourMenu } from './hour-menu.tsx';
import menus from './menus.module.css';
import { MonthMenu } from './month-menu.tsx';
import { addressWith, matchStates, type MatchState, type ScheduleAddress } from './schedule-address.ts';
import type { Day } from './schedule.page.tsx';
import { TeamField } from './team-field.tsx';
import styles from './schedule.module.css';

interface Props {
  address: ScheduleAddress;
  day: Day;
  today: string;
  /** The evening that is meant where no day is chosen. */
  tonight: string;
  /** On air and shown over the list: they count as well. */
  live: readonly MatchSummary[];
  words: MatchWords;
}

const ICONS = { 'bong-da': FootballIcon, 'bong-ro': BasketballIcon, esport: Gamepad2, 'dua-bi': Orbit } as const;
/** Tournaments named before one asks for all. */
const LARGEST = 8;

/** Sports and tournaments of the day with how much there is of each. */
function choices({ address, day, tonight, live, words }: Props) {
  const { t } = words;
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
  const states =
    address.kind === 'lich-thi-dau'
      ? [undefined, ...(Object.keys(matchStates) as MatchState[])].map((state) => ({
          href: addressWith(address, { state }),
          label: state ? t(`schedule.state.${state}`) : t('schedule.all'),
          current: address.state === state,
        }))
      : [];
  const display = [
    {
      id: 'evening',
      label: (address.date ?? tonight) === tonight ? t('schedule.tonight') : t('schedule.evening'),
      on: address.evening === true,
      href: addressWith(address, { evening: address.evening ? undefined : true, hour: undefined }),
    },
    {
      id: 'commentated',
      label: t('schedule.commentated'),
      on: address.commentated === true,
      href: addressWith(address, { commentated: address.commentated ? undefined : true }),
    },
  ];
  return { sports, tournaments, states, display };
}

/** Hides scores or shows them; not the address but a cookie keeps it. */
const scoresLink =
  (hide: boolean): RenderLink =>
  ({ href: _, ...rest }) => <ScoresLink {...rest} hide={hide} />;

/** The column on a desktop. */
export function FilterColumn(props: Props) {
  const { address, words } = props;
  const { t } = words;
  const { sports, tournaments, states, display } = choices(props);
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
        ...(states.length > 0 ? [{ id: 'states', title: t('schedule.stateTitle'), items: states }] : []),
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
        {
          id: 'display',
          title: t('schedule.display'),
          controls: (
            <>
              {display.map(({ id, ...choice }) => (
                <SwitchLink key={id} {...choice} renderLink={renderLink} />
              ))}
              <SwitchLink label={t('schedule.hideScores')} on={words.hides} href="" renderLink={scoresLink(!words.hides)} />
            </>
          ),
        },
      ]}
    />
  );
}

/** The rows of chips on a phone. */
export function FilterRows(props: Props) {
  const { t } = props.words;
  const { sports, tournaments, states, display } = choices(props);
  return (
    <div className={styles.chips}>
      <div className={menus.below}>
        <MonthMenu {...props} />
        <HourMenu {...props} />
      </div>
      <TeamField address={props.address} words={props.words} />
      <ChipRow label={t('schedule.display')}>
        {display.map(({ id, href, label, on }) => (
          <ChipLink key={id} href={href} current={on} renderLink={renderLink}>
            {label}
          </ChipLink>
        ))}
        <ChipLink href="" current={props.words.hides} renderLink={scoresLink(!props.words.hides)}>
          {t('schedule.hideScores')}
        </ChipLink>
      </ChipRow>
      <FilterChips
        label={t('schedule.sport')}
        renderLink={renderLink}
        chips={sports.map(({ href, label, count, current }) => ({ href, label, count, current }))}
      />
      {states.length > 0 && <FilterChips label={t('schedule.stateTitle')} renderLink={renderLink} chips={states} />}
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
