import { useQuery } from '@tanstack/react-query';
import type { SlotProps } from '@portal/contracts';
import { useApp, type SlotLoad } from '@portal/platform';
import { queries } from '../../queries.ts';
import { useHighlightWords } from '../highlight/highlight-words.ts';
import { sideData } from '../load.ts';
import { MatchStoryView } from './match-story.view.tsx';

type Props = SlotProps<'content-and-news/match-story'>;

/** The report comes a few minutes after the end (ms); who has asked so often asks no more. */
const AGAIN = 60_000;
const MOST_ASKED = 15;

export const loadMatchStory: SlotLoad<Props> = async (a, { fixtureId }) => {
  await Promise.all([
    sideData(a, queries.reportOf(a, fixtureId)),
    // How many there are is the score: who hides it is not even sent them.
    ...(a.prefs.hidesScores ? [] : [sideData(a, queries.goalsOf(a, fixtureId))]),
  ]);
  return null;
};

/** `content-and-news/match-story`: beside a match that has ended. Nothing where there is nothing, or when it did not load (section 8). */
export function MatchStory({ fixtureId }: Props) {
  const a = useApp();
  const words = useHighlightWords();
  const { data: story } = useQuery({
    ...queries.reportOf(a, fixtureId),
    staleTime: AGAIN,
    retry: false,
    refetchInterval: ({ state }) => state.data?.expected === true && state.dataUpdateCount < MOST_ASKED && AGAIN,
  });
  const goals = useQuery({
    ...queries.goalsOf(a, fixtureId),
    enabled: !words.hidesScores,
    staleTime: AGAIN,
    retry: false,
    // The last goal is listed a minute after it fell: until the report is there, one may be missing.
    refetchInterval: ({ state }) => story?.expected === true && state.dataUpdateCount < MOST_ASKED && AGAIN,
  });
  const article = story?.list[0];
  const shown = words.hidesScores ? [] : (goals.data?.list ?? []);
  return article || shown.length > 0 ? <MatchStoryView article={article} goals={shown} words={words} /> : null;
}
