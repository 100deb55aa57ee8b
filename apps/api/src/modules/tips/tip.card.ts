import { links } from '@portal/contracts';
import type { NewPostCard } from '@portal/contracts/newsfeed';
import { isHalfTimeTip, lineOfPick, lineWords, type TipTerms } from '@portal/domain';
import type { Say } from '../../http/words.ts';

interface Named {
  readonly home: string;
  readonly away: string;
}

/** A tip as a card of the feed. Stored once and read by everybody, so it speaks Vietnamese, the language of the house. */
export function cardOfTip(id: number, { home, away }: Named, terms: TipTerms, price: number, say: Say): NewPostCard {
  return { kind: 'tips', id, title: `${home} – ${away}`, text: `${pickWords({ home, away }, terms, say)} · ${price.toFixed(2)}`, link: links.tip(id) };
}

/** 'Arsenal -0.5/1', 'Xỉu 2.5', 'Hoà'. */
export function pickWords(names: Named, terms: TipTerms, say: Say): string {
  const side = terms.pick === 'home' || terms.pick === 'away' ? names[terms.pick] : say('vi', `tips.picks.${terms.pick}`);
  const line = lineOfPick(terms);
  const isHandicap = terms.pick === 'home' || terms.pick === 'away';
  const words = line === null ? side : `${side} ${isHandicap && line > 0 ? '+' : ''}${lineWords(line)}`;
  return isHalfTimeTip(terms.type) ? say('vi', 'tips.firstHalf', { pick: words }) : words;
}
