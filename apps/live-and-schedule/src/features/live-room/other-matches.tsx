import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { MatchSummary } from '@portal/contracts/match';
import type { LiveRoom } from '@portal/contracts/schedule';
import { bareName, standing, type Standing } from '@portal/domain';
import { useApp } from '@portal/platform';
import { MatchList, Panel, PanelHeader } from '@portal/ui';
import { queries } from '../../queries.ts';
import { FixtureRow } from '../match/fixture-row.tsx';
import type { MatchWords } from '../match/match-words.ts';
import { chosenStream } from './room-address.ts';
import styles from './match-overview.module.css';

/** Rows: it stands beside the match one came for. */
const MOST = 4;
/** Which matches these are changes once in a while, and nobody came for them. Milliseconds. */
const AGAIN = 300_000;

interface Props {
  room: LiveRoom;
  standing: Standing;
  words: MatchWords;
  search: URLSearchParams;
}

/**
 * Where one hears next who speaks here: the one listened to, or, while nobody is on, all of them. Nobody is in two rooms at once, so all of it is to come. Nothing where
 * there is nothing, or when it did not load (section 8).
 */
export function OtherMatches({ room, standing: stands, words, search }: Props) {
  const { t } = words;
  const a = useApp();
  const { data, isError } = useQuery({
    ...queries.others(a, room.match.fixtureId),
    staleTime: AGAIN,
    refetchInterval: AGAIN,
    retry: false,
  });
  useEffect(() => {
    if (isError) console.warn('[live-and-schedule] other matches of the commentators did not load');
  }, [isError]);
  const chosen = stands === 'live' ? chosenStream(room.streams, search)?.commentator : undefined;
  const speaks = ({ commentators }: MatchSummary) => !chosen || commentators.some(({ userId }) => userId === chosen.userId);
  const matches = data?.list.filter((match) => standing(match) === 'coming' && speaks(match)).slice(0, MOST) ?? [];
  if (!data || matches.length === 0) return null;
  const title = chosen ? t('room.othersOf', { name: bareName(chosen.name) }) : t('room.others');
  return (
    <Panel labelledBy="other-matches" className={styles.after}>
      <PanelHeader level={2} id="other-matches" title={title} />
      <MatchList label={title}>
        {matches.map((match) => (
          <FixtureRow key={match.fixtureId} match={match} words={words} now={Date.parse(data.serverTime)} blv={chosen?.userId} />
        ))}
      </MatchList>
    </Panel>
  );
}
