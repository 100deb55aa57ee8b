import { Hourglass } from 'lucide-react';
import { links } from '@portal/contracts';
import type { MatchSummary, Side } from '@portal/contracts/match';
import { PageMeta } from '@portal/platform';
import { SPORT_ID, type Sport } from '@portal/domain';
import { EmptyState, LeagueHeader, LiveDot, MatchList, Panel, SectionHeader, PageTitle } from '@portal/ui';
import type { Feed } from '../match/news-line.ts';
import { FeedAge } from '../match/feed-age.tsx';
import { FixtureRow } from '../match/fixture-row.tsx';
import { bySection, byTournament, inTournaments } from '../match/grouping.ts';
import { usePageTitle } from '../match/use-page-title.ts';
import type { MatchWords } from '../match/match-words.ts';
import { tournamentLook } from '../match/tournament-look.ts';
import { SportTabs } from './sport-tabs.tsx';
import styles from './matches.module.css';

interface Props {
  sport: Sport;
  /** Of this sport, and what is on air of the others. */
  matches: readonly MatchSummary[];
  /** Server's time, epoch milliseconds. */
  now: number;
  goalOf(match: MatchSummary): { side: Side } | undefined;
  feed: Feed;
  words: MatchWords;
}

/** Live, coming and past matches, each row the way into its room. */
export function MatchesView({ sport, matches, now, goalOf, feed, words }: Props) {
  const { t } = words;
  const title = usePageTitle();
  const sections = bySection(matches.filter(({ sportId }) => sportId === sport.id));
  const name = t(`sport.${sport.slug}`);
  const football = sport.id === SPORT_ID.football;
  const common = { now, goalOf, words };
  return (
    <div className={styles.page}>
      <PageMeta
        title={title(football ? t('title.live') : t('title.sport', { sport: name }))}
        description={football ? t('description.live') : t('description.sport', { sport: name })}
        path={football ? links.live() : `${links.live()}/${sport.slug}`}
      />
      <PageTitle note={sections.live.length > 0 ? t('page.note', { count: sections.live.length }) : t('page.noteNone')}>{t('page.heading')}</PageTitle>
      <SportTabs current={sport.slug} live={bySection(matches).live} words={words} />
      {sport.id !== SPORT_ID.football && <p className={styles.generated}>{t('page.generated')}</p>}
      <FeedAge feed={feed} words={words} />
      <Section id="live" matches={sections.live} {...common} />
      <Section id="coming" matches={sections.coming} {...common} />
      <Section id="past" matches={sections.past} {...common} />
    </div>
  );
}

type SectionProps = Pick<Props, 'now' | 'goalOf' | 'words'> & { id: 'live' | 'coming' | 'past'; matches: readonly MatchSummary[] };

function Section({ id, matches, now, goalOf, words }: SectionProps) {
  const { t } = words;
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
      />
      {matches.length === 0 ? (
        <Nothing id={id} words={words} />
      ) : (
        <Panel as="div" edgeToEdge>
          {groups(id, matches).map((group, index) => (
            <div key={`${group.tournament.id} ${index}`}>
              <LeagueHeader name={group.tournament.name} note={group.stage} {...tournamentLook(group.tournament)} />
              <MatchList label={group.tournament.name}>
                {group.matches.map((match) => (
                  <FixtureRow key={match.fixtureId} match={match} words={words} now={now} goal={goalOf(match)} withStage={group.stage === undefined} />
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
