// What pages may use. Styles of the whole site are separate imports: @portal/ui/tokens.css, fonts.css, base.css.
export { cx } from './foundation/class-names.ts';
export { followBox } from './foundation/follow-box.ts';
export { useCurrentInSight } from './foundation/use-current-in-sight.ts';
export { useDocumentKeys } from './foundation/use-document-keys.ts';
export { seedOf, sequenceFrom, pick } from './foundation/seed.ts';
export { plainLink, type LinkRenderProps, type RenderLink } from './foundation/link.tsx';
export { VisuallyHidden } from './foundation/visually-hidden.tsx';
export { Heading, type HeadingLevel } from './foundation/heading.tsx';
export { Headline } from './foundation/headline.tsx';

export { Button, LinkButton, buttonClass, type ButtonLook, type ButtonProps, type ButtonVariant, type LinkButtonProps } from './button/button.tsx';
export { IconButton, IconLink, type IconButtonProps, type IconLinkProps } from './button/icon-button.tsx';
export { Chip, ChipLink, ChipRow, type ChipLinkProps, type ChipProps } from './button/chip.tsx';
export { CommentatorPicker, type CommentatorOption, type CommentatorPickerProps } from './button/commentator-picker.tsx';
export { Tag, type TagProps, type TagTone } from './tag/tag.tsx';
export { LevelTag } from './tag/level-tag.tsx';
export { LiveDot } from './tag/live-dot.tsx';
export { Count, type CountProps } from './tag/count.tsx';
export { ResultSquares, type MatchResult } from './tag/result-squares.tsx';

export { Crest, type CrestProps, type TeamLook } from './crest/crest.tsx';
export { crestColors } from './crest/crest-colors.ts';
export { Avatar, AvatarStack, type AvatarProps, type AvatarStackProps, type Person } from './avatar/avatar.tsx';
export { Logo, LogoMark, type LogoProps } from './brand/logo.tsx';
export {
  BasketballIcon,
  CardIcon,
  FootballIcon,
  OwnGoalIcon,
  PenaltyIcon,
  SubstitutionIcon,
  WhistleIcon,
  type CardTone,
  type SportIconProps,
} from './icons/sport-icons.tsx';
export { Sticker, type StickerProps, type StickerTone } from './sticker/sticker.tsx';
export { REACTION_KINDS, ReactionIcon, type ReactionKind } from './sticker/reaction-icon.tsx';
export { ReactionChip, type ReactionChipProps } from './sticker/reaction-chip.tsx';

export { Panel, PanelHeader, type PanelHeaderProps, type PanelProps } from './panel/panel.tsx';
export { MoreLink, PageTitle, SectionHeader, type MoreLinkProps, type SectionHeaderProps } from './panel/section-header.tsx';
export { Tabs, type TabItem, type TabsProps } from './tabs/tabs.tsx';
export { TabLinks, type TabLink, type TabLinksProps } from './tabs/tab-links.tsx';

export {
  LeagueHeader,
  MatchList,
  MatchRow,
  type LeagueHeaderProps,
  type MatchRowProps,
  type MatchState,
  type Score,
  type TeamInMatch,
} from './match-row/match-row.tsx';
export { StandingsTable, type StandingsRow, type StandingsTableProps } from './standings/standings-table.tsx';
export { Bracket, type BracketProps, type BracketRound, type BracketSide, type BracketTie } from './bracket/bracket.tsx';
export { RollingDigit } from './score/rolling-digit.tsx';
export { ScoreDigits, type ScoreDigitsProps } from './score/score-digits.tsx';
export { ScoreBoard, type ScoreBoardProps } from './score/score-board.tsx';
export { HotMatch, type HotMatchProps } from './score/hot-match.tsx';
export { LiveList, type LiveListProps, type LiveListRow } from './score/live-list.tsx';
export { Poster, type PosterMotif, type PosterProps } from './room/poster.tsx';
export { RoomCard, RoomGrid, type RoomCardProps } from './room/room-card.tsx';
export { Timeline, type MatchEventKind, type TimelineEvent, type TimelineProps } from './timeline/timeline.tsx';
export { StatBars, type StatRow } from './timeline/stat-bars.tsx';

export { LitSeat, SeatsPattern, type SeatsPatternProps } from './pitch/seats-pattern.tsx';
export { PitchStripes } from './pitch/pitch-stripes.tsx';
export { PitchLineup, type LineUpPlayer, type LineUpSide, type PitchLineupProps } from './pitch/line-up.tsx';

export { Skeleton, SkeletonRows, type SkeletonProps, type SkeletonRowsProps } from './state/skeleton.tsx';
export { MessageCard, type MessageCardProps } from './state/message-card.tsx';
export { SeatRowDrawing } from './state/seat-row-drawing.tsx';
export { Verdict, type VerdictProps } from './state/verdict.tsx';
export {
  ComingSoon,
  EmptyState,
  ErrorState,
  FallbackCard,
  Strip,
  type ComingSoonProps,
  type EmptyStateProps,
  type ErrorStateProps,
  type FallbackCardProps,
  type StripKind,
  type StripProps,
} from './state/states.tsx';

export { Field, type ControlProps, type FieldProps, type FieldWords } from './form/field.tsx';
export { PasswordField, TextField, type PasswordFieldProps, type TextFieldProps } from './form/text-field.tsx';
export { TextArea, type TextAreaProps } from './form/text-area.tsx';
export { Select, type SelectOption, type SelectProps } from './form/select.tsx';
export { Checkbox, Switch, SwitchLink, type CheckboxProps, type SwitchLinkProps, type SwitchProps } from './form/checkbox.tsx';
export { RadioCards, SegmentedControl, type RadioGroupProps, type RadioOption } from './form/radio-group.tsx';
export { FileButton, type FileButtonProps } from './form/file-button.tsx';
export { pickFiles, type FileLimits, type FileRefusal, type PickedFiles } from './form/picked-files.ts';
export { FormError, type FormErrorProps } from './form/form-error.tsx';
export { SearchField, type SearchFieldProps } from './form/search-field.tsx';
export { CodeField, readCode } from './form/code-field.tsx';
export { useSecondsUntil, useWait } from './form/use-wait.ts';
export { PhoneField, type PhoneFieldProps } from './form/phone/phone-field.tsx';
export { checkPhone, type PhoneCheck } from './form/phone/check-phone.ts';
export { isRefused as isPhoneRefused, NO_PHONE, phoneMessage, type PhoneValue, type PhoneWords } from './form/phone/phone-value.ts';
export { Dialog, type DialogProps } from './dialog/dialog.tsx';
export { TOAST_DURATION, Toasts, type ToastsProps } from './toast/toasts.tsx';
export { createToaster, type ToastMessage, type ToastTone, type Toaster } from './toast/toaster.ts';

export { DateStrip, type DateStripDay, type DateStripProps } from './date-strip/date-strip.tsx';
export { MonthGrid, type MonthDay, type MonthGridProps } from './date-strip/month-grid.tsx';
export { FilterChips, type FilterChip, type FilterChipsProps } from './filter/filter-chips.tsx';
export { FilterList, type FilterListGroup, type FilterListItem, type FilterListProps } from './filter/filter-list.tsx';
export { WHOLE_LIST, Windowed, WindowedBlock, type WindowedBlockProps } from './paging/windowed.tsx';
export { SegmentedLinks, type SegmentedLinksProps } from './tabs/segmented-links.tsx';

export { Image, type ImageProps } from './media/image.tsx';
export { MediaOverlay, type MediaOverlayProps } from './media/media-overlay.tsx';
export type { OverlayItem, OverlayTrack, OverlayWords } from './media/overlay-item.ts';

export { ReactionButton, type ReactionButtonProps } from './reaction/reaction-button.tsx';
export { ReactionBar, ReactionSummary, type ReactionBarProps, type ReactionCounts, type ReactionSummaryProps } from './reaction/reaction-bar.tsx';
export { ReactedDialog, type ReactedDialogProps, type WhoReacted } from './reaction/reacted-dialog.tsx';
export { ReactionPicker, type ReactionPickerProps, type ReactionWords } from './reaction/reaction-picker.tsx';
export { Menu, type MenuItem, type MenuProps } from './menu/menu.tsx';
export { onPressOutside } from './menu/press-outside.ts';
export { useDetailsMenu, type DetailsMenu } from './menu/use-details-menu.ts';
export { Popover, type PopoverProps } from './popover/popover.tsx';
export { ConfirmDialog, type ConfirmDialogProps } from './dialog/confirm-dialog.tsx';
export { ReportDialog, type ReportDialogProps, type ReportReasonOption } from './report/report-dialog.tsx';

export { CommentAction, CommentItem, CommentList, type CommentAuthor, type CommentItemProps, type CommentState } from './comment/comment-item.tsx';
export { CommentComposer, type CommentComposerProps } from './comment/comment-composer.tsx';
export { PostAction, PostCard, PostInset, type PostCardProps } from './post/post-card.tsx';
export { PostText, type PostTextProps } from './post/post-text.tsx';
export { ImageGrid, type GridImage, type ImageGridProps } from './post/image-grid.tsx';
export { LinkCard, type LinkCardProps } from './post/link-card.tsx';

export { ArticleCard, type ArticleCardProps } from './article/article-card.tsx';
export { ArticleHeader, type ArticleHeaderProps } from './article/article-header.tsx';
export { ArticleBody, ArticleFigure, ArticleHeading, ArticleList, ArticleQuote, type ArticleFigureProps } from './article/article-body.tsx';
export { RankedList, type RankedItem, type RankedListProps } from './article/ranked-list.tsx';
export { HashtagCloud, type Hashtag } from './article/hashtag-cloud.tsx';
export { Breadcrumbs, type Crumb } from './article/breadcrumbs.tsx';
export { Pager, type PagerProps } from './paging/pager.tsx';
export { pageNumbers, type PageNumber } from './paging/page-numbers.ts';
export { MoreSentinel, moreStateOf, type ListOnItsWay, type MoreSentinelProps, type MoreState } from './paging/more-sentinel.tsx';
export { NewerButton, type NewerButtonProps } from './paging/newer-button.tsx';

export { TeamNameCut } from './odds/team-name-cut.tsx';
export { Arrow as OddsArrow, OddsCell, OddsPair, OddsTriple, type OddsCellProps, type OddsCellsProps, type OddsMove } from './odds/odds-cell.tsx';
export {
  OddsLeague,
  OddsRow,
  OddsTable,
  type OddsColumnGroup,
  type OddsMarketColumn,
  type OddsRowProps,
  type OddsTableProps,
  type OddsTableWords,
} from './odds/odds-table.tsx';
export { SparkLine, type SparkLineProps } from './odds/spark-line.tsx';
export { Confidence, type ConfidenceProps } from './tip/confidence.tsx';
export { Stamp, type TipOutcome } from './tip/stamp.tsx';
export { RecordBar, type RecordBarProps } from './tip/record-bar.tsx';
export { TipCard, TipSlip, type TipCardProps, type TipSlipProps } from './tip/tip-card.tsx';
export { TipsterCard, TipsterRow, type TipsterCardProps } from './tip/tipster-card.tsx';
export { AgeGate, AgeNotice, type AgeGateProps } from './tip/age-notice.tsx';

export { Cover, type CoverProps } from './profile/cover.tsx';
export { CrestLinks, type CrestLinksProps } from './profile/crest-links.tsx';
export { ProfileHeader, type LevelProgress, type ProfileHeaderProps } from './profile/profile-header.tsx';
export { LevelRing, type LevelRingProps } from './profile/level-ring.tsx';
export { BalanceCard, StatTiles, type BalanceCardProps, type Stat } from './profile/stat-tile.tsx';
export { CheckInCard, type CheckInCardProps, type CheckInDay, type CheckInState } from './profile/check-in-card.tsx';
export { LedgerList, LedgerRow, type LedgerEntry } from './profile/ledger-row.tsx';
export { SideMenu, type SideMenuItem, type SideMenuProps } from './profile/side-menu.tsx';
export { RoomRow, ThreadHeader, type RoomPicture, type RoomRowProps, type ThreadHeaderProps } from './chat-list/room-row.tsx';
export { ChatGrid, PageGrid, type ChatGridProps, type PageGridProps } from './layout/page-grid.tsx';
export { PageHeader } from './layout/page-header.tsx';
export { RailList, RailPanel, type RailItem, type RailPanelProps } from './layout/rail-panel.tsx';
