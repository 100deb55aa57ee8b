import { useQuery } from '@tanstack/react-query';
import { observer } from 'mobx-react-lite';
import { useParams } from 'react-router-dom';
import { useApp } from '@portal/platform';
import { queries, viewerOf } from '../../queries.ts';
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

/** The server's tip is anybody's; who is logged in learns what they may do once the browser has asked. */
const TipPage = observer(function TipPage({ id }: { id: number }) {
  const a = useApp();
  const words = useMatchWords();
  const viewer = viewerOf(a.session.state);
  const anybodys = useQuery({ ...queries.tip(a, id, 0), enabled: viewer === 0, staleTime: Infinity });
  const own = useQuery({ ...queries.tip(a, id, viewer), enabled: viewer !== 0, staleTime: 5_000 });
  const deeds = useTipDeeds(id, viewer);
  const tip = own.data ?? anybodys.data;
  // The loader has put one of them there; without it the route's error boundary stands here.
  if (!tip) return null;
  return <TipView tip={tip} deeds={deeds} words={words} />;
});
