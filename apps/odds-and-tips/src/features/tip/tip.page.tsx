import { observer } from 'mobx-react-lite';
import { useParams } from 'react-router-dom';
import { NOBODY, useAnswer, useApp, viewerOf } from '@portal/platform';
import type { Tip } from '@portal/contracts/tips';
import { queries } from '../../queries.ts';
import { useMatchWords } from '../match/match-words.ts';
import { idAtEnd } from '../portal/not-found.ts';
import { Component as Tips } from '../tips/tips.page.tsx';
import { TipView } from './tip.view.tsx';
import { useTipDeeds } from './tip-deeds.ts';

/** `/tip-keo/{slug, any depth}`. */
export function Component() {
  const id = idAtEnd(useParams()['*']);
  return id === undefined ? <Tips /> : <TipPage key={id} id={id} />;
}

const withoutOwn = (tip: Tip): Tip => ({ ...tip, reactions: { ...tip.reactions, mine: null }, can: { delete: false } });

/** The server's tip is anybody's; who is logged in learns what they may do once the browser has asked. */
const TipPage = observer(function TipPage({ id }: { id: number }) {
  const a = useApp();
  const words = useMatchWords();
  const viewer = viewerOf(a.session.state);
  const tip = useAnswer({ ...queries.tip(a, id, viewer), staleTime: viewer === NOBODY ? Infinity : 5_000 }, withoutOwn);
  const deeds = useTipDeeds(id, viewer);
  if (!tip) return null;
  return <TipView tip={tip} deeds={deeds} words={words} />;
});
