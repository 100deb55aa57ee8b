import { observer } from 'mobx-react-lite';
import { useQuery } from '@tanstack/react-query';
import { useLoaderData } from 'react-router-dom';
import { commentTargets, type Output } from '@portal/contracts';
import { highlightCalls } from '@portal/contracts/highlight';
import { useAnswer, useApp, viewerOf } from '@portal/platform';
import { SectionHeader } from '@portal/ui';
import { queries } from '../../queries.ts';
import { Comments } from '../comments/comments.tsx';
import { useReactionsOf } from '../use-reactions-of.ts';
import type { HighlightLoaded } from './highlight.loader.ts';
import { HighlightView } from './highlight.view.tsx';
import { useHighlightWords } from './highlight-words.ts';

type Shown = Output<typeof highlightCalls.info>;
/** Goals beside it. */
const RAIL = 5;
const withoutOwn = (shown: Shown): Shown => ({ ...shown, reactions: { ...shown.reactions, mine: null } });

/** `/highlight/{words-id}`. The loader has put it there. */
export const Component = observer(function HighlightPage() {
  const a = useApp();
  const words = useHighlightWords();
  const { id, comments } = useLoaderData<HighlightLoaded>();
  const viewer = viewerOf(a.session.state);
  const query = queries.highlight(a, id, viewer);
  const highlight = useAnswer({ ...query, staleTime: Infinity }, withoutOwn);
  const newest = useQuery({ ...queries.newestHighlights(a), staleTime: Infinity, retry: false }).data;
  const react = useReactionsOf<Shown>({ queryKey: query.queryKey, viewer, react: (reaction) => a.api.call(highlightCalls.react, { id, reaction }) }, words);
  if (!highlight) return null;
  return (
    <HighlightView
      highlight={highlight}
      // How many of them fell in one match is its score.
      newest={words.hidesScores ? [] : (newest?.list ?? []).filter((other) => other.fixtureId !== highlight.fixtureId).slice(0, RAIL)}
      words={words}
      language={a.prefs.language}
      onReact={react}
      comments={
        <Comments
          key={id}
          target={{ objectType: commentTargets.highlight, objectId: id }}
          look="plain"
          loaded={comments}
          heading={(count, orders) => <SectionHeader title={words.t('comments.title', { count })} action={orders} />}
        />
      }
    />
  );
});
