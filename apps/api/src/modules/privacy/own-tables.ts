import { and, eq, getTableColumns, isNull, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import * as t from '../../db/schema.ts';

/** One kind of what is kept of a member. */
export interface OwnTable {
  readonly table: PgTable;
  /** Which rows are a member's own; an index serves it. */
  readonly owned: (accountId: number) => SQL | undefined;
  /** What tells own rows apart, and their order. */
  readonly by: readonly [PgColumn, ...PgColumn[]];
  /** What a member sees of a row. */
  readonly fields: Readonly<Record<string, PgColumn | SQL>>;
}

/** Columns of a table without those that are nobody's to read, or say again whose the row is. */
function without<Table extends PgTable>(table: Table, ...names: (keyof Table['_']['columns'] & string)[]): Record<string, PgColumn> {
  return Object.fromEntries(Object.entries(getTableColumns(table) as Record<string, PgColumn>).filter(([name]) => !names.includes(name)));
}
/** How another is called, of a column that names their account. */
const named = (column: string) => sql<string | null>`(select username from account where account.id = ${sql.raw(column)})`;
const versions = sql`(select json_agg(json_build_object('since', since, 'content', content, 'media', media) order by since) from post_version where post_id = post.id)`;

/**
 * What is a member's own, by the name that it has in their file. Each table that names an account stands here or in `NOT_OWN`, and the specs hold the
 * schema to that: what is new is not forgotten.
 */
export const OWN = {
  account: { table: t.account, owned: (id) => eq(t.account.id, id), by: [t.account.id], fields: without(t.account, 'passwordHash') },
  settings: {
    table: t.userSetting,
    owned: (id) => eq(t.userSetting.accountId, id),
    by: [t.userSetting.accountId],
    fields: without(t.userSetting, 'accountId'),
  },
  shownTeams: { table: t.accountTeam, owned: (id) => eq(t.accountTeam.accountId, id), by: [t.accountTeam.teamId], fields: without(t.accountTeam, 'accountId') },
  sessions: {
    table: t.refreshFamily,
    owned: (id) => eq(t.refreshFamily.accountId, id),
    by: [t.refreshFamily.id],
    fields: without(t.refreshFamily, 'accountId'),
  },
  codesSent: {
    table: t.verificationCode,
    owned: (id) => eq(t.verificationCode.accountId, id),
    by: [t.verificationCode.purpose, t.verificationCode.asked],
    fields: without(t.verificationCode, 'accountId', 'asked', 'codeHash'),
  },
  networksSeen: {
    table: t.sightingNetwork,
    owned: (id) => eq(t.sightingNetwork.accountId, id),
    by: [t.sightingNetwork.mark],
    fields: without(t.sightingNetwork, 'accountId'),
  },
  posts: { table: t.post, owned: (id) => eq(t.post.authorId, id), by: [t.post.uuid], fields: { ...without(t.post, 'authorId', 'uuid', 'feed'), versions } },
  comments: {
    table: t.comment,
    owned: (id) => eq(t.comment.authorId, id),
    by: [t.comment.uuid],
    fields: { ...without(t.comment, 'authorId', 'uuid', 'replyToId'), replyTo: named('reply_to_id') },
  },
  chatMessages: {
    table: t.chatMessage,
    owned: (id) => and(eq(t.chatMessage.authorId, id), eq(t.chatMessage.isGuest, false)),
    by: [t.chatMessage.uuid],
    fields: without(t.chatMessage, 'authorId', 'uuid', 'isGuest', 'simulated', 'roomOffset'),
  },
  chatRooms: {
    table: t.chatRoom,
    owned: (id) => eq(t.chatRoom.ownerId, id),
    by: [t.chatRoom.id],
    fields: without(t.chatRoom, 'ownerId', 'epoch', 'lastOffset'),
  },
  closedRooms: { table: t.chatMember, owned: (id) => eq(t.chatMember.accountId, id), by: [t.chatMember.roomId], fields: without(t.chatMember, 'accountId') },
  keptOutOf: {
    table: t.chatBan,
    owned: (id) => and(eq(t.chatBan.userId, id), isNull(t.chatBan.network)),
    by: [t.chatBan.id],
    fields: without(t.chatBan, 'userId', 'network', 'authorId'),
  },
  reactions: {
    table: t.reaction,
    owned: (id) => eq(t.reaction.accountId, id),
    by: [t.reaction.objectType, t.reaction.objectId],
    fields: without(t.reaction, 'accountId'),
  },
  tips: { table: t.tip, owned: (id) => eq(t.tip.authorId, id), by: [t.tip.uuid], fields: without(t.tip, 'authorId', 'uuid', 'sealed') },
  tipLinks: { table: t.tipLink, owned: (id) => eq(t.tipLink.authorId, id), by: [t.tipLink.n], fields: without(t.tipLink, 'authorId', 'hash', 'previous') },
  tipRecord: { table: t.tipRecord, owned: (id) => eq(t.tipRecord.authorId, id), by: [t.tipRecord.authorId], fields: without(t.tipRecord, 'authorId') },
  relations: {
    table: t.relation,
    owned: (id) => eq(t.relation.accountId, id),
    by: [t.relation.otherId],
    fields: { other: named('other_id'), ...without(t.relation, 'accountId', 'otherId', 'toldAt') },
  },
  notifications: {
    table: t.notification,
    owned: (id) => eq(t.notification.accountId, id),
    by: [t.notification.id],
    fields: without(t.notification, 'accountId'),
  },
  points: {
    table: t.pointsLedger,
    owned: (id) => eq(t.pointsLedger.accountId, id),
    by: [t.pointsLedger.id],
    fields: without(t.pointsLedger, 'accountId', 'purse'),
  },
  predictions: {
    table: t.prediction,
    owned: (id) => eq(t.prediction.accountId, id),
    by: [t.prediction.uuid],
    fields: without(t.prediction, 'accountId', 'uuid'),
  },
  care: { table: t.accountCare, owned: (id) => eq(t.accountCare.accountId, id), by: [t.accountCare.accountId], fields: without(t.accountCare, 'accountId') },
  bookings: { table: t.booking, owned: (id) => eq(t.booking.accountId, id), by: [t.booking.id], fields: without(t.booking, 'accountId') },
  followed: {
    table: t.accountFollowed,
    owned: (id) => eq(t.accountFollowed.accountId, id),
    by: [t.accountFollowed.accountId],
    fields: without(t.accountFollowed, 'accountId'),
  },
  checkIns: { table: t.checkIn, owned: (id) => eq(t.checkIn.accountId, id), by: [t.checkIn.day], fields: without(t.checkIn, 'accountId') },
  missionDeeds: {
    table: t.missionDeed,
    owned: (id) => eq(t.missionDeed.accountId, id),
    by: [t.missionDeed.day, t.missionDeed.kind, t.missionDeed.thing],
    fields: without(t.missionDeed, 'accountId'),
  },
  luckyDraws: { table: t.luckyDraw, owned: (id) => eq(t.luckyDraw.accountId, id), by: [t.luckyDraw.uuid], fields: without(t.luckyDraw, 'accountId', 'uuid') },
  invitedBy: {
    table: t.referral,
    owned: (id) => eq(t.referral.friendId, id),
    by: [t.referral.friendId],
    // Not which rule an invitation failed by: that would tell where the other was.
    fields: { inviter: named('inviter_id'), ...without(t.referral, 'friendId', 'inviterId', 'refusal', 'points') },
  },
  invited: {
    table: t.referral,
    owned: (id) => eq(t.referral.inviterId, id),
    by: [t.referral.friendId],
    fields: { friend: named('friend_id'), ...without(t.referral, 'friendId', 'inviterId', 'refusal') },
  },
  eventsHosted: { table: t.event, owned: (id) => eq(t.event.hostId, id), by: [t.event.id], fields: without(t.event, 'hostId', 'uuid') },
  eventsJoined: {
    table: t.eventGuest,
    owned: (id) => eq(t.eventGuest.accountId, id),
    by: [t.eventGuest.eventId],
    fields: without(t.eventGuest, 'accountId', 'toldOf'),
  },
  uploads: { table: t.upload, owned: (id) => eq(t.upload.ownerId, id), by: [t.upload.name], fields: without(t.upload, 'ownerId', 'heardAt') },
  feedback: { table: t.feedback, owned: (id) => eq(t.feedback.accountId, id), by: [t.feedback.id], fields: without(t.feedback, 'accountId', 'sender', 'uuid') },
  reports: { table: t.report, owned: (id) => eq(t.report.reporterId, id), by: [t.report.caseId], fields: without(t.report, 'reporterId') },
} as const satisfies Readonly<Record<string, OwnTable>>;

export type OwnName = keyof typeof OWN;
export const ownNames = Object.keys(OWN) as OwnName[];

/** Columns that name an account and yet say nothing that is only its own, and why. */
export const NOT_OWN: Readonly<Record<string, string>> = {
  'article_change.editor_id': 'work for the portal',
  'article_draft.editor_id': 'work for the portal',
  'chat_ban.author_id': 'work for a room',
  'comment.reply_to_id': 'the words are another’s',
  'relation.other_id': 'what another thinks of one',
  'relation_count.account_id': 'counted from what is there',
  'report_case.author_id': 'what others said',
  'report_case.decided_by': 'work for the portal',
  'sighting_browser.high_id': 'would tell who else uses a browser',
  'sighting_browser.low_id': 'would tell who else uses a browser',
  'tip_chain.author_id': 'stands in the last of its links',
  'tip_day_head.author_id': 'stands in the links',
};

/** Columns by which a row may go on naming the account of somebody who has left, and why. Rows of all others go (`Erasure`). */
export const REMAINS: Readonly<Record<string, string>> = {
  'article_change.editor_id': 'work for the portal',
  'article_draft.editor_id': 'work for the portal',
  'chat_ban.author_id': 'work for a room',
  'chat_ban.user_id': 'keeps nobody out any more, and says why others were not told',
  'chat_message.author_id': 'what was said in a room, without a name',
  'comment.author_id': 'the place of what was answered, without its words',
  'comment.reply_to_id': 'the words are another’s',
  'event.host_id': 'others take part in it',
  'lucky_draw.account_id': 'a box is drawn again by all of its tickets',
  'points_ledger.account_id': 'is never changed, and adds up',
  'referral.friend_id': 'what the inviter was rewarded for',
  'referral.inviter_id': 'what the friend was rewarded for',
  'report.reporter_id': 'a case is decided by all that was said of it',
  'report_case.author_id': 'what staff have decided',
  'report_case.decided_by': 'work for the portal',
  'tip.author_id': 'what was foretold, without its words',
  'tip_chain.author_id': 'what was foretold, sealed',
  'tip_day_head.author_id': 'was published',
  'tip_link.author_id': 'what was foretold, sealed',
  'tip_record.author_id': 'what was foretold, in sum',
};
