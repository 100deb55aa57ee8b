import { Hourglass } from 'lucide-react';
import { Link } from 'react-router-dom';
import { limits } from '@portal/contracts';
import type { MatchSummary, Side } from '@portal/contracts/match';
import type { LiveRoom } from '@portal/contracts/schedule';
import { PageMeta } from '@portal/platform';
import { defaultFutureMatch, SPORT_ID, type Sport } from '@portal/domain';
import { EmptyState, LeagueHeader, LiveDot, MatchList, MoreLink, PageGrid, PageTitle, Panel, SectionHeader, type RenderLink } from '@portal/ui';
import { StarButton } from '../follow/star-button.tsx';
import { usePins } from '../follow/use-pins.ts';
import type { Feed } from '../match/news-line.ts';
import { FeedAge } from '../match/feed-age.tsx';
import { FixtureRow } from '../match/fixture-row.tsx';
import { renderLink } from '../match/links.tsx';
import { bySection, byTournament, inTournaments, starredFirst, type TournamentGroup } from '../match/grouping.ts';
import { usePageTitle } from '../match/use-page-title.ts';
import type { MatchWords } from '../match/match-words.ts';
import { tournamentLook } from '../match/tournament-look.ts';
import { ChosenMatch, ChosenSheet } from '../schedule/chosen-match.tsx';
import { LookLink } from '../schedule/look-link.tsx';
import { matchesAddress, type MatchesAddress } from './matches-address.ts';
import { SportTabs } from './sport-tabs.tsx';
import styles from './matches.module.css';

const inPlace: RenderLink = ({ href, ...rest }) => <Link to={href} replace preventScrollReset {...rest} />;

interface Props {
  sport: Sport;
  address: MatchesAddress;
  /** Of the match in the panel. */
  room: LiveRoom | undefined;
  /** Of this sport, and what is on air of the others. */
  matches: readonly MatchSummary[];
  /** Server's time, epoch milliseconds. */
  now: number;
  goalOf(match: MatchSummary): { side: Side } | undefined;
  feed: Feed;
  words: MatchWords;
}

/** Live, coming and past matches, each row the way into its room. */
export function MatchesView({ sport, address, room, matches, now, goalOf, feed, words }: Props) {
  const { t } = words;
  const title = usePageTitle();
  const mine = matches.filter(isOfSport(sport));
  const sections = bySection(mine);
  const name = t(`sport.${sport.slug}`);
  const football = sport.id === SPORT_ID.football;
  const common = { address, now, goalOf, words };
  const asked = mine.find(({ fixtureId }) => fixtureId === address.match) ?? [room?.match].find((match) => match && isOfSport(sport)(match));
  const chosen = asked ?? defaultFutureMatch(sections.coming);
  const glance = chosen && { match: chosen, room: chosen.fixtureId === room?.match.fixtureId ? room : undefined, now, words };
  return (
    <div className={styles.page}>
      <PageMeta
        title={title(football ? t('title.live') : t('title.sport', { sport: name }))}
        description={football ? t('description.live') : t('description.sport', { sport: name })}
        path={matchesAddress({ sport: sport.slug, match: undefined, all: false })}
      />
      <PageTitle note={sections.live.length > 0 ? t('page.note', { count: sections.live.length }) : t('page.noteNone')}>{t('page.heading')}</PageTitle>
      <SportTabs current={sport.slug} live={bySection(matches).live} words={words} />
      {sport.id !== SPORT_ID.football && <p className={styles.generated}>{t('page.generated')}</p>}
      <FeedAge feed={feed} words={words} />
      <PageGrid kind="schedule" rail={glance && <ChosenMatch {...glance} />} railLabel={t('schedule.chosen')} sticky>
        {(['live', 'coming', 'past'] as const).map((id, place, all) => (
          <Section key={id} id={id} matches={sections[id]} above={all.slice(0, place).flatMap((one) => sections[one])} {...common} />
        ))}
      </PageGrid>
      {glance && asked && <ChosenSheet {...glance} closeHref={matchesAddress({ ...address, match: undefined })} />}
    </div>
  );
}

const isOfSport =
  (sport: Sport) =>
  ({ sportId }: MatchSummary) =>
    sportId === sport.id;

type SectionProps = Pick<Props, 'address' | 'now' | 'goalOf' | 'words'> & {
  id: 'live' | 'coming' | 'past';
  matches: readonly MatchSummary[];
  /** What the sections above show. */
  above: readonly MatchSummary[];
};

function Section({ id, matches, above, address, now, goalOf, words }: SectionProps) {
  const { t } = words;
  const pins = usePins(matchesAddress({ ...address, all: false }));
  const shown = id === 'coming' && !address.all ? matches.slice(0, limits.shortList) : matches;
  // A tournament has one star on the page, where it comes first.
  const star = ({ tournament }: TournamentGroup) =>
    above.some((match) => match.tournament.id === tournament.id) ? undefined : <StarButton of="tournaments" named={tournament} words={words} />;
  return (
    <section aria-labelledby={`section-${id}`}>
      <SectionHeader
        id={`section-${id}`}
        title={
          id === 'live' && matches.length > 0 ? (
            <span className={styles.live}>
              <LiveDot tone="live" />
              {t('section.live')}
            </span>
          ) : (
            t(`section.${id}`)
          )
        }
        note={matches.length > 0 ? <span className={styles.count}>{t('count', { count: matches.length })}</span> : undefined}
        action={
          id === 'coming' && matches.length > limits.shortList ? (
            <MoreLink href={matchesAddress({ ...address, all: !address.all })} renderLink={inPlace}>
              {address.all ? t('section.fewer') : t('section.all', { count: matches.length })}
            </MoreLink>
          ) : undefined
        }
      />
      {matches.length === 0 ? (
        <Nothing id={id} words={words} />
      ) : (
        <Panel as="div" edgeToEdge>
          {starredFirst(groups(id, shown), pins).map((group) => (
            <div key={group.tournament.id}>
              <LeagueHeader
                name={group.tournament.name}
                note={group.stage}
                href={group.matches[0] && words.tournamentLink(group.matches[0])}
                renderLink={renderLink}
                trailing={star(group)}
                {...tournamentLook(group.tournament)}
              />
              <MatchList label={group.tournament.name}>
                {group.matches.map((match) => (
                  <FixtureRow
                    key={match.fixtureId}
                    match={match}
                    words={words}
                    now={now}
                    goal={goalOf(match)}
                    withStage={group.stage === undefined}
                    trailing={<LookLink href={matchesAddress({ ...address, match: match.fixtureId })} match={match} words={words} />}
                  />
                ))}
              </MatchList>
            </div>
          ))}
        </Panel>
      )}
    </section>
  );
}

/** Within a tournament the past runs backwards: the last whistle first. */
function groups(id: SectionProps['id'], matches: readonly MatchSummary[]) {
  if (id === 'live') return inTournaments(matches);
  return id === 'past' ? byTournament(matches).map((group) => ({ ...group, matches: group.matches.toReversed() })) : byTournament(matches);
}

function Nothing({ id, words: { t } }: Pick<SectionProps, 'id' | 'words'>) {
  return (
    <EmptyState level={3} icon={<Hourglass size={32} aria-hidden="true" />} title={t(`sectionEmpty.${id}`)}>
      {id === 'live' ? t('sectionEmpty.liveText') : undefined}
    </EmptyState>
  );
}
