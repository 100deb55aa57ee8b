import { systemMessages, type ChatMessage } from '@portal/contracts/chat';
import type { TFunction } from 'i18next';

/** How a message stands in the list. `nothing`: for other parts of the page (the marble map), or of a kind this release does not know. */
export type Line =
  | { readonly kind: 'words' }
  | { readonly kind: 'join'; readonly name: string }
  | {
      readonly kind: 'goal';
      readonly how: 'goal' | 'own-goal' | 'penalty';
      readonly player: string;
      readonly minute: string;
      readonly home: number;
      readonly away: number;
    }
  | { readonly kind: 'notice'; readonly text: string }
  | { readonly kind: 'nothing' };

/** Section 4's system codes; a goal's text is `player|minute|home|away`, then how it was scored where that is told. */
export function lineOf({ systemMessage, filteredMessage, showName }: Pick<ChatMessage, 'systemMessage' | 'filteredMessage' | 'showName'>): Line {
  switch (systemMessage) {
    case null:
      return { kind: 'words' };
    case systemMessages.join:
      return { kind: 'join', name: filteredMessage || showName };
    case systemMessages.goal:
      return goalLine(filteredMessage);
    case systemMessages.gift:
      return { kind: 'notice', text: filteredMessage };
    default:
      return { kind: 'nothing' };
  }
}

/** Who scored, how and when; the score stands beside it. */
export function goalWords({ how, player, minute }: Extract<Line, { kind: 'goal' }>, t: TFunction<'chat'>): string {
  return t(`goal.${how}.${player ? 'by' : 'unnamed'}`, { player, minute });
}

function goalLine(text: string): Line {
  const [player = '', minute = '', home = '', away = '', how = ''] = text.split('|');
  return /^\d+$/.test(home) && /^\d+$/.test(away) && minute
    ? { kind: 'goal', how: how === 'own-goal' || how === 'penalty' ? how : 'goal', player, minute, home: Number(home), away: Number(away) }
    : { kind: 'notice', text };
}
