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

/** The tab an address names; Chat for anything that names none (ours). */
export function chatTabOf(text: string | null | undefined): ChatTab {
  return CHAT_TABS.find((tab) => tab === text) ?? 'Chat';
}
