export { matchStatus, MATCH_STATUS, STATUS_CODE } from './match-status.ts';
export type { MatchStatus, StatusCode } from './match-status.ts';
export { goalChances, likeliestScore, LOW_SCORES, lowScoreFactor, type MatchOutcome } from './goal-chances.ts';
export { bestRows, leagueTable, type TableResult, type TableRow, type TableRules, type TieBreak } from './league-table.ts';
export { standing } from './standing.ts';
export type { Standing } from './standing.ts';
export { HOT_FOR, heatOf, hotMatch, onAirOrder, stakeOf } from './hot-match.ts';
export type { Heated, HotChoice, OnAir } from './hot-match.ts';
export { matchMinute } from './match-minute.ts';
export { bareName } from './commentator-name.ts';
export { EVENT_CODE, HALF, isCard, isDismissal, isGoal } from './event-codes.ts';
export type { EventCode, Half } from './event-codes.ts';
export { SPORTS, SPORT_ID, sportById, sportBySlug } from './sports.ts';
export type { Sport, SportId, SportSlug } from './sports.ts';
export { DAY_LABELS, dayLabel } from './day-labels.ts';
export type { DayLabel } from './day-labels.ts';
export { commaThousands, stripCommas } from './thousands.ts';
export { truncateTeamName } from './team-name.ts';
export { idFromPath, isDigitsOnly } from './digits.ts';
export { attachmentMediaKind, overlayMediaKind } from './media-kind.ts';
export type { MediaKind } from './media-kind.ts';
export { clampZoom, stepZoom, ZOOM, zoomFromPercent } from './zoom.ts';
export { formationOf, readablePlayerName, shortPlayerName } from './line-up.ts';
export { finalScore, isScored } from './match-record.ts';
export type {
  LineUp,
  MatchEvent,
  MatchNote,
  MatchPeriod,
  MatchRecord,
  MatchScore,
  MatchTeam,
  Score,
  ScoredMatch,
  Side,
} from './match-record.ts';
export type { MatchPhase, MatchState, MatchStatistics, TeamStatistics, TimedEvent } from './match-state.ts';
export { matchPlan } from './match-plan.ts';
export type { MatchPlan, PhaseSpan } from './match-plan.ts';
export { matchStateAt, nextChangeAfter, nextChangeOfPlan, stateOfPlan } from './match-clock.ts';
export {
  SEASON_PLAYS,
  seasonPlays,
  shareOfPlaces,
  type SeasonFixture,
  type SeasonPlan,
  type SeasonPlays,
  type TeamChances,
} from './season-chances.ts';
export { hash32, pick, randomFrom, seedOf, shuffled } from './seeded.ts';
export {
  dueReminders,
  followedOf,
  FOLLOWS_NOTHING,
  followSame,
  hasStar,
  mergedFollowed,
  MOST_FOLLOWED,
  readFollowed,
  REMINDED_BEFORE,
  STARRED,
  stillWaited,
  toggledMatch,
  toggledStar,
  withoutMatch,
} from './followed.ts';
export type { Followed, FollowedMatch, Starred } from './followed.ts';
export { heardOf, matchAlert, matchesOnAir } from './match-alerts.ts';
export type { Heard, HeardFrom, MatchAlert } from './match-alerts.ts';
export { foldText, slugOf } from './fold-text.ts';
export { meansTeam, searchedName, teamFilter } from './team-filter.ts';
export { shirtsOf } from './shirts.ts';
export { SEARCH_WORDS, searchWords } from './search-words.ts';
export { HASHTAGS, hashtagsOf } from './hashtags.ts';
export { isMentionable, MENTIONS, mentionParts, mentionsOf, type MentionPart } from './mentions.ts';
export { censor, compileBannedWords, hasBannedWord } from './banned-words.ts';
export type { BannedWords } from './banned-words.ts';
export { addDays, addMonths, daysAround, daysBetween, EVENING, eveningOf, weekBeside, weekOf, weeksOfMonth } from './calendar.ts';
export type { IsoDate, IsoMonth } from './calendar.ts';
export { dayInZone, startOfDay } from './zoned-day.ts';
export { ACTION_MODE, FEED_TYPE, feedTypeOf, isPostType, isShare, POST_TYPE } from './posts.ts';
export type { ActionMode, FeedType, PostType } from './posts.ts';
export { mayDelete, maySee, VISIBILITY } from './visibility.ts';
export type { PostViewer, Visibility } from './visibility.ts';
export { addReaction, isReaction, moveReaction, REACTIONS, removeReaction, topReactions, totalReactions, withOwnReaction } from './reactions.ts';
export type { Reaction, ReactionCounts } from './reactions.ts';
export { FRIEND_FILTERS, friendFilterOf } from './friend-filters.ts';
export type { FriendFilter } from './friend-filters.ts';
export { CHAT_TABS, chatTabOf, ODDS_CHAT_TABS, offeredChatTabs, shownChatTab } from './chat-tabs.ts';
export type { ChatTab, OddsChatTab, OfferedChatTab } from './chat-tabs.ts';
export { SETTING_KEY, settingName, settingsOf } from './settings.ts';
export type { SettingKey, SettingName, Settings } from './settings.ts';
export { fitsUserType, isCommentator, isStaff, SITE_ROLE, USER_TYPE } from './roles.ts';
export type { UserType } from './roles.ts';
export { busyRooms, byBustle, isVipRoom, roomNeedsPermission, sendsJoinMessage, VIP_GROUP } from './rooms.ts';
export type { Bustle, Joining } from './rooms.ts';
export { webParts } from './web-parts.ts';
export type { WebPart } from './web-parts.ts';
export { openRoom, raiseUnread, unreadMakesSound } from './unread-rooms.ts';
export type { UnreadRoom } from './unread-rooms.ts';
export { afterMarkRead, dropByOne, NOTIFICATION_TYPE, READ_STATUS } from './notifications.ts';
export type { NotificationType, ReadStatus, UnreadCounters } from './notifications.ts';
export { NOTIFICATION_TITLE, notificationContent, parseNotificationContent } from './notification-content.ts';
export {
  BOOKING_SOON,
  bookingOfSoonText,
  bookingSoonText,
  FRIEND_COUNTS,
  friendCountsText,
  friendOfCountsText,
  EVENT_SOON,
  eventOfSoonText,
  eventSoonText,
  NOTIFICATION_KEY,
  TIP_NEW,
  TIP_SETTLED,
  tipCorrectedKey,
  tipNewText,
  tipOfNewText,
  tipSettledKey,
} from './notification-keys.ts';
export type { BookingSoon } from './notification-keys.ts';
export type { NotificationContent, PersonalContent, PersonalTitle, PlainContent } from './notification-content.ts';
export { notificationTarget, userTarget } from './feed-target.ts';
export type { FeedTarget, UserTarget } from './feed-target.ts';
export { bannerDomain, bannerLink, bannerShows, SIDE_BANNER } from './banners.ts';
export type { BannerPlace } from './banners.ts';
export { domainOfHost, ownOrCommon } from './site-domain.ts';
export { BOOKING_DAYS, BOOKING_REMINDER, bookingSucceeded, bookingWindow, isBookable, isDuplicateBooking, mayBook } from './booking.ts';
export type { Booking, BookingPayload } from './booking.ts';
export { defaultFutureMatch } from './live-list.ts';
export { mayRetry, RETRY } from './retry.ts';
export {
  friendAccepted,
  friendAsked,
  friendCancelled,
  friendRefused,
  friendshipOf,
  isAskedTooSoon,
  isBeyondRelations,
  isBlocked,
  memberBlocked,
  MOST_RELATIONS,
  NO_RELATION,
  relationSteps,
} from './relations.ts';
export type { RelationCounts, RelationPair, RelationSide } from './relations.ts';
export { EVENT_REMINDER, eventState, isSoon, placesLeft } from './events.ts';
export { suggestionOrder, type Suggested } from './suggestions.ts';
export { decideReload, navigatesAnew, RELOAD_WINDOW } from './reloading.ts';
export type { Reloads } from './reloading.ts';
export { IMAGE, imageWidthFor, imageWidths } from './image-widths.ts';
export { IMAGE_CALL, imagePlaceholder, imageSet, imageSource, sizedImage } from './image-address.ts';
export type { ImageSource } from './image-address.ts';
export { advanceGifts, GIFT_SHOWN_FOR, GIFTS_WAITING, nextGiftChange, NO_GIFTS, offerGift } from './gift-queue.ts';
export type { GiftQueue } from './gift-queue.ts';
export { RECONNECT, reconnectDelay } from './reconnect.ts';
export { afterRefresh, beginWith, GUEST_FLAG, GUEST_LOGIN_FAILURES, guestLoginGoesOn, refreshPlan, tokenToSend } from './session.ts';
export type { GuestFlag } from './session.ts';
export { hasOnlineSocket, presenceStep } from './presence.ts';
export type { PageEvent, PresenceStep } from './presence.ts';
export { GUEST_LOGIN_AGAIN_AFTER, reactionTo } from './http-reactions.ts';
export type { HttpReaction, ReactingCall, ReactingState } from './http-reactions.ts';
export { chatCodeMeaning } from './chat-codes.ts';
export type { ChatCodeMeaning } from './chat-codes.ts';
export { CALL_NEEDS, isComplete, maySend } from './guarded-calls.ts';
export { CHECK_IN, checkInCard, checkInStreak, makeUpRefusal, makeUpsLeft, mayMakeUp } from './check-in.ts';
export { crestDrawing, isPale } from './crest.ts';
export type { CrestDrawing } from './crest.ts';
export type { CardDay, CheckIns, MakeUp, MakeUpRefusal } from './check-in.ts';
export { MISSION_ZONE, missionOfSubject, MISSIONS, missionsOf, missionSubject, WHOLE_DAY } from './missions.ts';
export type { DeedKind, Mission, MissionId, MissionState } from './missions.ts';
export { mayInvite, REFERRAL, referralEnds, referralRefusal, referralState } from './referrals.ts';
export type { ActiveFriend, ReferralRefusal } from './referrals.ts';
export { LUCKY_BOX, luckyBox, luckyCommitment, luckyFaults, luckyKind, luckyWeek } from './lucky-draw.ts';
export type { LuckyFault, LuckyPrize, LuckyProof } from './lucky-draw.ts';
export { isLedger, movePoints } from './ledger.ts';
export type { LedgerRow, Move } from './ledger.ts';
export { LEVEL_STARTS, LEVEL_TITLES, levelOf, nextLevelTitle, titleOfLevel, TOP_LEVEL } from './levels.ts';
export type { LevelTitle } from './levels.ts';
export type { LevelProgress } from './levels.ts';
export { LEAVING, leavesAt } from './leaving.ts';
export { cleanDisplayName, displayNameProblem, passwordProblem, REGISTRATION, usernameKey, usernameProblem } from './registration.ts';
export type { DisplayNameProblem, PasswordProblem, UsernameProblem } from './registration.ts';
export { findTyped, NOTHING_TYPED, TYPE_TO_FIND_RESETS, typeKey } from './type-to-find.ts';
export type { Typed } from './type-to-find.ts';
export { formatPhoneAsTyped, phoneCountryOf, phoneE164, phoneResult } from './phone.ts';
export type { PhoneResult } from './phone.ts';
export { acceptsPhoneText, cleanPastedPhone, PHONE } from './phone-input.ts';
export type { PhoneInputOptions } from './phone-input.ts';
export { phoneCountries } from './phone-countries.ts';
export type { PhoneCountry } from './phone-countries.ts';
export {
  ODDS_LABELS,
  ODDS_MARKETS,
  isDecimalMarket,
  isHalfTimeMarket,
  isPreMatchMarket,
  marketLabel,
  marketOfTip,
  picksOfMarket,
  tipTypeOf,
} from './odds-market.ts';
export type { OddsLabel, OddsMarket } from './odds-market.ts';
export { isQuarterLine, lineFromWords, lineWords, splitLine } from './odds-line.ts';
export type { LineSeparator } from './odds-line.ts';
export { fromHongKong, ODDS_FORMS, priceWords, toHongKong } from './odds-form.ts';
export type { OddsForm } from './odds-form.ts';
export { ODDS_TYPE } from './odds-record.ts';
export type { EuropeanQuote, HandicapQuote, OddsRecord, OddsRecordOf, OddsType, OverUnderQuote, Quote, QuoteOf } from './odds-record.ts';
export { ODDS_COLUMNS } from './odds-columns.ts';
export type { OddsColumn } from './odds-columns.ts';
export { formatOddsRow, parseOddsRow } from './odds-row.ts';
export type { OddsRowProblem, OddsRowReading } from './odds-row.ts';
export { isHalfTimeTip, isTipType, LINE_LIMIT, lineOfPick, picksOf, TIP_RESULT, TIP_TYPE, tipTerms } from './tip-types.ts';
export type { TipPick, TipResult, TipTerms, TipTermsProblem, TipType } from './tip-types.ts';
export { settleTip, unitsOf } from './tip-settle.ts';
export type { SettledUnits, SettlingScores, TipSettlement } from './tip-settle.ts';
export { breakEnd, CARE, limitsAt, pointsOfDay, withLimit } from './care.ts';
export type { OwnLimit, OwnLimits } from './care.ts';
export { isStake, payoutOf, PREDICTION, PREDICTION_VOID } from './predictions.ts';
export { CHAIN_START, CHAIN_ZONE, chainDayHash, checkTips, linkHash, TIP_DEEDS } from './tip-chain.ts';
export type {
  ChainDay,
  ChainHead,
  DayEnd,
  DayHead,
  SealedTip,
  ShownTip,
  Silence,
  TipDeed,
  TipFault,
  TipLink,
  TipProof,
  TipVerdict,
  ToldRecord,
} from './tip-chain.ts';
export { closingSums, ENOUGH_TIPS, longestRuns, profitCurve, profitOf, strikeRate, tipSums } from './tip-record.ts';
export type { Estimate, SettledTipFacts, TipSums } from './tip-record.ts';
export { isNewAccount, NEW_ACCOUNT, paceOfNewAccount } from './new-accounts.ts';
