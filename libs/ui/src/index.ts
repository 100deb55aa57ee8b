// What pages may use. Styles of the whole site are separate imports: @portal/ui/tokens.css, fonts.css, base.css.
export { cx } from './foundation/class-names.ts';
export { seedOf, sequenceFrom, pick } from './foundation/seed.ts';
export { plainLink, type LinkRenderProps, type RenderLink } from './foundation/link.tsx';
export { VisuallyHidden } from './foundation/visually-hidden.tsx';
export { Heading, type HeadingLevel } from './foundation/heading.tsx';

export { Button, LinkButton, buttonClass, type ButtonLook, type ButtonProps, type ButtonVariant, type LinkButtonProps } from './button/button.tsx';
export { IconButton, IconLink, type IconButtonProps, type IconLinkProps } from './button/icon-button.tsx';
export { Chip, ChipLink, ChipRow, type ChipLinkProps, type ChipProps } from './button/chip.tsx';
export { CommentatorPicker, type CommentatorOption, type CommentatorPickerProps } from './button/commentator-picker.tsx';
export { Tag, type TagProps, type TagTone } from './tag/tag.tsx';
export { LiveDot } from './tag/live-dot.tsx';
export { Count, type CountProps } from './tag/count.tsx';
export { ResultSquares, type MatchResult } from './tag/result-squares.tsx';

export { Crest, type CrestProps, type TeamLook } from './crest/crest.tsx';
export { Avatar, AvatarStack, type AvatarProps, type AvatarStackProps, type Person } from './avatar/avatar.tsx';
export { Logo, LogoMark, type LogoProps } from './brand/logo.tsx';
export { BasketballIcon, CardIcon, FootballIcon, OwnGoalIcon, PenaltyIcon, SubstitutionIcon, WhistleIcon, type CardTone, type SportIconProps } from './icons/sport-icons.tsx';
export { Sticker, type StickerProps, type StickerTone } from './sticker/sticker.tsx';
export { REACTION_KINDS, ReactionIcon, type ReactionKind } from './sticker/reaction-icon.tsx';
export { ReactionChip, type ReactionChipProps } from './sticker/reaction-chip.tsx';

export { Panel, PanelHeader, type PanelHeaderProps, type PanelProps } from './panel/panel.tsx';
export { MoreLink, PageTitle, SectionHeader, type MoreLinkProps, type SectionHeaderProps } from './panel/section-header.tsx';
export { Tabs, type TabItem, type TabsProps } from './tabs/tabs.tsx';
export { TabLinks, type TabLink, type TabLinksProps } from './tabs/tab-links.tsx';

export { LeagueHeader, MatchList, MatchRow, type LeagueHeaderProps, type MatchRowProps, type MatchState, type Score, type TeamInMatch } from './match-row/match-row.tsx';
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
export { ComingSoon, EmptyState, ErrorState, FallbackCard, Strip, type ComingSoonProps, type EmptyStateProps, type ErrorStateProps, type FallbackCardProps, type StripKind, type StripProps } from './state/states.tsx';

export { TextField, type TextFieldProps } from './form/text-field.tsx';
export { Dialog, type DialogProps } from './dialog/dialog.tsx';
export { ToastProvider, useToast, type ToastProviderProps } from './toast/toast.tsx';
export { TOAST_DURATION, createToaster, type ShownToast, type ToastMessage, type ToastTone, type Toaster, type ToasterStore } from './toast/toaster.ts';
