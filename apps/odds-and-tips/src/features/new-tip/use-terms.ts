import { useEffect, useRef } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import type { MatchOdds } from '@portal/contracts/odds';
import type { Translate } from '../match/match-words.ts';
import { offeredMarkets, offersOf } from './offers.ts';
import { useFreshOdds } from './use-tippable.ts';

/** What is filled in: a match, a market of it and a side; a tip has words, a prediction points. */
export interface TermsForm {
  fixtureId: string;
  market: string;
  pick: string;
  content: string;
  /** One of tipConfidences, as text. */
  confidence: string;
  stake: string;
}
export const emptyTerms = (asked: number | undefined): TermsForm => ({
  fixtureId: asked ? String(asked) : '',
  market: '',
  pick: '',
  content: '',
  confidence: '2',
  stake: '',
});

/** The chosen match with its odds of now, its open markets, and what is chosen of them. `onOther`: another match or market was chosen, whose picks are others. */
export function useTerms({ control, setValue }: UseFormReturn<TermsForm>, matches: readonly MatchOdds[], t: Translate, onOther: () => void) {
  const [fixtureId, chosenMarket, pick] = useWatch({ control, name: ['fixtureId', 'market', 'pick'] });
  const { odds, look } = useFreshOdds(
    Number(fixtureId),
    matches.find(({ match }) => String(match.fixtureId) === fixtureId),
  );
  const open = odds ? offeredMarkets(odds, t) : [];
  const market = open.find(({ id }) => id === chosenMarket) ?? open[0];
  const offers = odds && market ? offersOf(odds, market, t) : [];
  const thing = `${fixtureId}/${market?.id ?? ''}`;
  const last = useRef(thing);
  useEffect(() => {
    if (last.current === thing) return;
    last.current = thing;
    setValue('pick', '');
    onOther();
  }, [thing, setValue, onOther]);
  return { odds, look, open, market, offers, pick, offer: offers.find((one) => one.pick === pick) };
}
export type Terms = ReturnType<typeof useTerms>;
