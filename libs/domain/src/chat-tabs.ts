/** Tabs of the chat page, word for word (specification, section 2); each is a slot of somebody (decisions, "Pages and tabs"). */
export const CHAT_TABS = [
  'Chat',
  'simulate',
  'statistics',
  'commentary',
  'odds',
  'lineups',
  'general',
  'hdp',
  'overUnder',
  '1x2',
  'TopFan',
  'TopQua',
  'TopTip',
  'leagueSchedule',
  'anchorSchedule',
  'calendarSchedule',
  'focusOddTips',
  'oddTipsTonight',
  'allLeague',
  'chatOwl',
  'download',
  'support',
  'vip',
  'notification',
  'ranking',
  'bet',
  'history',
] as const;
export type ChatTab = (typeof CHAT_TABS)[number];

/** Those that odds and tips provide (decisions, "Pages and tabs"), in the order of section 2. */
export const ODDS_CHAT_TABS = [
  'odds',
  'hdp',
  'overUnder',
  '1x2',
  'TopTip',
  'focusOddTips',
  'oddTipsTonight',
  'bet',
  'history',
] as const satisfies readonly ChatTab[];
export type OddsChatTab = (typeof ODDS_CHAT_TABS)[number];
/** A tab that the page has by now. */
export type OfferedChatTab = 'Chat' | OddsChatTab;

/** The tabs that the chat page offers, Chat first; who hides odds and tips (section 9, disable tip) is offered none of them (ours). */
export const offeredChatTabs = (hidesOdds: boolean): readonly OfferedChatTab[] => (hidesOdds ? ['Chat'] : ['Chat', ...ODDS_CHAT_TABS]);

/** What is shown of a tab that an address names: Chat where it is not offered (ours). */
export const shownChatTab = (tab: ChatTab, hidesOdds: boolean): OfferedChatTab => offeredChatTabs(hidesOdds).find((one) => one === tab) ?? 'Chat';

/** The tab an address names; Chat for anything that names none (ours). */
export function chatTabOf(text: string | null | undefined): ChatTab {
  return CHAT_TABS.find((tab) => tab === text) ?? 'Chat';
}
