import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { observer } from 'mobx-react-lite';
import { feedTypes, links } from '@portal/contracts';
import { NOBODY, useApp, viewerOf } from '@portal/platform';
import { RailPanel } from '@portal/ui';
import { queries } from '../../queries.ts';
import type { FeedWords } from '../portal/feed-words.ts';
import { renderLink } from '../portal/links.tsx';
import { PersonRow } from './people-list.tsx';
import { isNear, Suggestions } from './suggestions.tsx';
import { useRoomBeside } from './use-room-beside.ts';
import styles from './friends.module.css';

/** So many of each; all of them are a page of their own. */
const MOST = { requests: 2, suggested: 3 } as const;

/**
 * Beside a feed: who asks one to be friends, and whom one may know. Both come at once, as they are by now, and below what is there for everybody, so that they move nothing.
 * Nothing for a guest, where there is no room beside, where there is nobody, and while or if an answer does not come.
 */
export const PeopleRail = observer(function PeopleRail({ words }: { words: FeedWords }) {
  const { t } = words;
  const a = useApp();
  const viewer = viewerOf(a.session.state);
  const enabled = useRoomBeside() && viewer !== NOBODY;
  const requests = useInfiniteQuery({ ...queries.people(a, 'friendsRequest', viewer), enabled });
  const suggested = useQuery({ ...queries.suggestions(a, viewer), enabled });
  const isComing = ({ isFetching, isFetchedAfterMount }: { isFetching: boolean; isFetchedAfterMount: boolean }) => isFetching && !isFetchedAfterMount;
  if (!enabled || isComing(requests) || isComing(suggested)) return null;
  const asking = requests.data?.pages[0]?.list.filter(isNear).slice(0, MOST.requests) ?? [];
  return (
    <>
      {asking.length > 0 && (
        <RailPanel
          title={t('friends.rail.title')}
          more={{ href: links.feed({ nType: feedTypes.community, fFilter: 'friendsRequest' }), label: t('friends.rail.all') }}
          renderLink={renderLink}
        >
          <ul className={styles.rail}>
            {asking.map((entry) => (
              <PersonRow key={entry.person.userId} entry={entry} brief words={words} />
            ))}
          </ul>
        </RailPanel>
      )}
      <Suggestions people={suggested.data?.list ?? []} most={MOST.suggested} rail words={words} />
    </>
  );
});
