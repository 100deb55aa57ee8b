import { CalendarX2 } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { links } from '@portal/contracts';
import { useApp, useModel, type SlotLoad } from '@portal/platform';
import { Button, EmptyState, ErrorState, LeagueHeader, MatchList, MoreLink, Panel, SectionHeader, SkeletonRows } from '@portal/ui';
import { askAnew, queries } from '../../queries.ts';
import { LiveListModel, type ListSnapshot } from '../live-list/live-list.model.ts';
import { keyOf } from '../live-list/use-live-list.ts';
import { StarButton } from '../follow/star-button.tsx';
import { usePins } from '../follow/use-pins.ts';
import { FixtureRow } from '../match/fixture-row.tsx';
import { aroundNow, byTournament, starredFirst } from '../match/grouping.ts';
import { renderLink } from '../match/links.tsx';
import { loadSlot, usePart, type Loaded } from '../match/load.ts';
import { useMatchWords } from '../match/match-words.ts';
import { tournamentLook } from '../match/tournament-look.ts';
import part from './part.module.css';
import styles from './today.module.css';

/** Rows shown before one asks for the whole day. */
const MOST = 12;

export const loadToday: SlotLoad<object> = (a) => loadSlot(() => a.queryClient.fetchQuery(queries.today(a)));

type Today = { serverTime: string; date: string; list: ListSnapshot['matches'] };
/** The day's list is another one when the day or its matches changed. */
const todaySnapshot = ({ serverTime, date, list }: Today): ListSnapshot => ({ serverTime, matches: list, total: `${date}/${list.length}` });

/** `live-and-schedule/today`: the day by tournament. */
export function Today({ data }: { data: Loaded | null }) {
  const a = useApp();
  const words = useMatchWords();
  const { t } = words;
  const today = usePart<Today>(queries.today(a), data);
  return (
    <section className={part.inset} aria-labelledby="today-title">
      <SectionHeader
        id="today-title"
        title={t('today.heading')}
        note={today.status === 'ready' ? `${words.day(today.data.serverTime)} · ${words.zoneName(Date.parse(today.data.serverTime))}` : undefined}
        action={
          <MoreLink href={links.matchCalendar()} renderLink={renderLink}>
            {t('all.schedule')}
          </MoreLink>
        }
      />
      {today.status === 'ready' && <TodayList first={todaySnapshot(today.data)} />}
      {today.status === 'loading' && (
        <Panel edgeToEdge>
          <SkeletonRows rows={6} withLeague label={t('loading')} />
        </Panel>
      )}
      {today.status === 'failed' && <ErrorState message={t('error.list')} retryLabel={t('retry')} onRetry={today.retry} busy={today.busy} />}
    </section>
  );
}

const TodayList = observer(function TodayList({ first }: { first: ListSnapshot }) {
  const a = useApp();
  const words = useMatchWords();
  const { t } = words;
  const [all, setAll] = useState(false);
  const pins = usePins('today');
  const model = useModel(
    () => new LiveListModel({ socket: a.socket, clock: a.clock, snapshot: first, ask: async () => todaySnapshot(await askAnew<Today>(a, queries.today(a))) }),
    keyOf(a),
  );
  const shown = all ? model.matches : aroundNow(model.matches, MOST);
  const hidden = model.matches.length - shown.length;
  if (shown.length === 0)
    return (
      <EmptyState icon={<CalendarX2 size={32} aria-hidden="true" />} title={t('today.empty')}>
        {t('today.emptyText')}
      </EmptyState>
    );
  return (
    <Panel as="div" edgeToEdge>
      {starredFirst(byTournament(shown), pins).map((group) => (
        <div key={group.tournament.id}>
          <LeagueHeader
            name={group.tournament.name}
            note={group.stage}
            href={links.tournament(group.tournament.id)}
            renderLink={renderLink}
            trailing={<StarButton of="tournaments" named={group.tournament} words={words} />}
            {...tournamentLook(group.tournament)}
          />
          <MatchList label={group.tournament.name}>
            {group.matches.map((match) => (
              <FixtureRow key={match.fixtureId} match={match} words={words} now={model.now} goal={model.goalOf(match)} withStage={group.stage === undefined} />
            ))}
          </MatchList>
        </div>
      ))}
      {(hidden > 0 || all) && (
        <div className={styles.more}>
          <Button variant="ghost" block onClick={() => setAll(!all)}>
            {all ? t('today.less') : t('today.more', { count: hidden })}
          </Button>
        </div>
      )}
    </Panel>
  );
});
